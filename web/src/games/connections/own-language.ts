/**
 * Words in the language of a game, or in the reader's own where everybody has hers (CX-O6).
 *
 * A view arrives with the words as the deck has them and, beside them, their translations. They are exchanged once, when
 * the view arrives: everything that shows a card, a pair or a line of the log then finds the reader's words.
 */
import { settings } from "../../app/settings.svelte";
import type { View } from "./view";

type Words = ReadonlyMap<string, string>;
/** Fields that name one word of a card. */
const SINGLE = new Set(["first", "second"]);

/** A reader for one table; it remembers the words of cards that are no longer in sight, for the log. */
export function ownLanguageReader(): (view: View) => <T>(data: T) => T {
  let language = "";
  let known = new Map<string, string>();
  return (view) => {
    if (language !== settings.language) {
      language = settings.language;
      known = new Map();
    }
    for (const [word, own] of ownWords(view, language)) known.set(word, own);
    return (data) => inOwnWords(data, known);
  };
}

/** The reader's words by those of the deck; empty where the cards are shown as they are. */
export function ownWords(view: View, reader: string): Words {
  const language = view.words === "any" ? reader : view.words;
  const found = new Map<string, string>();
  for (const { words, translations } of Object.values(view.cards)) {
    translations?.[language]?.forEach((own, side) => found.set(words[side] ?? "", own));
  }
  return found;
}

/** The same data with every word exchanged that stands in a list named `words`, or alone as `first` or `second`. */
export function inOwnWords<T>(data: T, own: Words): T {
  return own.size ? (exchanged(data, own) as T) : data;
}

function exchanged(data: unknown, own: Words): unknown {
  if (Array.isArray(data)) return data.map((part) => exchanged(part, own));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (name === "words" && Array.isArray(value)) return [name, value.map((word) => own.get(word) ?? word)];
      if (SINGLE.has(name) && typeof value === "string") return [name, own.get(value) ?? value];
      return [name, exchanged(value, own)];
    }),
  );
}
