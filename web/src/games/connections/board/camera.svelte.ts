/** The window onto the web: where it looks, how near, and how fingers, wheel and buttons move it. */
import { PITCH, SIDE } from "./cards";

/** Words are at least 14 px when a web is shown, and none are drawn where they would be too small to read. */
export const FONT = 17;
export const READABLE = 14 / FONT;
const NEAREST = 2.2;
const FARTHEST = 0.16;
const STEP = 1.3;
/** What stays free around a card that is brought into sight: its tag has room there. */
const RIM = 27;
/** A finger that moved less has tapped. */
const SLACK = 7;

interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** The point of the web in the middle of the window. */
  x = $state(SIDE / 2);
  y = $state(SIDE / 2);
  scale = $state(1);
  /** Follows the game until somebody moves it by hand. */
  free = $state(false);
  /** Shows everything, also when the window becomes smaller, until somebody moves it by hand. */
  whole = $state(false);
  panning = $state(false);
  private fingers = new Map<number, { x: number; y: number }>();
  private start = { x: 0, y: 0 };

  get transform(): string {
    return `translate(${this.width / 2 - this.x * this.scale} ${this.height / 2 - this.y * this.scale}) scale(${this.scale})`;
  }

  /** What of the web can be seen, from left to right. */
  get sides(): [number, number] {
    const half = this.width / 2 / this.scale;
    return [this.x - half, this.x + half];
  }

  /** Shows all of it, but not smaller than `least`: then as much of its middle as goes, with `here` in sight. */
  fit(all: Bounds, least: number, most: number, here?: Bounds): void {
    if (!this.width || !this.height) return;
    const margin = 18;
    const fitting = Math.min((this.width - margin) / all.width, (this.height - margin) / all.height);
    this.scale = clamp(fitting, least, most);
    const [halfWidth, halfHeight] = [this.width / 2 / this.scale, this.height / 2 / this.scale];
    const near = here ?? all;
    const x = clamp(all.x + all.width / 2, near.x + near.width + RIM - halfWidth, near.x - RIM + halfWidth);
    const y = clamp(all.y + all.height / 2, near.y + near.height + RIM - halfHeight, near.y - RIM + halfHeight);
    this.x = clamp(x, all.x + halfWidth, all.x + all.width - halfWidth);
    this.y = clamp(y, all.y + halfHeight, all.y + all.height - halfHeight);
  }

  /** Moves just so far that a place can be seen, with what stands around it. */
  reveal(place: { x: number; y: number }, rim = RIM): void {
    if (!this.width || !this.height) return;
    const [halfWidth, halfHeight] = [this.width / 2 / this.scale, this.height / 2 / this.scale];
    const [left, top] = [place.x * PITCH, place.y * PITCH];
    this.x = clamp(this.x, left + SIDE + rim - halfWidth, left - rim + halfWidth);
    this.y = clamp(this.y, top + SIDE + rim - halfHeight, top - rim + halfHeight);
  }

  /** The window became higher or lower at its lower edge: what is seen stays where it is on the screen. */
  stay(heightBefore: number): void {
    this.y += (this.height - heightBefore) / 2 / this.scale;
  }

  /** Shows all of it, however small. */
  showAll(all: Bounds): void {
    this.fit(all, FARTHEST, 1.15);
    this.free = true;
    this.whole = true;
  }

  private byHand(): void {
    this.free = true;
    this.whole = false;
  }

  /** Brings a point of the web into the middle. */
  look(x: number, y: number): void {
    this.byHand();
    this.x = x;
    this.y = y;
  }

  /** Whether most of a place can be seen. */
  sees(place: { x: number; y: number }): boolean {
    const [dx, dy] = [place.x * PITCH + SIDE / 2 - this.x, place.y * PITCH + SIDE / 2 - this.y];
    return Math.abs(dx) * this.scale < this.width / 2 && Math.abs(dy) * this.scale < this.height / 2;
  }

  zoom(direction: 1 | -1): void {
    this.byHand();
    this.zoomAt(this.width / 2, this.height / 2, direction > 0 ? STEP : 1 / STEP);
  }

  zoomAt(px: number, py: number, factor: number): void {
    const next = clamp(this.scale * factor, FARTHEST, NEAREST);
    const [wx, wy] = this.toWeb(px, py);
    this.x = wx - (px - this.width / 2) / next;
    this.y = wy - (py - this.height / 2) / next;
    this.scale = next;
  }

  /** From a point of the window to one of the web. */
  toWeb(px: number, py: number): [number, number] {
    return [this.x + (px - this.width / 2) / this.scale, this.y + (py - this.height / 2) / this.scale];
  }

  cellAt(px: number, py: number): { x: number; y: number } {
    const [wx, wy] = this.toWeb(px, py);
    const gap = (PITCH - SIDE) / 2;
    return { x: Math.floor((wx + gap) / PITCH), y: Math.floor((wy + gap) / PITCH) };
  }

  down(event: PointerEvent): void {
    if (!this.fingers.size) this.start = { x: event.clientX, y: event.clientY };
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, element: Element): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(now.x - this.start.x, now.y - this.start.y) > SLACK;
    if (!this.panning && !far && this.fingers.size < 2) return;
    if (!this.panning) element.setPointerCapture(event.pointerId);
    this.panning = true;
    this.byHand();
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, now, other, element);
    else this.pan(now.x - before.x, now.y - before.y);
    this.fingers.set(event.pointerId, now);
  }

  private pinch(
    before: { x: number; y: number },
    now: { x: number; y: number },
    other: { x: number; y: number },
    element: Element,
  ): void {
    const box = element.getBoundingClientRect();
    const grown =
      Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.zoomAt((now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top, grown);
  }

  private pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    // the click that follows a pan is none
    if (!this.fingers.size) setTimeout(() => (this.panning = false));
  }

  wheel(event: WheelEvent, element: Element): void {
    const box = element.getBoundingClientRect();
    this.byHand();
    this.zoomAt(event.clientX - box.left, event.clientY - box.top, Math.exp(-event.deltaY * 0.0016));
  }
}

function clamp(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}
