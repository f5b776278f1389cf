/** Starts the client: style, language, then the page that the address names. */
import { mount } from "svelte";

import App from "./App.svelte";
import { GENERIC, OWN_GAMES } from "./games";
import { GAMES, register } from "./games/registry";
import { PAGES, wordsOf } from "./pages";
import { mySeatsAt } from "./server/my-seats";
import { serverInfo } from "./server/server-info";
import { keepOffline, startAgain } from "./app/offline";
import { here } from "./app/router.svelte";
import { loadLanguage } from "./app/i18n.svelte";
import { settings } from "./app/settings.svelte";
import "./styles/tokens.css";
import "./styles/ui.css";

/** How long the home page waits for what the server offers. */
const OFFER_MILLIS = 400;
const delayed = (millis: number) => new Promise((done) => setTimeout(done, millis));

register(OWN_GAMES, GENERIC);
addEventListener("vite:preloadError", startAgain);
// Page, game and words are fetched together, not one behind the other.
const [word = "", id = ""] = here.path;
void PAGES[word]?.();
const held = word === "t" ? mySeatsAt(id)[0] : undefined;
const game = GAMES[held?.game ?? ""];
void game?.load();
// The boxes on the home page show what the server offers: they come with it, or without where it is slow.
const offered = word ? undefined : Promise.race([serverInfo().catch(() => {}), delayed(OFFER_MILLIS)]);
await loadLanguage(settings.language, [...wordsOf(word), ...(held && game ? [held.game] : [])]);
await offered;
const target = document.getElementById("app");
if (target) mount(App, { target });
setTimeout(keepOffline, 3000); // when everything else is there
