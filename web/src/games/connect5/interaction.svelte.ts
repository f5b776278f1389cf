/** One person's turn: which token is in the hand, which move is pencilled, what a tap means. */
import type { LiveTable } from "../../server/live-table.svelte";
import { settings } from "../../app/settings.svelte";
import type { Circuit, Point } from "./board/circuit";
import { fromReserve, meant, ranked, readMoves, type Dots, type Move } from "./notation";
import type { BoardAnimation } from "./board-animation.svelte";
import { begun, sinceOwn, type PastMove } from "./past-moves";
import type { View } from "./view";

/** In the hand: a token of the reserve. */
export const RESERVE = "reserve";

export class Interaction {
  /** The dot of the token in the hand, or the reserve. */
  private taken = $state<string | null>(null);
  private pencilled = $state<string | null>(null);
  /** The dot that the keyboard is on. */
  cursor = $state("");
  /** A move that is pointed at in the list, and so lit on the board. */
  pointed = $state<string | null>(null);
  /** The dot of a foreign token whose lines are looked at. */
  looked = $state("");
  /** A move of the log that is shown on the board. */
  shown = $state.raw<PastMove | null>(null);
  /** Whether jumps of a chain are still to be sent. */
  private underway = $state(false);
  /** Where the pointer is with a token that is being dragged, in the board's units. */
  dragged = $state.raw<Point | null>(null);

  constructor(
    readonly live: LiveTable,
    readonly animation: BoardAnimation,
    readonly circuit: () => Circuit,
  ) {}

  view = $derived.by(() => this.live.table?.view as View);
  moves = $derived.by(() => readMoves(this.live.table?.legal ?? [], this.live.table?.previews ?? []));
  mine = $derived.by(() => this.live.mine && !this.animation.ended);
  dots = $derived.by((): Dots => this.view.dots);
  chain = $derived.by(() => (this.mine ? this.view.chain : null));
  /** Nothing but a placement is possible, as in the first turn (C5-M1): the token is in the hand already. */
  first = $derived.by(() => this.mine && this.moves.length > 0 && this.moves.every(({ word }) => word === "place"));
  held = $derived.by((): string | null => {
    if (!this.mine) return null;
    if (this.chain) return this.chain.dot;
    if (this.first) return RESERVE;
    return this.taken !== RESERVE && this.taken && this.dots[this.taken]?.seat !== this.live.seat ? null : this.taken;
  });
  /** Moves of what is in the hand. */
  going = $derived.by((): Move[] => {
    const { held } = this;
    if (!held) return [];
    return ranked(
      this.moves.filter((move) => (held === RESERVE ? fromReserve(move) : move.at === held && move.word !== "place")),
    );
  });
  stop = $derived.by(() => this.moves.find(({ word }) => word === "stop") ?? null);
  pass = $derived.by(() => this.moves.find(({ word }) => word === "pass") ?? null);
  chosen = $derived.by(() => this.moves.find(({ notation }) => notation === this.pencilled) ?? null);
  /** The move the picture shows as chosen: pencilled, or pointed at. */
  lit = $derived.by(() => this.chosen ?? this.moves.find(({ notation }) => notation === this.pointed) ?? null);
  /** What the solid button does. */
  ready = $derived.by(() => this.chosen ?? this.stop ?? this.pass);
  canPutBack = $derived.by(() => this.chosen !== null || (!this.chain && !this.first && this.held !== null));
  canUndo = $derived.by(() => !this.canPutBack && !this.animation.ended && (this.live.table?.undo ?? false));
  sending = $derived.by(() => this.underway || this.live.sending.length > 0);
  log = $derived.by(() => begun(this.live.log, this.view.last));
  /** What the others did since this seat's own turn. */
  since = $derived.by(() => sinceOwn(this.log, this.live.seat));
  /** What the board threatens, for those who want to be shown. */
  private threats = $derived.by(() => (settings.help && !this.animation.ended ? this.view.threats : null));
  /** Where others could make five, with who they are. */
  foreignFives = $derived.by(() =>
    Object.entries(this.threats?.fives ?? {}).flatMap(([dot, seats]) => {
      const others = seats.filter((seat) => seat !== this.live.seat);
      return others.length ? [{ dot, seats: others }] : [];
    }),
  );
  /** Own tokens that somebody could eat. */
  danger = $derived.by(() =>
    this.live.seat === null
      ? []
      : (this.threats?.danger ?? []).filter((dot) => this.dots[dot]?.seat === this.live.seat),
  );
  /** The jumps of the foreign token that is looked at: over and to. */
  lookedJumps = $derived.by(() => (this.view.threats.jumps[this.looked] ?? []).map((jump) => jump.split(" ")));
  /** Where a token from the reserve would make five, for those who want to be shown. */
  fives = $derived.by(() =>
    settings.help && this.mine
      ? this.moves.flatMap(({ word, to, preview }) => (word === "place" && preview.connect5.length ? [to] : []))
      : [],
  );
  /** Own tokens that can move. */
  movable = $derived.by(() => [
    ...new Set(this.moves.filter((move) => move.at && move.word !== "place").map(({ at }) => at)),
  ]);

