/** Bots for people who are not here. */
import type { TableSeen } from "../../server/wire";

/** Whether the others may suggest that a bot plays for that seat: its person is not here, and the game waits for it. */
export function mayReplace(table: TableSeen, seat: number): boolean {
  const found = table.seats[seat];
  const absent = found?.who === "human" && !found.away && !found.here && found.absent_since >= 0;
  return absent && seat !== table.seat && table.to_act.includes(seat);
}
