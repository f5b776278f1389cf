/** Which part of the board is shown: all of it, or a window that is dragged, pinched and zoomed. */
import { STEP, type Point } from "./circuit";
import type { Box } from "./paths";

/** Below this many pixels a step, fingers miss: the board starts zoomed. */
const NARROW = 38;
const CLOSE = 60;
const CLOSEST = 110;

export class Viewport {
  /** The element's size in pixels. */
  width = $state(0);
  height = $state(0);
  /** The width that the whole board would have, where it gets more room as soon as it is zoomed; 0: its own. */
  room = $state(0);
  private middle = $state.raw<Point>({ x: 0, y: 0 });
  /** Pixels a step, which stay when the page is turned or resized; null: the whole board. */
  private step = $state<number | null>(null);
  /** Whether the person has chosen how much to see. */
  private touched = false;

  /** `guess`: the width it will most likely have. What is drawn for it need not be drawn again when it is measured. */
  constructor(
    readonly whole: Box,
    guess = 0,
  ) {
    this.width = guess;
  }

  /** Whether the whole board would be too small to hit. */
  large = $derived.by(() => this.width > 0 && this.fitting < NARROW);
  /** Pixels a step while all of it is shown. */
  private fitting = $derived.by(() => ((this.room || this.width) / this.whole.width) * STEP);
  all = $derived.by(() => this.step === null || this.step <= this.fitting * 1.001);
  box = $derived.by((): Box => {
    if (this.all || this.step === null) return this.whole;
    const width = (this.width / this.step) * STEP;
    const height = this.width ? (width * this.height) / this.width : width;
    return {
      x: kept(this.middle.x, width, this.whole.x, this.whole.width),
      y: kept(this.middle.y, height, this.whole.y, this.whole.height),
      width,
      height,
    };
  });
  /** Pixels a unit. */
  scale = $derived.by(() => (this.width ? this.width / this.box.width : 1));

  /** Once the size is known: a large board starts close. */
  begin(at: Point): void {
    if (!this.touched && this.large && this.all) this.show(at);
  }

  show(at: Point): void {
    this.middle = at;
    this.step ??= CLOSE;
    this.settle();
  }

  showAll(): void {
    this.touched = true;
    this.step = null;
  }

  /** Moves the window only if the place lies outside of it. */
  reveal(at: Point): void {
    const { x, y, width, height } = this.box;
    if (this.all) return;
    const room = STEP / 2;
    const inside = at.x > x + room && at.x < x + width - room && at.y > y + room && at.y < y + height - room;
    if (!inside) this.middle = at;
  }

  /** Closer (factor over 1) or further away; the place stays under the finger. */
  zoom(factor: number, at: Point = this.centre): void {
    this.touched = true;
    const { x, y, width } = this.box;
    const span = Math.max((this.width / CLOSEST) * STEP, width / factor);
    if ((this.width / span) * STEP <= this.fitting * 1.001) return this.showAll();
    const share = span / width;
    const height = (this.box.height * span) / width;
    this.middle = { x: at.x - (at.x - x) * share + span / 2, y: at.y - (at.y - y) * share + height / 2 };
    this.step = (this.width / span) * STEP;
    this.settle();
  }

  /** Drags the board by pixels. */
  drag(right: number, down: number): void {
    if (this.all) return;
    const centre = this.centre;
    this.middle = { x: centre.x - right / this.scale, y: centre.y - down / this.scale };
    this.settle();
  }

  /** The place under a pixel of the element. */
  place(left: number, top: number): Point {
    return { x: this.box.x + left / this.scale, y: this.box.y + top / this.scale };
  }

  get centre(): Point {
    const { x, y, width, height } = this.box;
    return { x: x + width / 2, y: y + height / 2 };
  }

  private settle(): void {
    this.middle = this.centre;
  }
}

/** No board is drawn larger than a little above its own size. */
export function mostWidth(whole: Box): number {
  return whole.width * 1.1;
}

/** As wide as the page, up to what the style of the board allows on a narrow one. */
export function phoneWidth(whole: Box): number {
  return Math.min(innerWidth, 640, mostWidth(whole));
}

/** The start of a window of that size around a middle, inside the whole where it fits. */
function kept(middle: number, size: number, start: number, whole: number): number {
  if (size >= whole) return start + (whole - size) / 2;
  return Math.min(Math.max(middle - size / 2, start), start + whole - size);
}

interface Hand {
  viewport: Viewport;
  tap: (at: Point) => void;
  /** The dot of a token that is dragged from there; empty: there is none, and the board itself moves. */
  grab: (at: Point) => string;
  carry: (at: Point | null) => void;
  drop: (from: string, at: Point) => void;
}

/** Drag, pinch, wheel and tap on the board; keys and buttons do the same elsewhere. */
export function gestures(node: HTMLElement, hand: Hand): () => void {
  const fingers = new Map<number, Point>();
  let travelled = 0;
  /** The token that is being dragged. */
  let grabbed = "";
  const inside = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = node.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const apart = ([a, b]: Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
  const down = (event: PointerEvent): void => {
    if (!fingers.size) travelled = 0;
    const at = inside(event);
    grabbed = fingers.size ? "" : hand.grab(hand.viewport.place(at.x, at.y));
    fingers.set(event.pointerId, at);
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const wide = apart([...fingers.values()]);
    const now = inside(event);
    fingers.set(event.pointerId, now);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (travelled < 8) return;
    const { viewport } = hand;
    if (fingers.size > 1 && grabbed) {
      grabbed = "";
      hand.carry(null);
    }
    if (grabbed) hand.carry(viewport.place(now.x, now.y));
    else if (fingers.size > 1) {
      const [a, b] = [...fingers.values()];
      if (a && b && wide) viewport.zoom(apart([a, b]) / wide, viewport.place((a.x + b.x) / 2, (a.y + b.y) / 2));
    } else if (!viewport.all) {
      viewport.drag(now.x - before.x, now.y - before.y);
    }
  };
  const up = (event: PointerEvent): void => {
    const at = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (!at || !grabbed) return;
    hand.carry(null);
    if (travelled >= 8 && event.type === "pointerup") hand.drop(grabbed, hand.viewport.place(at.x, at.y));
    grabbed = "";
  };
  const click = (event: MouseEvent): void => {
    // a screen reader's click has no place: its dot answers itself
    if (event.detail === 0 || travelled >= 8) return;
    const { x, y } = inside(event);
    hand.tap(hand.viewport.place(x, y));
  };
  const wheel = (event: WheelEvent): void => {
    const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
    if (scrolls && !event.ctrlKey) return;
    event.preventDefault();
    const { x, y } = inside(event);
    hand.viewport.zoom(Math.exp(-event.deltaY / 400), hand.viewport.place(x, y));
  };
  const undo = [
    on(node, "pointerdown", down),
    on(node, "click", click),
    on(node, "wheel", wheel, { passive: false }),
    on(window, "pointermove", move),
    on(window, "pointerup", up),
    on(window, "pointercancel", up),
  ];
  return () => undo.forEach((each) => each());
}

function on<K extends keyof WindowEventMap>(
  target: EventTarget,
  kind: K,
  heard: (event: WindowEventMap[K]) => void,
  how?: AddEventListenerOptions,
): () => void {
  target.addEventListener(kind, heard as EventListener, how);
  return () => target.removeEventListener(kind, heard as EventListener);
}