  landing(dot: string): Move[] {
    const source = this.held
      ? this.going.filter((move) => move.to !== move.at || this.held === RESERVE)
      : this.moves.filter(({ word }) => word === "place");
    const found = source.filter(({ to }) => to === dot);
    return found.length ? found : source.filter(({ over, steps }) => over === dot && steps.length === 1);
  }

  /** What a tap on a dot means; what cannot be is asked, so that the slip says why. */
  tap(dot: string): void {
    this.cursor = dot;
    this.pointed = null;
    const { live, held } = this;
    this.shown = null;
    const foreign = dot in this.dots && this.dots[dot]?.seat !== live.seat;
    const look = foreign && !(held && this.mine) && this.looked !== dot;
    this.looked = look ? dot : "";
    if (look) live.slip = null;
    if (this.animation.ended || live.seat === null) return;
    if (foreign && !(held && this.mine)) return;
    if (!this.mine) return void live.ask(`place ${dot}`);
    const landing = this.landing(dot);
    const own = this.dots[dot]?.seat === live.seat;
    if (landing.length) this.pick(landing);
    else if (dot === held) this.putBack();
    else if (held === RESERVE) void live.ask(`${own ? "stack" : "place"} ${dot}`);
    else if (own && !this.chain) this.take(dot);
    else if (held) void live.ask(meant(this.circuit(), this.dots, live.seat, held, dot));
    else void live.ask(`place ${dot}`);
  }

  /** A token is taken up to be dragged; false: there is none to drag. */
  grab(dot: string): boolean {
    if (!this.mine || this.chain || !this.movable.includes(dot)) return this.chain?.dot === dot;
    return true;
  }

  /** A dragged token is let go: the same as two taps. */
  drop(from: string, to: string): void {
    this.dragged = null;
    if (from === to) return;
    if (this.held !== from) this.take(from);
    this.tap(to);
  }

  /** One move of several that end on the same dot: a second tap takes the next one; of a single one it confirms. */
  private pick(landing: Move[]): void {
    const place = landing.findIndex(({ notation }) => notation === this.pencilled);
    const [only] = landing;
    if (landing.length > 1) this.pencilled = landing[(place + 1) % landing.length]?.notation ?? null;
    else if (place === 0) this.confirm();
    else if (only) this.choose(only);
  }

  take(source: string): void {
    this.live.slip = null;
    this.pencilled = null;
    this.taken = source;
  }

  /** An act that ends the turn waits for Confirm; one that does not is made, and taken back by undo. */
  choose(move: Move): void {
    this.live.slip = null;
    this.pencilled = move.notation;
    if ((!move.preview.ends_turn && !move.preview.reveals) || !settings.confirm) void this.send(move);
  }

  confirm(): void {
    if (this.ready) void this.send(this.ready);
  }

  private async send(move: Move): Promise<void> {
    if (this.sending) return;
    this.pointed = null;
    this.underway = true;
    for (const step of move.steps) if (!(await this.live.actAndSee(step))) break;
    this.underway = false;
    if (!this.live.mine) this.taken = null;
  }

  putBack(): void {
    this.live.slip = null;
    this.pointed = null;
    if (this.pencilled && this.chosen) this.pencilled = null;
    else if (this.canUndo) void this.live.tell("undo");
    else this.taken = null;
  }

  undo(): void {
    if (this.live.table?.undo) void this.live.tell("undo");
  }

  /** The turn is over or was taken back: the hand is empty. */
  forget(): void {
    this.taken = this.pencilled = this.pointed = this.shown = null;
    this.looked = "";
  }
}
