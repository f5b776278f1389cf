/** The placement of a finished game that brought most, read off the points of its moments. */
import type { Moment, Replay } from "../../server/wire";
import { isAnswer, layOf, type Lay } from "./notation";

export interface Best {
  /** The moment behind which the card lies. */
  at: number;
  seat: number;
  points: number;
  lay: Lay;
}

/** Points may come with the placement, or with the answer that lets it stand. */
export function bestOf({ moments, start }: Pick<Replay, "moments" | "start">): Best | null {
  const laid = new Map<number, Pick<Best, "at" | "lay">>();
  let before = start;
  let best: Best | null = null;
  moments.forEach((moment, index) => {
    const lay = layOf(moment.notation);
    if (lay) laid.set(moment.seat, { at: index + 1, lay });
    if (lay || isAnswer(moment.notation)) best = better(best, moment, before, laid);
    before = moment.points;
  });
  return best;
}

function better(
  best: Best | null,
  { points }: Moment,
  before: number[],
  laid: Map<number, Pick<Best, "at" | "lay">>,
): Best | null {
  let found = best;
  for (const [seat, one] of laid) {
    const gain = (points[seat] ?? 0) - (before[seat] ?? 0);
    if (gain > (found?.points ?? 0)) found = { ...one, seat, points: gain };
  }
  return found;
}
