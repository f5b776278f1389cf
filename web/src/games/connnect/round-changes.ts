/** What a round changed on a sheet: numbers, Connects, circles, points. */
import { NAMES, numberAt } from "./board/grid";
import { total } from "./points";
import type { ClaimView, IconView, Kept, SheetView, Source, View } from "./view";

export interface RoundChanges {
  written: { space: string; number: number }[];
  claims: ClaimView[];
  circles: number;
  objectives: string[];
  boxes: number;
  /** Where the points came from; their sum is `points`. */
  sources: { source: Source; points: number }[];
  /** Icons that were taken, and kinds of bonus that were used, by their words. */
  took: string[];
  used: Kept[];
  points: number;
  out: boolean;
}

/** How many rounds are over: others' sheets stand as the last of them ended. */
export function roundsOver({ phase, round }: View): number {
  return phase === "over" ? round : round - 1;
}

export function roundChangesOf(
  before: SheetView,
  after: SheetView,
  round: number,
  icons: readonly IconView[] = [],
): RoundChanges {
  const took = after.taken
    .filter((place) => !before.taken.includes(place))
    .flatMap((place) => icons[place]?.bonus ?? []);
  const kept = Object.keys(after.hand) as Kept[];
  return {
    took,
    // what was in the hand or came into it, and is there no more
    used: kept.flatMap((kind) => {
      const gone = before.hand[kind] + took.filter((bonus) => bonus === kind).length - after.hand[kind];
      return Array.from({ length: Math.max(0, gone) }, () => kind);
    }),
    sources: (Object.keys(after.points) as Source[])
      .map((source) => ({ source, points: after.points[source] - before.points[source] }))
      .filter(({ points }) => points !== 0),
    written: NAMES.filter(
      (space) => numberAt(after.grid, space) && numberAt(before.grid, space) !== numberAt(after.grid, space),
    ).map((space) => ({
      space,
      number: numberAt(after.grid, space),
    })),
    claims: after.claims.filter((claim) => claim.round === round),
    circles: after.circles.length - before.circles.length,
    objectives: after.objectives.filter((name) => !before.objectives.includes(name)),
    boxes: after.boxes - before.boxes,
    points: total(after) - total(before),
    out: after.status === "out" && before.status !== "out",
  };
}

/** The numbers of a claim as people say them: `2-3-4` in the order of the run, `5-5-5`. */
export function numbersOf(sheet: SheetView, spaces: readonly string[]): string {
  return spaces
    .map((space) => numberAt(sheet.grid, space))
    .sort((a, b) => a - b)
    .join("-");
}

/** The numbers of a claim that were claimed before: each uses an Again (CN-B4). */
export function againsOf(sheet: SheetView, spaces: readonly string[]): number {
  return spaces.filter((space) => sheet.claimed.includes(space)).length;
}
