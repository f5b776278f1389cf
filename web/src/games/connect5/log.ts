/** What happened, in the words of the log: moves and the end of a round. */
import { say, type Sentence } from "../../app/i18n.svelte";
import { colour } from "./labels";
import type { Dots, Move } from "./notation";
import type { Ended } from "./view";

/** A move in the log, without knowing what stood on the board. */
export function logLine({ word, at, over, to }: Move, name: string): Sentence | null {
  if (word === "stop") return null;
  if (over)
    return {
      key: word === "sandwich" ? "c5-web-told-sandwich" : "c5-web-told-jump",
      values: { name, from: at, over, dot: to },
    };
  return { key: `c5-web-told-${word}`, values: { name, from: at, dot: to } };
}

/** A move in the log of this table: whose token was eaten, and for how many points. */
export function logLineOnBoard(move: Move, dots: Dots, me: number | null, name: string): Sentence | null {
  const eaten = dots[move.over];
  if (!eaten) return logLine(move, name);
  const values = { name, over: move.over, dot: move.to, points: eaten.tokens };
  if (eaten.seat === me) return { key: "c5-web-told-eats-mine", values };
  return { key: "c5-web-told-eats", values: { ...values, colour: colour(eaten.seat) } };
}

/** Why a round ended. */
export function endOf({ reason, maker, row }: Ended, nameOf: (seat: number) => string): string {
  if (reason === "connect5" && maker !== null) return say("c5-web-round-connect5", { name: nameOf(maker), dots: row });
  return say(`c5-web-round-${reason}`);
}
