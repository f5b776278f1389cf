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
  /** What stays uncovered at the bottom of a phone. */
  clear: number;
}

const CARD = 340;
const AROUND = 6;
const R = 10;

/** The window on the first of these things that is on the page. */
export function boxOf(selector: string): Box | null {
  for (const one of selector.split(",")) {
    const box = document.querySelector(one)?.getBoundingClientRect();
    if (box?.width)
      return { x: box.x - AROUND, y: box.y - AROUND, w: box.width + 2 * AROUND, h: box.height + 2 * AROUND };
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

/** Beside the thing on wide screens, below or above it on phones; never over it where there is room. */
export function placeOf(target: Box | null, cause: Box | null, room: Room): { side: string; style: string } {
  const { width, height, tall, clear } = room;
  if (width <= 700) {
    const covered = target && target.y + target.h > height - clear - tall && target.y > 60 + tall;
    return {
      side: covered ? "above" : "below",
      style: `left:8px;right:8px;${covered ? "top:56px" : `bottom:${clear}px`}`,
    };
  }
  const [left, right] = target ? [target.x - 26 - CARD, target.x + target.w + 26] : [0, width];
  if (target && right + CARD + AROUND < width)
    return { side: "right", style: `left:${right}px;top:${topOf(target, cause, right, room)}px;width:${CARD}px` };
  if (target && left > AROUND)
    return { side: "left", style: `left:${left}px;top:${topOf(target, cause, left, room)}px;width:${CARD}px` };
  return { side: "none", style: `right:24px;bottom:24px;width:${CARD}px` };
}

/** Level with the thing, but below its cause where the card would cover it. */
function topOf({ y, h }: Box, cause: Box | null, x: number, { height, tall }: Room): number {
  const wanted = Math.max(8, Math.min(y + h / 2 - tall / 3, height - tall - 8));
  if (!cause) return wanted;
  const below = cause.y + cause.h + 14;
  const hidden = x < cause.x + cause.w && cause.x < x + CARD && wanted < below && cause.y < wanted + tall;
  return hidden && below + tall + 8 < height ? below : wanted;
}
