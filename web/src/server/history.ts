/** What a viewer has seen of a table: the server's pages and the socket's messages, merged by the numbers of the events. */
import type { EventSeen } from "./wire";

/** An event that still stands, with its number, counted from 1. */
export interface Happened extends EventSeen {
  number: number;
}

/** The events from the first on, with those that end at `position`; null: some in between are missing. */
export function merged(known: EventSeen[], position: number, news: EventSeen[]): EventSeen[] | null {
  const before = position - news.length;
  if (before > known.length) return null;
  return news.length ? [...known.slice(0, before), ...news] : known;
}

/** What was not taken back; seats are numbered as they are now, also before they were drawn by lot. */
export function standing(events: EventSeen[]): Happened[] {
  const back = new Set(events.flatMap((event) => event.back ?? []));
  const start = events.findIndex(({ kind }) => kind === "start");
  const order = (events[start]?.text || "").split(" ").filter(Boolean).map(Number);
  const now = (seat: number): number => (order.length && seat >= 0 ? order.indexOf(seat) : seat);
  return events.flatMap((event, place) => {
    if (back.has(place + 1)) return [];
    return [{ ...event, number: place + 1, seat: place < start ? now(event.seat) : event.seat }];
  });
}
