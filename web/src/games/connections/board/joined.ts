/** What lies joined on the web, and why: the server says it in the view. */
import { say } from "../../../app/i18n.svelte";
import type { PieceView, View } from "../view";
import { at, PITCH, SIDE, wordsOf } from "./cards";

/** A card that lies somewhere: on the web, in a quad, in a line. */
export interface Laid extends PieceView {
  x: number;
  y: number;
  waiting?: boolean;
}

export interface Seam {
  key: string;
  /** The middle of the seam. */
  cx: number;
  cy: number;
  /** One of its cards still waits. */
  open: boolean;
  words: [string, string];
  ids: [number, number];
}

const TO_EAST_AND_SOUTH = [
  [1, 0, 1],
  [0, 1, 2],
] as const;

export function seamsOf(view: View, laid: readonly Laid[] = view.web): Seam[] {
  const cells = new Map(laid.map((cell) => [at(cell.x, cell.y), cell]));
  return laid.flatMap((cell) =>
    TO_EAST_AND_SOUTH.flatMap(([dx, dy, side]) => {
      const beside = cells.get(at(cell.x + dx, cell.y + dy));
      return beside ? [seam(view, cell, beside, side)] : [];
    }),
  );
}

/** Places of a quad: north-west, north-east, south-west, south-east. */
export function quadCells(quad: readonly (PieceView | null)[]): Laid[] {
  return quad.flatMap((piece, place) => (piece ? [{ ...piece, x: place % 2, y: place >> 1 }] : []));
}

function seam(view: View, cell: Laid, beside: Laid, side: 1 | 2): Seam {
  return {
    key: `${cell.card} ${beside.card}`,
    cx: cell.x * PITCH + (side === 1 ? SIDE + 3 : SIDE / 2),
    cy: cell.y * PITCH + (side === 2 ? SIDE + 3 : SIDE / 2),
    open: Boolean(cell.waiting || beside.waiting),
    words: [word(view, cell, side), word(view, beside, side + 2)],
    ids: [id(view, cell, side), id(view, beside, side + 2)],
  };
}

function word(view: View, cell: Laid, side: number): string {
  return wordsOf(view, cell.card, cell.turn)[side % 4] ?? "";
}

function id(view: View, cell: Laid, side: number): number {
  return view.cards[cell.card]?.ids[(side - cell.turn + 8) % 4] ?? 0;
}

/** “gold + mine: said together”, “moose + mammal: is a kind of”: the words in the order in which the link runs. */
export function joinedText(view: View, { words: [one, two], ids: [a, b] }: Pick<Seam, "words" | "ids">): string {
  const runsBack = view.joined[`${b} ${a}`] !== undefined;
  const [first, second] = runsBack ? [two, one] : [one, two];
  const reason = view.joined[runsBack ? `${b} ${a}` : `${a} ${b}`] ?? "";
  return say("cx-web-joined", { pair: say("cx-web-pair", { first, second }), why: whyOf(view, reason) });
}

function whyOf(view: View, reason: string): string {
  if (reason === "stands" || reason === "falls") return say(`cx-web-ruled-${reason}`);
  return reason ? say(`cx-kind-${reason}`) : say(view.judge === "trust" ? "cx-web-on-trust" : "cx-verdict-no");
}
