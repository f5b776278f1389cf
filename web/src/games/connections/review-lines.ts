/** A decision of a review in words that tell two placements of one card apart: what it joins, which card is taken. */
import { list, row, say, type Sentence } from "../../app/i18n.svelte";
import { meeting, meetings, placeOf, wordsOf, type Meeting } from "./board/cards";
import { layOf, type Lay } from "./notation";
import type { PieceView, SeatView, View } from "./view";

/** The places of a quad beside each of its places, with the side on which they lie: 1 east, 2 south. */
const QUAD_SIDES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [1, 1],
    [2, 2],
  ],
  [
    [0, 3],
    [3, 2],
  ],
  [
    [0, 0],
    [3, 1],
  ],
  [
    [1, 0],
    [2, 3],
  ],
];

/** Null: the log says it as well. */
export function reviewLine(notation: string, seat: number, names: string[], view: View | null): Sentence | null {
  if (!view) return null;
  const name = names[seat] ?? "";
  const lay = layOf(notation);
  if (lay) return view.cards[lay.card] ? layLine(lay, name, view, view.seats[seat]) : null;
  const [act, first = "", second = "", end = ""] = notation.split(" ");
  if (act === "take") return taken(name, view, view.piles[Number(first) - 1]?.shown.at(-1), { pile: Number(first) });
  if (act !== "steal") return null;
  const line = view.seats[Number(first)]?.lines[Number(second) - 1];
  return taken(name, view, line?.at(end === "left" ? 0 : -1)?.card, { other: names[Number(first)] ?? "" });
}

function taken(
  name: string,
  view: View,
  card: number | undefined,
  from: { pile?: number; other?: string },
): Sentence | null {
  if (card === undefined || !view.cards[card]) return null;
  const key = from.pile === undefined ? "cx-web-review-steal" : "cx-web-review-take";
  return { key, values: { name, words: row(wordsOf(view, card)), ...from } };
}

function layLine(lay: Lay, name: string, view: View, seat: SeatView | undefined): Sentence | null {
  const words = row(wordsOf(view, lay.card));
  if (lay.target === "new") return { key: "cx-web-review-new", values: { name, words } };
  const met = meetingsOf(lay, view, seat);
  if (!met.length) return null;
  const pairs = list(met.map(({ own, other }) => say("cx-web-pair", { first: own, second: other })));
  return { key: "cx-web-review-lay", values: { name, words, pairs } };
}

/** What the card meets on the web, in the quad or at the end of a line. */
function meetingsOf({ card, target, turn }: Lay, view: View, seat: SeatView | undefined): Meeting[] {
  const spot = placeOf(target);
  if (spot) return meetings(view, card, turn, spot.x, spot.y);
  const [where = "", number = ""] = target.split(" ");
  const meet = (beside: PieceView | null | undefined, side: number): Meeting[] =>
    beside ? [meeting(view, { card, turn }, beside, side)] : [];
  if (where === "in")
    return (QUAD_SIDES[Number(number) - 1] ?? []).flatMap(([place, side]) => meet(seat?.building[place], side));
  const line = seat?.lines[Number(number) - 1];
  return where === "left" ? meet(line?.[0], 1) : meet(line?.at(-1), 3);
}
