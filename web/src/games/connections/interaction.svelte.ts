/**
 * What a player holds, where it would go and how it is turned, before it counts.
 *
 * A placement is cut into small actions (card, space, turn); this sends them so that it feels like one gesture. While
 * it is not one's turn the plan is only here. It judges nothing: what is not possible is asked of the server, whose
 * answer becomes the slip.
 */
import type { LiveTable } from "../../server/live-table.svelte";
import { settings } from "../../app/settings.svelte";
import { at, spotsOf } from "./board/cards";
import { appealAt, isAnswer, layAt, layOf, type Lay } from "./notation";
import type { Preview, View } from "./view";

export class Interaction {
  held = $state<number | null>(null);
  /** `at 1,-2`, `in 3`, `new`, `left 1`; empty: not aimed yet. */
  target = $state("");
  turn = $state(0);
  /** The kind of link the placement will carry. */
  reason = $state("");
  /** An act that waits for its confirmation. */
  armed = $state("");
  /** The target under the pointer or the focus. */
  hover = $state("");
  /** The target that was refused last. */
  missed = $state("");
  /** A card that is being dragged, where the pointer is. */
  drag = $state.raw<{ x: number; y: number } | null>(null);
  /** Board coordinates, given by the web when there is one. */
  cellAt: ((x: number, y: number) => string) | null = null;

  private line: Promise<void> = Promise.resolve();
  private queued = $state(0);
  private chosenBefore = false;
  private couldPlay = false;
  private spaces = new Map<number, string[]>();

  constructor(readonly live: LiveTable) {}

  get view(): View {
    return this.live.table?.view as View;
  }

  get legal(): string[] {
    return this.live.table?.legal ?? [];
  }

  /** Whether this seat may do more than answer now. */
  get canPlay(): boolean {
    return this.legal.some((notation) => !isAnswer(notation));
  }

  get onWeb(): boolean {
    return this.view.way !== "quads" && this.view.way !== "rummy";
  }

  get busy(): boolean {
    return this.queued > 0;
  }

  /** Quick play has no confirm step, and a person may have switched it off. */
  get direct(): boolean {
    return this.view.way === "quick" || !settings.confirm;
  }

  previewOf(notation: string): Preview | null {
    const place = this.legal.indexOf(notation);
    return place < 0 ? null : ((this.live.table?.previews[place] as Preview | undefined) ?? null);
  }

  /** All placements that are possible now for the held card. */
  get lays(): Lay[] {
    return this.legal.flatMap((notation) => layOf(notation) ?? []).filter((lay) => lay.card === this.held);
  }

  /** Where the held card may go, as far as the server has said. */
  get targets(): string[] {
    const { held, view } = this;
    if (held === null) return [];
    if (!this.onWeb) return [...new Set(this.lays.map((lay) => lay.target))];
    if (!this.canPlay) return spotsOf(view).map((spot) => at(spot.x, spot.y));
    const said = this.previewOf(`card ${held}`)?.spaces?.map(([x = 0, y = 0]) => at(x, y));
    if (said) this.spaces.set(held, said);
    const steps = this.legal.filter((notation) => notation.startsWith("at "));
    if (steps.length) return steps;
    // behind a reload a space is chosen and the others are not known here: the server says which are possible
    const unknown = view.chosen?.card === held && view.chosen.space.length ? spotsOf(view) : [];
    return said ?? this.spaces.get(held) ?? unknown.map(({ x, y }) => at(x, y));
  }

  /** The placement as it stands in pencil, and what the server says of it. */
  get lay(): string {
    return this.held !== null && this.target ? layAt({ card: this.held, target: this.target, turn: this.turn }) : "";
  }

  get preview(): Preview | null {
    return this.lay ? this.previewOf(this.lay) : null;
  }

  /** The turns that fit where it lies; empty while the server has not said. */
  get turns(): number[] {
    return this.lays.filter((lay) => lay.target === this.target).map((lay) => lay.turn);
  }

  /** The appeal that would lay the card as it is turned although the referee does not accept it; empty: none. */
  get appeals(): string {
    const appeal = this.target ? appealAt(this.target, this.turn) : "";
    return this.view.find !== "own" && this.legal.includes(appeal) ? appeal : "";
  }

  /** Takes a card of the hand; the same card again is put back. */
  pick(card: number): void {
    if (this.held === card) {
      this.putBack();
      return;
    }
    this.clear();
    this.held = card;
    if (this.legal.includes(`card ${card}`)) this.live.slip = null;
    if (this.canPlay) this.queue(() => this.choose(card, !this.onWeb));
  }

  private async choose(card: number, send: boolean): Promise<boolean> {
    if (!this.canPlay) return true; // the turn ended while an act was on its way: what is held is a plan now
    const { chosen } = this.view;
    if (chosen && (chosen.card !== card || (this.onWeb && chosen.space.length))) await this.act("back");
    if (this.view.chosen?.card === card) return true;
    const step = `card ${card}`;
    if (this.legal.includes(step)) return send ? this.act(step) : true;
    await this.live.ask(step);
    if (this.held === card) this.clear();
    return false;
  }

