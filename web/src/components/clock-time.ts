/** A seat's clock as numbers: what is left, and how it is read. It looks at no watch itself. */
import type { Sentence } from "../app/i18n.svelte";
import type { SeatSeen } from "../server/wire";

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on a clock that runs looks urgent. */
export const LOW_MILLIS = 20 * SECOND;
/** Above this a clock changes by the minute. */
export const SLOW_MILLIS = HOUR * SECOND;

type Clocked = Pick<SeatSeen, "millis_left" | "since">;
type Unit = "days" | "hours" | "minutes" | "seconds";

/** Milliseconds left; −1: the seat has no clock. */
export function leftAt({ millis_left, since }: Clocked, now: number): number {
  if (millis_left < 0 || since < 0) return millis_left;
  return Math.max(0, millis_left - Math.max(0, now - since));
}

/** The two largest units that matter; a second counts until it is over, so 0:00 is the end. */
export function unitsOf(millis: number): [[Unit, number], [Unit, number]] {
  const left = Math.ceil(millis / SECOND);
  if (left >= DAY)
    return [
      ["days", Math.floor(left / DAY)],
      ["hours", Math.floor((left % DAY) / HOUR)],
    ];
  if (left >= HOUR)
    return [
      ["hours", Math.floor(left / HOUR)],
      ["minutes", Math.floor((left % HOUR) / MINUTE)],
    ];
  return [
    ["minutes", Math.floor(left / MINUTE)],
    ["seconds", left % MINUTE],
  ];
}

/** What the clock shows: “2 d 3 h”, “3 h 20 min”, “1:05”. */
export function faceOf(millis: number): Sentence | string {
  const [[large, first], [small, second]] = unitsOf(millis);
  if (large === "minutes") return `${first}:${String(second).padStart(2, "0")}`;
  return { key: `wb-time-face-${large}`, values: { [large]: first, [small]: second } };
}

/** The same in words, each a sentence of its own; what is nought goes unsaid. */
export function wordsOf(millis: number): Sentence[] {
  const units = unitsOf(millis);
  const said = units.filter(([, n]) => n > 0);
  return (said.length ? said : units.slice(1)).map(([unit, n]) => ({ key: `wb-time-${unit}`, values: { n } }));
}
