/** The decisions of one person in a finished game, to be laid beside another person's on the same deal. */
import type { Replay } from "../../server/wire";

export interface Decision {
  /** What was done between two dice, cards or turns of others. */
  actions: string[];
  points: number;
  /** The moment after it. */
  at: number;
}

/** Everything a seat did, cut where chance or somebody else came in between. */
export function decisionsOf(replay: Replay, seat: number): Decision[] {
  const found: Decision[] = [];
  let open = false;
  for (const [number, moment] of replay.moments.entries()) {
    if (moment.seat !== seat) {
      open = false;
      continue;
    }
    if (!open) found.push({ actions: [], points: 0, at: 0 });
    open = true;
    const last = found.at(-1)!;
    last.actions.push(moment.notation);
    last.points = moment.points[seat] ?? 0;
    last.at = number + 1;
  }
  return found;
}

export function isSame(one: Decision | undefined, other: Decision | undefined): boolean {
  return one?.actions.join("\n") === other?.actions.join("\n");
}

/** Where two people first did different things; 0: nowhere. */
export function firstDifference(one: Decision[], other: Decision[]): number {
  const count = Math.max(one.length, other.length);
  const places = Array.from({ length: count }, (_, number) => number);
  return places.find((number) => !isSame(one[number], other[number])) ?? 0;
}
