/**
 * What is drawn on the board: the position, or on the way to it, one move after the other along its route.
 *
 * It judges nothing: where the server's position differs from the drawn one, the server's is drawn.
 */
import { isMotionReduced } from "../../app/settings.svelte";
import { play } from "../../app/sound";
import type { EventSeen, TableSeen } from "../../server/wire";
import { routeOver, type Circuit, type Point } from "./board/circuit";
import { carried, moved, readMove, type Dots, type Move } from "./notation";
import { along } from "./board/paths";
import type { View, Ended } from "./view";

/** A finished round as it stood when it ended. */
export interface RoundEnd extends Ended {
  round: number;
  dots: Dots;
}
interface Traveller extends Point {
  seat: number;
  tokens: number;
}
interface Frame {
  move: Move;
  seat: number;
  before: Dots;
  after: Dots;
  ended: RoundEnd | null;
}

const STEP_MILLIS = 220;
const JUMP_MILLIS = 180;
const REST_MILLIS = 60;
/** The share of a jump after which the token that is passed sinks. */
const SINKS_FROM = 0.25;
const OUTLINE_MILLIS = 2000;
/** More than this at once is not shown move by move. */
const MOST_FRAMES = 4;

export class BoardAnimation {
  dots = $state.raw<Dots>({});
  traveller = $state.raw<Traveller | null>(null);
  /** What is eaten, as it is passed: how deep it has sunk, from 0 to 1. */
  sinking = $state.raw<(Traveller & { depth: number }) | null>(null);
  /** Where the last move began, for two seconds, where nothing shows the way. */
  departed = $state("");
  /** Where the last move ended, for two seconds. */
  arrived = $state("");
  /** The dots of the chain under way: start, over, landing, over, landing. */
  trail = $state.raw<string[]>([]);
  /** Points of the chain under way. */
  gained = $state(0);
  /** The finished round, until somebody goes on to the next. */
  ended = $state.raw<RoundEnd | null>(null);

  private before: View | null = null;
  private position = -1;
  private picture: Dots = {};
  private queue: Frame[] = [];
  private running = false;
  /** A tap ends what is under way. */
  private hurried = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private circuit: () => Circuit) {}

  /** Shows the end of what is moving at once. */
  hurry(): void {
    this.hurried = this.running;
  }

  /** Takes what the server says now. */
  follow(table: TableSeen, news: EventSeen[]): void {
    const view = table.view as View | null;
    if (!view || table.position === this.position) return;
    const [before, known] = [this.before, this.position >= 0];
    this.position = table.position;
    this.before = view;
    const acts = news.filter(({ kind }) => kind === "action");
    const undone = news.some(({ kind }) => kind === "undo");
    if (!known || !before || undone || acts.length > MOST_FRAMES || !acts.length) {
      if (acts.length || undone || !known) this.settle(view);
      return;
    }
    this.chain(view, before, acts);
    for (const [index, act] of acts.entries()) this.frame(act, index === acts.length - 1, view, before);
    void this.run();
  }

  private frame({ seat, text }: EventSeen, last: boolean, view: View, before: View): void {
    const move = readMove(text);
    const from = this.picture;
    const over = last && view.ended.length > before.ended.length;
    const after = last && !over ? view.dots : moved(from, seat, move);
    const end = view.ended.at(-1);
    const ended = over && end ? { ...end, round: view.ended.length, dots: after } : null;
    this.queue.push({ move, seat, before: from, after, ended });
    this.picture = ended ? view.dots : after;
  }

  private chain(view: View, before: View, acts: EventSeen[]): void {
    if (!view.chain || view.turn === null) {
      [this.trail, this.gained] = [[], 0];
      return;
    }
    const { at, over, to } = readMove(acts.at(-1)?.text ?? "");
    this.trail = before.chain ? [...this.trail, over, to] : [at, over, to];
    const points = (view.points[view.turn] ?? 0) - (before.points[view.turn] ?? 0);
    this.gained = before.chain ? this.gained + points : points;
  }

  /** Shows the position at once. */
  private settle(view: View): void {
    this.queue = [];
    this.picture = this.dots = view.dots;
    const last = view.chain && view.last ? readMove(view.last.action) : null;
    this.trail = last?.over ? [last.at, last.over, last.to] : [];
    this.gained = last?.over ? 1 : 0;
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      if (frame.move.over) play("eaten");
      if (!this.hurried && !isMotionReduced() && !document.hidden && this.queue.length < MOST_FRAMES)
        await this.travel(frame);
      this.traveller = this.sinking = null;
      this.dots = frame.after;
      if (frame.ended) this.ended = frame.ended;
      if (frame.move.to) this.outline(frame.move);
    }
    this.dots = this.picture;
    this.running = this.hurried = false;
  }

  private outline({ at, to }: Move): void {
    this.arrived = to;
    this.departed = isMotionReduced() && at !== to ? at : "";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.arrived = this.departed = ""), OUTLINE_MILLIS);
  }

  /** A token moves along its route, never through the air. */
  private async travel({ move, seat, before }: Frame): Promise<void> {
    const way = routeOver(this.circuit(), move.over ? [move.at, move.over, move.to] : [move.at, move.to]);
    if (!way.length) return;
    const tokens = carried(before, move);
    const stays = (before[move.at]?.tokens ?? 0) - tokens;
    const { [move.at]: _, ...rest } = before;
    const without = stays > 0 ? { ...rest, [move.at]: { seat, tokens: stays } } : rest;
    const { [move.over]: passed, ...eaten } = without;
    const millis = move.over ? JUMP_MILLIS : STEP_MILLIS;
    const begin = performance.now();
    for (let share = 0; share < 1 && !this.hurried;) {
      share = Math.min(1, (performance.now() - begin) / millis);
      this.dots = share > SINKS_FROM ? eaten : without;
      this.sinking =
        passed && share > SINKS_FROM
          ? { ...this.circuit().dot(move.over), ...passed, depth: (share - SINKS_FROM) / (1 - SINKS_FROM) }
          : null;
      this.traveller = { ...along(way, eased(share)), seat, tokens };
      await new Promise(requestAnimationFrame);
    }
    if (move.over && !this.hurried) await new Promise((done) => setTimeout(done, REST_MILLIS));
  }
}

function eased(share: number): number {
  return 1 - (1 - share) ** 2.4;
}
