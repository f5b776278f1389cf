/** How the words of a card are set: as large as they go without one running into another in a corner. */
import { SIDE } from "./cards";

export interface SetWord {
  lines: string[];
  size: number;
  /** Where the baseline of each line lies, from the middle of the card outwards. */
  baselines: number[];
}

const HALF = SIDE / 2;
const LARGEST = 18;
const LARGEST_OF_TWO_LINES = 14.5;
/** Along a side of the card, between its rounded corners. */
const ROOM = 98;
/** From the edge of the card to a word, and from a word to the next one in a corner. */
const EDGE = 7;
const GAP = 1.5;
const STEP = 0.25;
/** Shares of the font size: above the baseline, below it, from one line to the next. */
const ASCENT = 0.74;
const ASCENT_WITH_MARKS = 1.02;
const DESCENT = 0.23;
const LINE = 0.93;
const BOTTOM = 2;

/** Widths of Maitree by letter, in shares of the font size; the first that fits. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl' \-.,Iเ]/, 0.31],
  [/[cfrstzJรวะาำไใโ]/, 0.45],
  [/[mwญฒณ]/, 0.9],
  [/[MW]/, 1.08],
  [/\p{Lu}/u, 0.72],
  [/[aeox]/, 0.54],
];
const MARKS = /\p{M}/u;
/** No letter before it is a mark. */
const FIRST_MARK = /[\u0300-\uffff]/;
const ORDINARY = 0.6;

/** Widths of letters that were looked up: a card has few, and the same again and again. */
const known = new Map<string, number>();

/** The width of a text at a font size of 1. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text.normalize("NFD")) sum += known.get(letter) ?? lookUp(letter);
  return sum;
}

function lookUp(letter: string): number {
  const width = hasMarks(letter) ? 0 : (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? ORDINARY);
  known.set(letter, width);
  return width;
}

/** Most words have none, and to prepare the search for them takes longer than all else here. */
function hasMarks(text: string): boolean {
  return FIRST_MARK.test(text) && MARKS.test(text);
}

/** In two lines where a space near the middle allows it and one line would be too long at full size. */
function linesOf(word: string): string[] {
  if (widthOf(word) * LARGEST <= ROOM) return [word];
  const spaces = [...word.matchAll(/ /g)].map(({ index }) => index);
  const cut = spaces.sort((a, b) => Math.abs(a - word.length / 2) - Math.abs(b - word.length / 2))[0];
  return cut === undefined ? [word] : [word.slice(0, cut), word.slice(cut + 1)];
}

interface Word {
  lines: string[];
  width: number;
  ascent: number;
  size: number;
}

function alone(word: string): Word {
  const lines = linesOf(word);
  const width = Math.max(...lines.map(widthOf));
  const ascent = hasMarks(word) ? ASCENT_WITH_MARKS : ASCENT;
  const largest = lines.length > 1 ? LARGEST_OF_TWO_LINES : LARGEST;
  return { lines, width, ascent, size: Math.min(largest, ROOM / Math.max(width, 1)) };
}

/** How far from the edge a word reaches into the card. */
function depth({ lines, ascent, size }: Word): number {
  return EDGE + size * (ascent + DESCENT + (lines.length - 1) * LINE);
}

/** Whether two neighbours meet in their corner: each reaches into the strip of the other. */
function meet(one: Word, other: Word): boolean {
  const reaches = (a: Word, b: Word): boolean => (a.width * a.size) / 2 > HALF - depth(b) - GAP;
  return reaches(one, other) && reaches(other, one);
}

/** The words north, east, south and west of a card. */
export function setWords(words: readonly string[]): SetWord[] {
  const found = words.map(alone);
  const corners = found.flatMap((one, side) => {
    const other = found[(side + 1) % found.length];
    return other ? [[one, other] as const] : [];
  });
  for (;;) {
    const corner = corners.find(([one, other]) => meet(one, other));
    if (!corner) break;
    const [one, other] = corner;
    (one.size < other.size ? other : one).size -= STEP;
  }
  return found.map((word, side) => ({
    lines: word.lines,
    size: word.size,
    baselines: word.lines.map((_, line) => baseline(word, side, line)),
  }));
}

/** Words at the bottom stand with their feet to the edge, all others with their heads. */
function baseline({ lines, ascent, size }: Word, side: number, line: number): number {
  if (side === BOTTOM) return HALF - EDGE - size * (DESCENT + (lines.length - 1 - line) * LINE);
  return HALF - EDGE - size * (ascent + line * LINE);
}
