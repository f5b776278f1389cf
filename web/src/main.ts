/** Starts the client: style, language, then the page that the address names. */
import { mount } from "svelte";

import App from "./App.svelte";
import { openSpeech } from "./speech.svelte";
import { settings } from "./settings.svelte";
import "./styles/tokens.css";
import "./styles/ui.css";

await openSpeech(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
