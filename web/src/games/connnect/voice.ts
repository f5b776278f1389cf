/** Sentences made elsewhere, said here. */
import type { Sentence } from "..";
import { settings } from "../../settings.svelte";
import { say } from "../../speech.svelte";

export function tell(sentence: Sentence): string {
  return say(sentence.key, sentence.values);
}

/** Several short parts one after the other, as a screen reader should hear them. */
export function tellAll(sentences: Sentence[]): string {
  return new Intl.ListFormat(settings.language, { type: "unit", style: "short" }).format(sentences.map(tell));
}

/** “+3”, “−2”, “0” with the signs of the house. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** A number that may be below zero. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
