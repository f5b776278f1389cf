/** The game's notation: what an action names, and how the move log tells it. */
import type { Sentence } from "..";
import { row } from "../../app/i18n.svelte";
import { wordsOf } from "./board/cards";
import type { View } from "./types";

const ANSWERS = /^(fine|challenge|stands|falls|abstain)\b/;
/** Answers and votes; everything else is playing. */
export const isAnswer = (notation: string): boolean => ANSWERS.test(notation);

export interface Lay {
  card: number;
  /** `at 1,-2`, `in 3`, `new`, `left 1`. */
  target: string;
  turn: number;
}

export function layOf(notation: string): Lay | null {
  const found = /^lay (\d+) (.+) turn ([0-3])$/.exec(notation);
  return found ? { card: Number(found[1]), target: found[2] ?? "", turn: Number(found[3]) } : null;
}

export const layAt = ({ card, target, turn }: Lay): string => `lay ${card} ${target} turn ${turn}`;

/** One's own small steps, and cards that come, are not told. */
const UNTOLD = /^(card|at|because|back|deal|open)\b/;

/** What a seat did. With a view the card is named by its words. */
export function logLine(notation: string, seat: number, names: string[], view?: Record<string, any>): Sentence | null {
  if (UNTOLD.test(notation) || seat < 0) return null;
  const name = names[seat] ?? "";
  const [act = "", first = ""] = notation.split(" ");
  const lay = layOf(notation);
  if (lay) return layLine(lay, name, view as View | undefined);
  switch (act) {
    case "steal":
    case "fine":
    case "challenge":
      return { key: `cx-web-told-${act}`, values: { name, other: names[Number(first)] ?? "" } };
    case "take":
      return { key: "cx-web-told-take", values: { name, pile: Number(first) } };
    case "return":
      return { key: "cx-web-told-return", values: { name, pile: Number(notation.split(" ")[2]) } };
    default:
      return { key: `cx-web-told-${act}`, values: { name } };
  }
}

function layLine(lay: Lay, name: string, view: View | undefined): Sentence {
  const place = lay.target.startsWith("at") ? "web" : lay.target.startsWith("in") ? "quad" : "line";
  if (!view?.cards[lay.card]) return { key: `cx-web-told-lay-${place}`, values: { name } };
  return { key: `cx-web-told-words-${place}`, values: { name, words: row(wordsOf(view, lay.card)) } };
}
