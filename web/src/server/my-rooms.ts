/** The rooms that were opened in this browser, so that a group finds its own again without the link. */

export interface MyRoom {
  id: string;
  name: string;
  code: string;
}

const KEY = "connectable.rooms";
const MOST = 20;

/** The one opened last first. */
export function myRooms(): MyRoom[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as MyRoom[];
  } catch {
    return [];
  }
}

export function keepRoom(room: MyRoom): void {
  const others = myRooms().filter(({ id }) => id !== room.id);
  try {
    localStorage.setItem(KEY, JSON.stringify([room, ...others].slice(0, MOST)));
  } catch {
    // the link still has it
  }
}

/** The code of a room, also of one that an earlier version kept by itself. */
export function roomCode(id: string): string {
  try {
    return myRooms().find((room) => room.id === id)?.code ?? localStorage.getItem(`connectable.room.${id}`) ?? "";
  } catch {
    return "";
  }
}
