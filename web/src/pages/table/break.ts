/** The break between two rounds: who is still looking at the last one. */
import type { TableSeen } from "../../server/wire";

/** The people who are here and have not said that they are ready. */
export function stillLooking({ seats, ready }: TableSeen): number[] {
  return seats.flatMap(({ who, away, here }, seat) =>
    who === "human" && !away && here && !ready.includes(seat) ? [seat] : [],
  );
}
