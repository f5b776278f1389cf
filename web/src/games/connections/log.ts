/** What a seat did, in the words of the move log. */
import { row, type Sentence } from "../../app/i18n.svelte";
import { wordsOf } from "./board/cards";
import { layOf, type Lay } from "./notation";
import type { View } from "./view";

/** One's own small steps, and cards that come, are not in the log. */
const UNTOLD = /^(card|at|because|back|deal|open)\b/;

/** What a seat did. With a view the card is named by its words. */
export function logLine(notation: string, seat: number, names: string[], view?: View): Sentence | null {
  if (UNTOLD.test(notation) || seat < 0) return null;
  const name = names[seat] ?? "";
  const [act = "", first = ""] = notation.split(" ");
  const lay = layOf(notation);
  if (lay) return layLine(lay, name, view);
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
