/** What a round changed on a sheet: numbers, Connects, circles, points. */
import { NAMES, numberAt } from "./board/grid";
import { total } from "./points";
import type { ClaimView, SheetView } from "./view";

export interface RoundChanges {
  written: { space: string; number: number }[];
  claims: ClaimView[];
  circles: number;
  objectives: string[];
  boxes: number;
  points: number;
  out: boolean;
}

export function roundChangesOf(before: SheetView, after: SheetView, round: number): RoundChanges {
  return {
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
