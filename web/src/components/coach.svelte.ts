/**
 * Which step of the first game is shown, or which single mark when something is possible for the first time.
 *
 * It judges nothing: what leads to the central act comes from the server, what is possible from its list.
 */
import { change, settings } from "../app/settings.svelte";
import type { Values } from "../app/i18n.svelte";
import type { LiveTable } from "../server/live-table.svelte";
import { mySeatsAt } from "../server/my-seats";
import type { TableSeen } from "../server/wire";
import { elementOf } from "./coach-layout";

/** What a step can ask about. */
export interface Now {
  table: TableSeen;
  /** The seat's own actions at this table that stand. */
  acts: readonly string[];
  /** What the script says comes next, in each way that fits what was done; empty: the learner went another way. */
  next: readonly string[];
  /** All ways of the script. */
  lines: readonly (readonly string[])[];
  /** Whether something is on the page. */
  page: (selector: string) => boolean;
}

export interface CoachStep {
  /** A message with `.title` and `.try`. */
  key: string;
  /** What is to be used, and what it follows from: CSS selectors, the first that is on the page counts. */
  target: (now: Now) => string;
  cause?: (now: Now) => string;
  /** What else the text speaks of, and the card must not cover. */
  speaks?: (now: Now) => string[];
  values?: (now: Now) => Values;
  /** Whether it can be shown; until then the guide waits unseen. */
  ready?: (now: Now) => boolean;
  done: (now: Now) => boolean;
}

/** A single mark: shown once, when it first applies, also at a table with others. */
export interface CoachMark {
  /** A message with `.title`. */
  key: string;
  target: (now: Now) => string;
  values?: (now: Now) => Values;
  when: (now: Now) => boolean;
}

export interface Guide {
  steps: readonly CoachStep[];
  /** The learner can no longer come to the central act here, unless something is taken back. */
  astray?: CoachStep;
  /** Whether the scripted part is over, whatever was done in it. */
  over: (now: Now) => boolean;
  marks: readonly CoachMark[];
}

export interface Tip {
  kind: "step" | "mark";
  key: string;
  target: string;
  cause: string;
  speaks: string[];
  values: Values;
  /** Which of how many steps, from 1. */
  at: number;
}

export class Coach {
  tip = $state.raw<Tip | null>(null);
  private lines: string[][];
  private begun = false;
  /** How much had been done when the mark was first shown: whoever goes on has seen it. */
  private shownAt = -1;

  constructor(
    readonly game: string,
    private live: LiveTable,
    private guide: Guide,
  ) {
    this.lines = mySeatsAt(live.id)[0]?.lesson ?? [];
  }

  get isLesson(): boolean {
    return this.lines.length > 0 && !settings.guided.includes(this.game);
  }

  /** Looks at the table and the page; called whenever one of them may have changed. */
  look(): void {
    const now = this.now();
    if (!now) return this.show(null);
    if (!this.isLesson) return this.show(this.mark(now));
    const { steps, astray, over } = this.guide;
    const at = steps.findIndex((step) => !step.done(now));
    if (at < 0 || over(now)) return this.finish();
    const step = astray && !now.next.length && !astray.done(now) ? astray : steps[at];
    this.show(step && (step.ready?.(now) ?? true) ? tipOf(step, now, at + 1) : null);
  }

  private now(): Now | null {
    const { table } = this.live;
    if (table?.seat == null || table.phase !== "playing") return null;
    const own = this.live.log.filter(({ kind, seat }) => kind === "action" && seat === table.seat);
    const acts = own.map(({ text }) => text);
    const fits = (line: string[]): boolean => acts.every((act, place) => place >= line.length || line[place] === act);
    const next = this.lines.filter(fits).map((line) => line[acts.length] ?? "");
    return { table, acts, next, lines: this.lines, page: (selector) => elementOf(selector) !== null };
  }

  private mark(now: Now): Tip | null {
    const seen = settings.marks[this.game];
    if (!seen && settings.guided.includes(this.game)) return null;
    if (this.tip?.kind === "mark" && now.acts.length !== this.shownAt) this.close();
    const found = this.guide.marks.find(
      (mark) => !settings.marks[this.game]?.includes(mark.key) && mark.when(now) && now.page(mark.target(now)),
    );
    if (!found) return null;
    if (this.tip?.key !== found.key) this.shownAt = now.acts.length;
    return {
      kind: "mark",
      key: found.key,
      target: found.target(now),
      cause: "",
      speaks: [],
      values: found.values?.(now) ?? {},
      at: 0,
    };
  }

  private show(tip: Tip | null): void {
    const before = this.tip;
    if (before === tip || (before && tip && JSON.stringify(before) === JSON.stringify(tip))) return;
    this.begun ||= tip?.kind === "step";
    this.tip = tip;
  }

  /** The mark has been read. */
  close(): void {
    if (this.tip?.kind !== "mark") return;
    const seen = settings.marks[this.game] ?? [];
    change({ marks: { ...settings.marks, [this.game]: [...seen, this.tip.key] } });
    this.tip = null;
  }

  /** The lesson was learned: from now on there are single marks. */
  finish(): void {
    change({ guided: [...settings.guided, this.game], marks: { ...settings.marks, [this.game]: [] } });
    this.tip = null;
  }

  /** Nobody wants to be told anything more of this game. */
  stop(): void {
    const { [this.game]: _, ...marks } = settings.marks;
    change({ guided: [...settings.guided.filter((game) => game !== this.game), this.game], marks });
    this.tip = null;
  }

  /** The table is left; a game that is over was learned. */
  leave(): void {
    if (this.isLesson && this.begun && this.live.table?.phase === "over") this.finish();
  }
}

function tipOf({ key, target, cause, speaks, values }: CoachStep, now: Now, at: number): Tip {
  return {
    kind: "step",
    key,
    target: target(now),
    cause: cause?.(now) ?? "",
    speaks: speaks?.(now) ?? [],
    values: values?.(now) ?? {},
    at,
  };
}
