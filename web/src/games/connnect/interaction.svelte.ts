/**
 * What a player at this table has in hand but not yet said: the chosen die, picked numbers, an open panel.
 *
 * What is possible comes from the server's list; a tap that is not in it asks the server why not.
 */
import type { LiveTable } from "../../server/live-table.svelte";
import { settings } from "../../app/settings.svelte";
import { claimOf, sorted, type LegalAction, type Claim } from "./notation";
import { numberAt, zonesOf } from "./board/grid";
import type { ConnectView, Kept, SheetView, View } from "./view";
import { explain } from "../../app/ask.svelte";

/** What the seat is at; the prompt, the bar and the meaning of a tap follow from it. */
export type Stage =
  | "watch"
  | "dice"
  | "wait"
  | "zone"
  | "setup"
  | "fill"
  | "drop"
  | "stuck"
  | "free"
  | "move"
  | "number"
  | "any"
  | "full"
  | "take"
  | "claim"
  | "done"
  | "out";
export type Tab = "" | "bonuses" | "shapes" | "goals" | "score" | "table";

export class Interaction {
  /** The face that will be written or, with Any two, the number. */
  die = $state(0);
  /** The zone that is chosen and not yet confirmed. */
  zone = $state(0);
  /** A panel or a bonus that was started. */
  mode = $state<"" | "bend" | "move" | "out">("");
  /** Spaces picked for a claim. */
  picked = $state<string[]>([]);
  /** The bonus chosen for a claim, as notation. */
  bonus = $state("");
  /** The one tab stop of the grid. */
  at = $state("a1");
  /** The space under the pointer or the keyboard's focus. */
  over = $state("");
  /** A Connect of the list that is looked at. */
  hint = $state<readonly string[]>([]);
  tab = $state<Tab>("");
  /** The space of the last tap that was not possible. */
  refused = $state("");
  /** The seat whose sheet is shown large. */
  large = $state<number | null>(null);

  constructor(readonly live: LiveTable) {}

  view = $derived.by(() => this.live.table?.view as View | null);
  seat = $derived.by(() => this.live.seat);
  /** Our own sheet; a watcher looks at the active seat's. */
  shown = $derived.by(() => this.seat ?? this.view?.active ?? 0);
  sheet = $derived.by((): SheetView | null => this.view?.sheets[Math.max(0, this.shown)] ?? null);
  actions = $derived.by(() => sorted(this.live.table?.legal ?? [], this.live.table?.previews ?? []));
  stage = $derived.by((): Stage => this.findStage());
  waiting = $derived.by(() => this.sheet?.waiting.map((k) => this.sheet?.dice[k] ?? 0) ?? []);

  /** The number that a tap would write. */
  number = $derived.by((): number => {
    const { stage, sheet, waiting } = this;
    if (stage === "free" || stage === "move" || stage === "number") return sheet?.pending_number ?? 0;
    if (stage === "any") return this.die || 1;
    return waiting.includes(this.die) ? this.die : (waiting[0] ?? 0);
  });

  /** The spaces that can be tapped now. */
  targets = $derived.by((): ReadonlyMap<string, LegalAction> =>
    this.mode === "move" ? this.actions.moves : (this.actions.writes.get(this.number) ?? new Map()),
  );

  /** What the number would make at the space that is looked at. */
  find = $derived.by((): ConnectView | null => (this.mode === "move" ? null : this.connectAt(this.over)));

  /** The claim that is picked, if it can be claimed. */
  claim = $derived.by((): Claim | undefined => claimOf(this.actions, this.picked));

  zoneNow = $derived.by((): number => {
    const { stage, sheet, view } = this;
    if (stage === "zone") return this.zone;
    if (!view || view.phase !== "act") return 0;
    return sheet?.dice[0] ?? view.tracker.at(-1)?.[0] ?? 0;
  });

  canBend = $derived.by(() => {
    const { actions } = this;
    return actions.frees.length + actions.switches.length + actions.changes.length + actions.moves.size > 0;
  });

  /** What the server says a number there would complete. */
  connectAt(space: string): ConnectView | null {
    return (settings.help && this.targets.get(space)?.preview.connect) || null;
  }

