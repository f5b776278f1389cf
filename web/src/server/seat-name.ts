/** What somebody at a table is called: by name; a bot has one, too. */
import type { TableSeen } from "./wire";
import { say } from "../app/i18n.svelte";
import { botName } from "../app/seat-style";

export function seatName(table: Pick<TableSeen, "seats"> | null, seat: number): string {
  const found = table?.seats[seat];
  if (found?.name) return found.name;
  return found?.who === "bot" ? botName(seat) : say("tb-seat", { seat: seat + 1 });
}
