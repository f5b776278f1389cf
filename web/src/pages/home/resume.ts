/** Which of the seats this browser holds can be sat down in again: one question for all. */
import { ask } from "../../server/api";
import { botName } from "../../app/seat-style";
import { mySeats, forgetSeat } from "../../server/my-seats";
import type { SeatStatus } from "../../server/wire";

export interface Resumable {
  table: string;
  game: string;
  names: string[];
  others: string[];
  mine: boolean;
}

/** The seats of this browser as the server knows them. */
export interface Seats {
  /** At tables that are not over, those that wait for us first. */
  open: Resumable[];
  /** Where the host has removed us: links that lead back. */
  sentAway: string[];
}

/** Asks for all seats at once; those that are gone are forgotten. */
export async function resumable(): Promise<Seats> {
  const held = mySeats();
  if (!held.length) return { open: [], sentAway: [] };
  const seats = held.map(({ table, token }) => ({ table, token }));
  const stand = await ask("POST /api/seats", { body: { seats } });
  // the answers are in the order of the question
  seats.forEach(({ table, token }, place) => stand.seats[place]?.gone && forgetSeat(table, token));
  const open = new Map<string, SeatStatus>();
  for (const seat of stand.seats) {
    if (!seat.gone && seat.phase !== "over" && (seat.turn || !open.has(seat.table))) open.set(seat.table, seat);
  }
  const sentAway = held
    .filter((_, place) => stand.seats[place]?.kicked)
    .map(({ table, code }) => `/t/${table}#${code}`);
  return { open: [...open.values()].map(described).sort((a, b) => Number(b.mine) - Number(a.mine)), sentAway };
}

function described(seat: SeatStatus): Resumable {
  const names = (seat.seats ?? []).map((one, number) => one.name || (one.who === "bot" ? botName(number) : ""));
  const others = names.filter((name, number) => number !== seat.seat && name);
  return { table: seat.table, game: seat.game ?? "", names, others, mine: seat.turn ?? false };
}
