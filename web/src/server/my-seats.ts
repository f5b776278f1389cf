/** The seats this browser holds: a secret token each. They never go into an address. */

export interface HeldSeat {
  table: string;
  game: string;
  seat: number;
  token: string;
  /** Of a private table, so that its invite can be shown again. */
  code: string;
  at: number;
}

const KEY = "connectable.seats";
const MOST = 50;

export function heldSeats(): HeldSeat[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as HeldSeat[];
  } catch {
    return [];
  }
}

/** The seats of one table; several in hot-seat play. */
export function heldAt(table: string): HeldSeat[] {
  return heldSeats().filter((held) => held.table === table);
}

export function hold(seats: HeldSeat[]): void {
  const tables = new Set(seats.map((held) => `${held.table} ${held.token}`));
  const others = heldSeats().filter((held) => !tables.has(`${held.table} ${held.token}`));
  keep([...seats, ...others].slice(0, MOST));
}

export function letGo(table: string): void {
  keep(heldSeats().filter((held) => held.table !== table));
}

function keep(seats: HeldSeat[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats));
  } catch {
    // a browser that keeps nothing plays as long as the page is open
  }
}
