/** What a seat did, in the words of the move log. */
import { row, type Sentence } from "../../app/i18n.svelte";
import { AROUND, asSet, at, byPlace, placeOf, wordsOf } from "./board/cards";
import { layOf, type Lay } from "./notation";
import type { SeenWith } from "../registry";
import type { EventSeen } from "../../server/wire";
import type { View } from "./view";

/** One's own small steps, and cards that come, are not in the log. */
const UNTOLD = /^(card|at|because|back|deal|open)\b/;

/** What a seat did. With a view the card is named by its words. */
export function logLine(notation: string, seat: number, names: string[], seen?: SeenWith<View>): Sentence | null {
  if (UNTOLD.test(notation) || seat < 0) return null;
  const name = names[seat] ?? "";
  const [act = "", first = ""] = notation.split(" ");
  const lay = layOf(notation);
  if (lay) return layLine(lay, name, seen?.view, Number(seen?.facts["points"] ?? 0));
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

/** CX-J4, CX-J6: how a challenge or an appeal ended, and what failed. */
export function newsLine(facts: NonNullable<EventSeen["facts"]>, names: string[]): Sentence | null {
  const { ruling, missed, first = "", second = "", challenger, placer } = facts;
  const name = (seat: string | number | undefined): string => names[Number(seat)] ?? "";
  const values = { first: asSet(String(first)), second: asSet(String(second)) };
  if (missed !== undefined) return { key: "cx-web-told-missed", values: { ...values, name: name(missed) } };
  if (!ruling) return null;
  if (Number(challenger) < 0)
    return { key: `cx-web-told-appeal-${ruling}`, values: { ...values, placer: name(placer) } };
  return {
    key: `cx-web-told-ruling-${ruling}`,
    values: { ...values, challenger: name(challenger), placer: name(placer) },
  };
}

/** A small step of a placement, which the log leaves out: the card by its words, the place by the words around it. */
export function stepLine(notation: string, seat: number, names: string[], view: View | null): Sentence | null {
  const name = names[seat] ?? "";
  const [act = "", what = ""] = notation.split(" ");
  if (act === "card" && view?.cards[what])
    return { key: "cx-web-told-card", values: { name, words: row(wordsOf(view, Number(what))) } };
  const place = placeOf(notation);
  if (place && view) return { key: "cx-web-told-at", values: { name, words: row(facing(view, place)) } };
  return act === "back" ? { key: "cx-web-told-back", values: { name } } : null;
}

/** What a hint speaks of: a card in the hand, a spot of the web, else the button that does it. */
export function hintTargets(notation: string): string[] {
  const [act = "", card = ""] = notation.split(" ");
  if (act === "card") return [`[data-card="${card}"]`];
  const target = layOf(notation)?.target ?? (act === "at" ? notation : "");
  return [target.startsWith("at") ? `[data-target="${target}"]` : `[data-act="${act}"]`];
}

/** The words that face a free place of the web. */
function facing(view: View, { x, y }: { x: number; y: number }): string[] {
  const cells = byPlace(view.web);
  return AROUND.flatMap(([dx, dy], side) => {
    const beside = cells.get(at(x + dx, y + dy));
    return beside ? [wordsOf(view, beside.card, beside.turn)[(side + 2) % 4] ?? ""] : [];
  });
}

function layLine(lay: Lay, name: string, view: View | null | undefined, points: number): Sentence {
  const place = lay.target.startsWith("at") ? "web" : lay.target.startsWith("in") ? "quad" : "line";
  if (!view?.cards[lay.card]) return { key: `cx-web-told-lay-${place}`, values: { name } };
  const words = row(wordsOf(view, lay.card));
  if (points > 0) return { key: "cx-web-told-words-points", values: { name, words, points } };
  return { key: `cx-web-told-words-${place}`, values: { name, words } };
}
