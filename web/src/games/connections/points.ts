/** What stands beside a seat's name, where in rummy the runs count before they are paid, and beside a finished quad. */
import { valueOf } from "./board/cards";
import type { PieceView, View } from "./view";

/** CX-R: a line of at least that many cards is a run. */
const RUN = 3;
/** CX-5: a quad counts the sum of its values so many times. */
const QUAD_TIMES = 4;

export function pointsOf(view: View, seat: number): number | null {
  const own = view.seats[seat];
  if (!own) return null;
  if (view.way !== "rummy" || view.stage === "over") return own.points;
  const inRuns = own.lines.filter((line) => line.length >= RUN).flat();
  return own.points + inRuns.reduce((sum, { card }) => sum + valueOf(view, card), 0);
}

export function quadPoints(view: View, quad: readonly PieceView[]): number {
  return QUAD_TIMES * quad.reduce((sum, { card }) => sum + valueOf(view, card), 0);
}
