/** What stands beside a seat's name: in rummy the runs count before they are paid. */
import { valueOf } from "./board/cards";
import type { View } from "./view";

/** CX-R: a line of at least that many cards is a run. */
const RUN = 3;

export function pointsOf(view: View, seat: number): number | null {
  const own = view.seats[seat];
  if (!own) return null;
  if (view.way !== "rummy" || view.stage === "over") return own.points;
  const inRuns = own.lines.filter((line) => line.length >= RUN).flat();
  return own.points + inRuns.reduce((sum, { card }) => sum + valueOf(view, card), 0);
}
