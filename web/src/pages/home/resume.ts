/** Which of the seats this browser holds can be sat down in again. */
import { ask, Refused } from "../../api";
import { heldSeats, letGo, type HeldSeat } from "../../held";
import type { TableSeen } from "../../wire";

export interface Resumable {
  table: string;
  game: string;
  names: string[];
  others: string[];
  mine: boolean;
}

const MOST = 6;

/** The newest tables that are not over; those that are gone are forgotten. */
export async function resumable(): Promise<Resumable[]> {
  const newest = new Map<string, HeldSeat>();
  for (const held of heldSeats()) if (!newest.has(held.table) && newest.size < MOST) newest.set(held.table, held);
  const found = await Promise.all([...newest.values()].map(look));
  return found.filter((seat) => seat !== null).sort((a, b) => Number(b.mine) - Number(a.mine));
}

async function look(held: HeldSeat): Promise<Resumable | null> {
  try {
    const table = await ask<TableSeen>("GET", `/api/tables/${held.table}`, undefined, { token: held.token });
    if (table.phase === "over") return null;
    const names = table.seats.map((seat) => seat.name);
    const others = names.filter((name, seat) => seat !== table.seat && name);
    return { table: held.table, game: table.game, names, others, mine: table.to_act.includes(table.seat ?? -1) };
  } catch (error) {
    if (error instanceof Refused && [401, 404].includes(error.status)) letGo(held.table);
    return null;
  }
}
