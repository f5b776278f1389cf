/** Where the guide's windows and its card lie on the page. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Room {
  width: number;
  height: number;
  /** Height of the card. */
  tall: number;
  /** What should stay uncovered at the bottom, where the buttons of a phone are. */
  clear: number;
}

export interface Place extends Box {
  /** From the card to the thing it speaks of; empty where they touch. */
  trace: string;
}

const CARD = 340;
const NARROW_CARD = 300;
const AROUND = 6;
const GAP = 14;
const EDGE = 8;
const R = 10;
/** Between selectors of which the first that is on the page counts; a comma may stand inside one. */
export const OR = " || ";
/** As bad as so many pixels of distance: to lie over the buttons, and over a pixel of what is spoken of. */
const OVER_BUTTONS = 240;
const OVER_THING = 1000;

/** The window on the first of these things that is on the page. */
export function boxOf(selector: string): Box | null {
  const found = elementOf(selector)?.getBoundingClientRect();
  if (!found) return null;
  return { x: found.x - AROUND, y: found.y - AROUND, w: found.width + 2 * AROUND, h: found.height + 2 * AROUND };
}

export function elementOf(selector: string): Element | null {
  for (const one of selector ? selector.split(OR) : []) {
    const found = document.querySelector(one);
    if (found?.getBoundingClientRect().width) return found;
  }
  return null;
}

export function same(a: Box | null, b: Box | null): boolean {
  return a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h);
}

/** The path of a window in the scrim. */
export function hole({ x, y, w, h }: Box): string {
  const turn = (dx: number, dy: number): string => `a${R} ${R} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [w - 2 * R, h - 2 * R];
  return `M${x + R} ${y}h${across}${turn(R, R)}v${down}${turn(-R, R)}h${-across}${turn(-R, -R)}v${-down}${turn(R, -R)}z`;
}

export function cardWidth(width: number, height: number): number {
  return Math.min(height < 480 ? NARROW_CARD : CARD, width - 2 * EDGE);
}

/** As near to the thing as can be without covering it, what else is spoken of or, if possible, the buttons. */
export function placeOf(target: Box | null, others: readonly Box[], { width, height, tall, clear }: Room): Place {
  const w = cardWidth(width, height);
  const [right, bottom] = [width - w - EDGE, height - tall - EDGE];
  if (!target) return { x: right, y: Math.max(EDGE, bottom - clear), w, h: tall, trace: "" };
  const things = [target, ...others];
  const xs = [EDGE, right, ...things.flatMap((box) => [box.x - w - GAP, box.x + box.w + GAP, middle(box.x, box.w, w)])];
  const ys = [
    EDGE,
    bottom,
    bottom - clear,
    ...things.flatMap((box) => [box.y - tall - GAP, box.y + box.h + GAP, middle(box.y, box.h, tall)]),
  ];
  const buttons = { x: 0, y: height - clear, w: width, h: clear };
  const cost = (box: Box): number =>
    gap(box, target) +
    things.reduce((sum, thing) => sum + OVER_THING * overlap(box, thing), 0) +
    (overlap(box, buttons) ? OVER_BUTTONS : 0);
  let best = { x: right, y: bottom, w, h: tall };
  for (const x of xs)
    for (const y of ys) {
      const box = { x: within(x, EDGE, right), y: within(y, EDGE, bottom), w, h: tall };
      if (cost(box) < cost(best)) best = box;
    }
  return { ...best, trace: traceOf(best, target) };
}

function middle(start: number, long: number, own: number): number {
  return start + (long - own) / 2;
}

function within(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(n, most));
}

/** How many pixels two boxes have in common. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function gap(a: Box, b: Box): number {
  return Math.hypot(Math.max(0, b.x - a.x - a.w, a.x - b.x - b.w), Math.max(0, b.y - a.y - a.h, a.y - b.y - b.h));
}

/** A straight line between the two, where they are nearest to each other. */
function traceOf(card: Box, thing: Box): string {
  if (overlap(card, thing)) return "";
  const [x1, x2] = nearest(card.x, card.w, thing.x, thing.w);
  const [y1, y2] = nearest(card.y, card.h, thing.y, thing.h);
  return `M${x1} ${y1}L${x2} ${y2}`;
}

function nearest(a: number, aLong: number, b: number, bLong: number): [number, number] {
  if (a + aLong < b) return [a + aLong, b];
  if (b + bLong < a) return [a, b + bLong];
  const both = (Math.max(a, b) + Math.min(a + aLong, b + bLong)) / 2;
  return [both, both];
}
