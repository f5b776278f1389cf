/** The seats this browser holds: a secret token each. They never go into an address. */

export interface MySeat {
  table: string;
  game: string;
  seat: number;
  token: string;
  /** Of a private table, so that its invite can be shown again. */
  code: string;
  at: number;
  /** The seal of the dice as this browser was shown it, before it added to them. */
  seal?: string;
  /** What it added. */
  added?: string;
  /** Of a scripted first game: what leads to its central act, in each of several ways. */
  lesson?: string[][];
}

const KEY = "connectable.seats";
const MOST = 50;

export function mySeats(): MySeat[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as MySeat[];
  } catch {
    return [];
  }
}

/** The seats of one table; several in hot-seat play. */
export function mySeatsAt(table: string): MySeat[] {
  return mySeats().filter((held) => held.table === table);
}

export function keepSeats(seats: MySeat[]): void {
  const tables = new Set(seats.map((held) => `${held.table} ${held.token}`));
  const others = mySeats().filter((held) => !tables.has(`${held.table} ${held.token}`));
  keep([...seats, ...others].slice(0, MOST));
}

/** A token that is nobody's any more; another seat at the same table stays. */
export function forgetSeat(table: string, token: string): void {
  keep(mySeats().filter((held) => held.table !== table || held.token !== token));
}

function keep(seats: MySeat[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats));
  } catch {
    // a browser that keeps nothing plays as long as the page is open
  }
}
