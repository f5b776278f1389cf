/** Starts the client: style, language, then the page that the address names. */
import { mount } from "svelte";

import App from "./App.svelte";
import { keepOffline, startAgain } from "./offline";
import { here, PAGES } from "./router.svelte";
import { openSpeech } from "./speech.svelte";
import { settings } from "./settings.svelte";
import "./styles/tokens.css";
import "./styles/ui.css";

addEventListener("vite:preloadError", startAgain);
void PAGES[here.path[0] ?? ""]?.(); // fetched while the words are
await openSpeech(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
setTimeout(keepOffline, 3000); // when everything else is there
