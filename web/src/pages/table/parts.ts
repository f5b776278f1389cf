/** The parts of a table that most tables do not show at once: fetched when they are first shown, with their words. */
import { withWords } from "../../app/i18n.svelte";

/** When everything else is there, and nobody waits for it. */
const CALM_MILLIS = 4000;

export const PARTS = {
  answer: () => withWords(import("./GroupQuestion.svelte")),
  break: () => withWords(import("./Break.svelte")),
  class: () => withWords(import("../class/ClassStrip.svelte")),
  daily: () => withWords(import("./DailyStrip.svelte")),
  gathering: () => withWords(import("./Gathering.svelte")),
  menu: () => withWords(import("./TableMenu.svelte")),
  offers: () => withWords(import("./Offers.svelte")),
  result: () => withWords(import("./result/Result.svelte")),
  talk: () => withWords(import("./Talk.svelte")),
  unavailable: () => withWords(import("./TableUnavailable.svelte")),
};

/** Fetches ahead what a game will show sooner or later, so that nobody waits for it; returns how to call it off. */
export function fetchAhead(...names: (keyof typeof PARTS)[]): () => void {
  const timer = setTimeout(() => {
    for (const name of names) PARTS[name]().catch(() => {}); // it is asked for again when it is shown
  }, CALM_MILLIS);
  return () => clearTimeout(timer);
}
