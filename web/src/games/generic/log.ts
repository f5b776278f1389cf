/** What a seat did, by its notation: nothing else is known of a game without a folder. */
import { say, type Sentence } from "../../app/i18n.svelte";

export function logLine(notation: string, seat: number, names: string[]): Sentence {
  const name = seat < 0 ? say("wb-other-chance") : (names[seat] ?? "");
  return { key: "wb-other-line", values: { name, action: notation } };
}
