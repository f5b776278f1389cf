/** The classes this browser is in: a secret token each, a teacher's or a pupil's. They never go into an address. */
import { forgetSeat, keepSeats, mySeats, mySeatsAt, type MySeat } from "./my-seats";

export interface MyClass {
  id: string;
  code: string;
  token: string;
  teacher: boolean;
}

const KEY = "connectable.classes";
const MOST = 20;

export function myClasses(): MyClass[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as MyClass[];
  } catch {
    return [];
  }
}

export function myClass(id: string): MyClass | undefined {
  return myClasses().find((one) => one.id === id);
}

export function keepClass(kept: MyClass): void {
  write([kept, ...myClasses().filter((one) => one.id !== kept.id)].slice(0, MOST));
}

/** What a lesson leaves behind in a browser that others use next: nothing. */
export function forgetClass(id: string): void {
  const held = myClass(id);
  write(myClasses().filter((one) => one.id !== id));
  if (held) for (const seat of seatsOf(held)) forgetSeat(seat.table, seat.token);
}

/** The pupil's token is her seat at the table where the class says that she sits. */
export function sitAt(held: MyClass, table: string, game: string): void {
  if (mySeatsAt(table).some(({ token }) => token === held.token)) return;
  for (const seat of seatsOf(held)) forgetSeat(seat.table, seat.token);
  keepSeats([{ table, game, seat: 0, token: held.token, code: held.code, at: Date.now() }]);
}

function seatsOf({ token }: MyClass): MySeat[] {
  return mySeats().filter((seat) => seat.token === token);
}

function write(classes: MyClass[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(classes));
  } catch {
    // a browser that keeps nothing stays in the class as long as the page is open
  }
}
