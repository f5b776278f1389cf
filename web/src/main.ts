/** Starts the client: style, language, then the page that the address names. */
import { mount } from "svelte";

import App from "./App.svelte";
import { GENERIC, OWN_GAMES } from "./games";
import { clientOf, GAMES, gameOf, register } from "./games/registry";
import { openPage, PAGES, wordsOf } from "./pages";
import { earlyGame, earlyWord } from "./server/early";
import { mySeatsAt } from "./server/my-seats";
import { serverInfo } from "./server/server-info";
import { afterPaint } from "./app/after-paint";
import { keepOffline, startAgain } from "./app/offline";
import { here } from "./app/router.svelte";
import { loadLanguage } from "./app/i18n.svelte";
import { settings } from "./app/settings.svelte";
import "./styles/tokens.css";
import "./styles/ui.css";

/** How long a page waits for what the server says at first. */
const WORD_MILLIS = 400;
const delayed = (millis: number) => new Promise((done) => setTimeout(done, millis));

/** Page, game, words and what the server says are fetched together, and shown together: nothing is drawn twice. */
async function start(): Promise<void> {
  Error.stackTraceLimit = 10; // as it was before the page's first script
  const [word = "", id = ""] = here.path;
  const held = word === "t" ? mySeatsAt(id)[0] : undefined;
  const game = held && held.game in GAMES ? held.game : "";
  const modules = [PAGES[word]?.(), game && gameOf(game).load()];
  // The boxes on the home page show what the server offers: they come with it, or without where it is slow.
  const told = Promise.race([word ? earlyWord() : serverInfo().catch(() => {}), delayed(WORD_MILLIS)]);
  await loadLanguage(settings.language, [...wordsOf(word), ...(game ? [game] : [])]);
  // What does not come is asked for again by the page, which says that it is missing.
  await Promise.allSettled([...modules, word in PAGES && openPage(word), game && clientOf(game), told]);
  // Who comes by a link holds no seat: the table has said which game it is, and its files are on their way.
  const other = game ? "" : earlyGame();
  if (other in GAMES) await Promise.race([Promise.resolve(clientOf(other)).catch(() => {}), delayed(WORD_MILLIS)]);
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  void afterPaint().then(showIcon);
  setTimeout(keepOffline, 3000); // when everything else is there
}

/** After the first picture of the page: a browser draws both on the same thread. */
function showIcon(): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", "/icon.svg");
}

register(OWN_GAMES, GENERIC);
addEventListener("vite:preloadError", startAgain);
// Not in the middle of this file: whoever watches requests would have it read again for the names of its lines.
queueMicrotask(() => void start());
