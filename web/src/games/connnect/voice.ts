/** Sentences made elsewhere, said here. */
import type { Sentence } from "..";
import { row, say } from "../../app/i18n.svelte";

export function saySentence(sentence: Sentence): string {
  return say(sentence.key, sentence.values);
}

/** Several short parts one after the other, as a screen reader should hear them. */
export function saySentences(sentences: Sentence[]): string {
  return row(sentences.map(saySentence));
}

/** “+3”, “−2”, “0” with the signs of the house. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** A number that may be below zero. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
