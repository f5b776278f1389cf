/** Whether somebody is at the table, in a sign and a word: here, away since when, or a bot and how strong. */
import { say } from "../app/i18n.svelte";
import type { SeatSeen } from "../server/wire";
import { displayLevel } from "./bot-level";

export interface Presence {
  sign: "check" | "clock" | "bot";
  text: string;
}

const MINUTE = 60_000;

/** Of a seat at a moment of the server's clock; null: nobody sits there. */
export function presenceOf(seat: SeatSeen | undefined, now: number): Presence | null {
  if (!seat || seat.who === "open") return null;
  if (seat.who === "bot") return { sign: "bot", text: say("wb-presence-bot", { level: displayLevel(seat.level) }) };
  if (seat.away) return { sign: "bot", text: say("wb-presence-replaced") };
  if (seat.here || seat.absent_since < 0) return { sign: "check", text: say("wb-presence-here") };
  const minutes = Math.floor((now - seat.absent_since) / MINUTE);
  return { sign: "clock", text: say("wb-presence-away", { n: Math.max(0, minutes) }) };
}
