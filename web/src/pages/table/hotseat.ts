/** Several people at one device: whose turn it is to look. */
import type { MySeat } from "../../server/my-seats";
import type { TableSeen } from "../../server/wire";

/** The seat of this device that should look now: the one that is looking while it may act, else the first that may. */
export function nextAtDevice(table: TableSeen, held: MySeat[]): MySeat | null {
  if (table.seat !== null && table.to_act.includes(table.seat))
    return held.find((one) => one.seat === table.seat) ?? null;
  return held.find((one) => table.to_act.includes(one.seat)) ?? null;
}