  private findStage(): Stage {
    const { view, sheet, live, actions } = this;
    const table = live.table;
    if (!view || !sheet || !table) return "wait";
    if (table.to_act.includes(-1)) return table.settings.dice === "table" && table.host === live.seat ? "dice" : "wait";
    if (live.seat === null) return "watch";
    if (view.phase === "zone") return live.mine ? "zone" : "wait";
    if (sheet.status === "out") return "out";
    if (!live.mine) return "done";
    if (view.phase === "setup") return sheet.waiting.length ? "setup" : "claim";
    if (sheet.pending === "take" || sheet.pending === "free" || sheet.pending === "move" || sheet.pending === "number")
      return sheet.pending;
    if (sheet.pending === "any") return actions.all.has("lose") ? "full" : "any";
    if (actions.all.has("out")) return "stuck";
    if (actions.drops.length) return "drop";
    return sheet.waiting.length ? "fill" : "claim";
  }

  /** Whether the tap means a number for a claim. */
  isPicking(): boolean {
    return this.stage === "claim" && this.mode === "" && this.view?.phase === "act";
  }

  async tap(space: string): Promise<void> {
    this.at = space;
    const { stage, sheet } = this;
    if (stage === "watch" || !sheet) return;
    if (stage === "zone") {
      const faces = this.actions.zones.map((act) => act.face).filter((face) => zonesOf(space).includes(face));
      if (faces.length) return this.takeZone(faces[(faces.indexOf(this.zone) + 1) % faces.length] ?? 0);
      return this.why(`write 1 ${space}`, space);
    }
    if (stage === "stuck") return this.leadOn();
    const act = this.targets.get(space);
    if (act) return this.send(act.notation);
    if (this.mode === "move") return this.why(`move ${space}`, space);
    if (!this.isPicking()) return this.why(`write ${this.number || 1} ${space}`, space);
    if (numberAt(sheet.grid, space)) return this.pick(space);
    return this.why(this.picked.length ? `claim ${[...this.picked, space].join(" ")}` : `write 1 ${space}`, space);
  }

  /** All boxes are crossed and the zone is full: a Switch, or the way out. */
  private leadOn(): void {
    this.mode = this.actions.switches.length ? "bend" : "out";
    if (this.mode === "bend") this.tab = "bonuses";
  }

  pick(space: string): void {
    this.live.slip = null;
    this.picked = this.picked.includes(space)
      ? this.picked.filter((other) => other !== space)
      : [...this.picked, space];
  }

  /** The zone die cannot be taken back, so it waits for its button. */
  takeZone(face: number): void {
    this.zone = face;
    if (!settings.confirm && face) void this.send(`zone ${face}`);
  }

  /** A key 1 to 6, or a tap on a die. */
  takeDie(face: number): void {
    if (this.stage === "zone" && this.actions.zones.some((act) => act.face === face)) this.takeZone(face);
    else if (this.stage === "any" || this.waiting.includes(face)) this.die = face;
    else if (this.seat !== null) void this.why(this.stage === "zone" ? `zone ${face}` : `write ${face} ${this.at}`, "");
  }

  async send(notation: string): Promise<void> {
    if (this.live.sending.includes(notation)) return;
    this.refused = "";
    if (await this.live.act(notation)) this.putBack();
  }

  async why(notation: string, space: string): Promise<void> {
    this.refused = space;
    if (await this.live.ask(notation)) this.refused = "";
  }

  async undo(): Promise<void> {
    this.putBack();
    await this.live.tell("undo");
  }

  /** Nothing is in hand any more; true when something was. */
  putBack(): boolean {
    const held = Boolean(this.mode || this.picked.length || this.zone || this.bonus || this.live.slip || this.tab);
    this.mode = "";
    this.picked = [];
    this.zone = 0;
    this.bonus = "";
    this.refused = "";
    this.hint = [];
    this.live.slip = null;
    if (this.stage !== "take") this.tab = "";
    return held;
  }

  /** Starts a bonus from its tile, or says why it cannot be used; what one does not hold, or only a claim uses, says what it is. */
  use(kind: string): void {
    const held = this.seat !== null && kind in (this.sheet?.hand ?? {}) && this.sheet!.hand[kind as Kept] > 0;
    if (!held || kind === "again") return explain(`bonus-${kind}`);
    if (kind === "move" && this.actions.moves.size) {
      this.mode = this.mode === "move" ? "" : "move";
      this.tab = "";
    } else if (
      (kind === "switch" && this.actions.switches.length) ||
      (kind === "plus" && this.actions.changes.length)
    ) {
      this.mode = "bend";
    } else if (this.seat !== null) {
      const face = this.sheet?.dice[1] ?? 1;
      const tried: Record<string, string> = {
        move: `move ${this.at}`,
        switch: `switch ${face}`,
        plus: `change ${face} to ${(face % 6) + 1}`,
      };
      void this.why(tried[kind] ?? "done", "");
    }
  }
}
