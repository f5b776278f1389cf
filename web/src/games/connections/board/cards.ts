/**
 * Cards and their neighbours as pictures need them: words by side, free spots, what touches what.
 *
 * Whether a pair is accepted and what it scores is the server's business.
 */
import { settings } from "../../../app/settings.svelte";
import type { CellView, PieceView, View } from "../view";

/** From one card of the web to the next, and the side of a card. */
export const PITCH = 124;
export const SIDE = 118;
/** To the neighbour in the north, east, south, west. */
export const AROUND: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
export const KINDS = ["opposite", "same", "is-a", "part", "made", "said", "family", "property", "found"] as const;

export interface Spot {
  x: number;
  y: number;
  /** How many sides would touch. */
  sides: number;
  /** What a placement there is multiplied by. */
  factor: number;
}

export interface Meeting {
  /** 0 north, 1 east, 2 south, 3 west. */
  side: number;
  own: string;
  other: string;
  card: number;
}

/** Decks are often written in capitals; on a card words are set as words. */
export function asSet(word: string): string {
  return word === word.toUpperCase() ? word.toLowerCase() : word;
}

/** CX-O6: a card's words in the language of the game, or in the reader's own; English where it has none. */
function faceOf(view: View, card: number | string): readonly string[] {
  const found = view.cards[card];
  const language = view.words === "any" ? settings.language : view.words;
  return found?.translations?.[language] ?? found?.words ?? ["", "", "", ""];
}

/** The two words of a pair as the cards show them. */
export function pairOf(
  view: View,
  { words, ids }: { words: readonly string[]; ids: readonly number[] },
): [string, string] {
  const shown = ids.map((id, place) => {
    const card = Object.keys(view.cards).find((number) => view.cards[number]?.ids.includes(id));
    const side = card === undefined ? -1 : (view.cards[card]?.ids.indexOf(id) ?? -1);
    return asSet((card === undefined ? undefined : faceOf(view, card)[side]) ?? words[place] ?? "");
  });
  return [shown[0] ?? "", shown[1] ?? ""];
}

/** A card's words by side after so many quarter turns clockwise. */
export function wordsOf(view: View, card: number, turn = 0): string[] {
  const words = faceOf(view, card);
  return [0, 1, 2, 3].map((side) => asSet(words[(side - turn + 4) % 4] ?? ""));
}

export function valueOf(view: View, card: number): number {
  return view.cards[card]?.value ?? 0;
}

export const at = (x: number, y: number): string => `at ${x},${y}`;

/** The place that a text like `at 1,-2` names. */
export function placeOf(target: string): { x: number; y: number } | null {
  const found = /^at (-?\d+),(-?\d+)$/.exec(target);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

export function byPlace(web: readonly CellView[]): Map<string, CellView> {
  return new Map(web.map((cell) => [at(cell.x, cell.y), cell]));
}

/** Where the web can grow, as the server says it. */
export function spotsOf(view: View): Spot[] {
  return view.spots.map(([x = 0, y = 0, sides = 0, factor = 1]) => ({ x, y, sides, factor }));
}

export function inReadingOrder(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return a.y - b.y || a.x - b.x;
}

/** The words that a card would meet at a place of the web. */
export function meetings(view: View, card: number, turn: number, x: number, y: number): Meeting[] {
  const cells = byPlace(view.web);
  return AROUND.flatMap(([dx, dy], side) => {
    const beside = cells.get(at(x + dx, y + dy));
    if (!beside || beside.card === card) return [];
    return [meeting(view, { card, turn }, beside, side)];
  });
}

/** The pair of two pieces, the second on that side of the first. */
export function meeting(view: View, piece: PieceView, beside: PieceView, side: number): Meeting {
  const own = wordsOf(view, piece.card, piece.turn)[side] ?? "";
  const other = wordsOf(view, beside.card, beside.turn)[(side + 2) % 4] ?? "";
  return { side, own, other, card: beside.card };
}

/** “(2 + 2 + 1) × 2”, or “2 + 2” where nothing multiplies. */
export function sum(values: readonly number[], factor: number): string {
  const terms = values.join(" + ");
  return factor > 1 ? `(${terms}) × ${factor}` : terms;
}

/** The edges of all places, for fitting them into a window; with the free spots around them. */
export function boundsOf(places: readonly { x: number; y: number }[]): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  if (!places.length) return { x: 0, y: 0, width: SIDE, height: SIDE };
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
  return {
    x: left * PITCH,
    y: top * PITCH,
    width: (right - left) * PITCH + SIDE,
    height: (bottom - top) * PITCH + SIDE,
  };
}

/** The cell of the web that shows a word of a pair; words are on one card only. */
export function cellWith(view: View, word: string): CellView | undefined {
  return view.web.find((cell) => view.cards[cell.card]?.words.includes(word));
}

/** On which side a laid card shows a word: 0 north, 1 east, 2 south, 3 west. */
export function sideWith(view: View, piece: PieceView, word: string): number {
  const place = view.cards[piece.card]?.words.indexOf(word) ?? -1;
  return place < 0 ? 0 : (place + piece.turn) % 4;
}
