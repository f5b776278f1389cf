/**
 * What everybody is shown of a try: the miss with its pairs, and what a vote decided.
 *
 * A miss that can be appealed is in the view; one that counts, and the outcome of a vote, are news that stay until
 * something new is done with a card, or the reader closes them.
 */
import type { LiveTable } from "../../server/live-table.svelte";
import type { EventSeen } from "../../server/wire";
import { isMotionReduced } from "../../app/settings.svelte";
import { play, playRivets } from "../../app/sound";
import type { MissView, View, VoteCast } from "./view";

export interface Outcome {
  stands: boolean;
  /** The first pair that was voted on, and how many there were. */
  words: [string, string];
  ids: [number, number];
  pairs: number;
  placer: number;
  /** −1: the placer appealed. */
  challenger: number;
  votes: VoteCast[];
  /** What the card scored; 0: nothing, or not yet. */
  points: number;
}

/** As in styles/motion.css: a card comes down, then its rivets close one after the other. */
const LAND_MILLIS = 320;
const RIVET_MILLIS = 90;

/** One's own small steps, cards that come, and words about what lies change nothing of the show. */
const BESIDE = /^(card|at|because|back|deal|open|fine|challenge|stands|falls|abstain|appeal$|accept)/;

export class TryShow {
  miss = $state.raw<MissView | null>(null);
  outcome = $state.raw<Outcome | null>(null);

  private joined: number;

  constructor(readonly live: LiveTable) {
    this.joined = this.countJoined();
  }

  /** To be called with every change of the table. */
  hear(): void {
    for (const event of this.live.news) if (event.kind === "action") this.take(event);
    const before = this.joined;
    this.joined = this.countJoined();
    if (this.live.news.length) playRivets(this.joined - before, isMotionReduced() ? 0 : LAND_MILLIS, RIVET_MILLIS);
  }

  private countJoined(): number {
    return Object.keys((this.live.table?.view as View | null)?.joined ?? {}).length;
  }

  /** The miss to show, and whether it can still be appealed. */
  get shown(): { miss: MissView; pending: boolean } | null {
    const view = this.live.table?.view as View;
    const pending = view.pending.find(({ seat }) => seat === this.live.seat) ?? view.pending[0];
    if (pending) return { miss: pending, pending: true };
    return this.miss ? { miss: this.miss, pending: false } : null;
  }

  close(): void {
    this.miss = null;
    this.outcome = null;
  }

  private take({ text, facts = {} }: EventSeen): void {
    const view = this.live.table?.view as View;
    if (facts["ruling"] !== undefined) {
      this.close();
      this.outcome = outcomeOf(facts);
      play("stamp");
    } else if (facts["missed"] !== undefined) {
      this.close();
      this.miss = view.miss;
      play("miss");
    } else if (!BESIDE.test(text) && !view.pending.length) this.close();
  }
}

export function outcomeOf(facts: NonNullable<EventSeen["facts"]>): Outcome {
  return {
    stands: facts["ruling"] === "stands",
    words: [String(facts["first"] ?? ""), String(facts["second"] ?? "")],
    ids: [Number(facts["first_id"] ?? 0), Number(facts["second_id"] ?? 0)],
    pairs: Number(facts["pairs"] ?? 1),
    placer: Number(facts["placer"]),
    challenger: Number(facts["challenger"]),
    votes: String(facts["votes"] ?? "").split(" ") as VoteCast[],
    points: Number(facts["points"] ?? 0),
  };
}

/** The votes for and against; on an appeal the referee's word is one against. */
export function countOf({ votes, challenger }: Outcome): { stands: number; falls: number } {
  const falls = votes.filter((vote) => vote === "falls").length + (challenger < 0 ? 1 : 0);
  return { stands: votes.filter((vote) => vote === "stands").length, falls };
}