  /** Brings the held card to a place; the same place again turns it. */
  aim(target: string): void {
    const { held } = this;
    if (!target) return;
    if (held === null) {
      if (target.startsWith("at ")) void this.live.ask(target);
      return;
    }
    if (target === this.target) {
      this.rotate();
      return;
    }
    this.missed = "";
    this.armed = "";
    this.target = target;
    if (this.canPlay) this.queue(() => this.settle(held, target));
  }

  private async settle(card: number, target: string): Promise<void> {
    if (!(await this.choose(card, true)) || !this.canPlay) return;
    if (this.onWeb && !(await this.act(target))) return this.miss(target);
    const { turns } = this;
    if (!turns.length && this.legal.some((notation) => notation.startsWith("appeal "))) return;
    if (!turns.length) {
      await this.live.ask(layAt({ card, target, turn: this.turn }));
      return this.miss(target);
    }
    if (!turns.includes(this.turn)) this.turn = turns[0] ?? 0;
    if (this.direct && this.target === target) await this.put();
  }

  private miss(target: string): void {
    if (this.target !== target) return;
    this.target = "";
    this.missed = target;
  }

  rotate(): void {
    if (this.held !== null) this.turn = (this.turn + 1) % 4;
  }

  /** Lays the card as it lies in pencil. */
  place(): void {
    if (this.lay && this.canPlay) this.queue(() => this.put());
  }

  private async put(): Promise<void> {
    const lay = this.appeals || this.lay;
    if (!this.legal.includes(lay)) {
      await this.live.ask(lay);
      return;
    }
    if (this.reason && this.legal.includes(`because ${this.reason}`)) await this.act(`because ${this.reason}`);
    if (await this.act(lay)) this.clear();
  }

  putBack(): void {
    this.clear();
    this.live.slip = null;
    if (this.view.chosen) this.queue(async () => void (this.view.chosen && (await this.act("back"))));
  }

  /** Gives the held card back to a pile. */
  giveBack(pile: number): void {
    const card = this.held;
    if (card === null) return;
    this.queue(async () => {
      if (await this.choose(card, true)) if (await this.act(`return ${card} ${pile}`)) this.clear();
    });
  }

  /** An act of one word: sent at once, or held until it is confirmed when it ends the turn or shows something. */
  want(notation: string): void {
    if (!this.legal.includes(notation)) {
      void this.live.ask(notation);
      return;
    }
    const preview = this.previewOf(notation);
    const final = preview?.ends_turn || preview?.reveals;
    const plain = notation === "accept" || notation === "appeal"; // to choose one of the two is to confirm it
    const only = this.legal.filter((other) => !isAnswer(other)).length === 1;
    if (final && !plain && !only && !this.direct && this.armed !== notation) this.armed = notation;
    else this.confirm(notation);
  }

  confirm(notation = this.armed): void {
    if (!notation) return;
    this.clear();
    this.queue(async () => {
      if (this.view.chosen) await this.act("back");
      await this.act(notation);
    });
  }

  clear(): void {
    this.held = null;
    this.target = "";
    this.turn = 0;
    this.reason = "";
    this.armed = "";
    this.hover = "";
    this.missed = "";
  }

  /** Follows what the server says of one's own steps: after a reload, an undo, a lapse; and sends a plan in time. */
  follow(): void {
    const { view, canPlay } = this;
    const mine = this.live.seat === null ? undefined : view.seats[this.live.seat];
    const { chosen } = view;
    const mayNow = canPlay && !this.couldPlay;
    this.couldPlay = canPlay;
    if (this.busy) return;
    if (this.armed && !this.legal.includes(this.armed)) this.armed = "";
    if (this.held !== null && !mine?.hand.includes(this.held)) this.clear();
    if (chosen) {
      if (chosen.card !== this.held) this.clear();
      this.held = chosen.card;
      const [x, y] = chosen.space;
      if (this.onWeb) this.target = x === undefined || y === undefined ? "" : at(x, y);
      if (this.target && this.turns.length && !this.turns.includes(this.turn)) this.turn = this.turns[0] ?? 0;
    } else if (this.chosenBefore) {
      this.target = "";
    } else if (mayNow && this.held !== null && this.target) {
      const { target } = this;
      this.target = "";
      if (!this.direct) this.aim(target);
    }
    this.chosenBefore = chosen !== null;
  }

  /** The target under a point of the screen. */
  targetAt(x: number, y: number): string {
    const found = document.elementFromPoint(x, y);
    const named = found?.closest<HTMLElement>("[data-target]")?.dataset["target"];
    if (named) return named;
    return found?.closest("[data-board]") ? (this.cellAt?.(x, y) ?? "") : "";
  }

  private act(notation: string): Promise<boolean> {
    return this.live.actAndSee(notation);
  }

  /** One after another, never two at once. */
  private queue(job: () => Promise<unknown>): void {
    this.queued += 1;
    this.line = this.line.then(job).then(
      () => void (this.queued -= 1),
      () => void (this.queued -= 1),
    );
  }
}
