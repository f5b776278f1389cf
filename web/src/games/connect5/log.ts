/** What happened, in the words of the log: moves and the end of a round. */
import { say, type Sentence } from "../../app/i18n.svelte";
import { colour } from "./labels";
import type { SeenWith } from "../registry";
import { readMove } from "./notation";
import type { Ended, View } from "./view";

/** A move in the log; with what is known of it at its table, whose token was eaten and for how many points. */
export function logLine(notation: string, seat: number, names: string[], seen?: SeenWith<View>): Sentence | null {
  const { word, at, over, to } = readMove(notation);
  const name = names[seat] ?? "";
  const { eaten, points } = seen?.facts ?? {};
  if (word === "stop") return null;
  if (eaten !== undefined && points !== undefined) {
    const values = { name, over, dot: to, points };
    if (eaten === seen?.me) return { key: "c5-web-told-eats-mine", values };
    return { key: "c5-web-told-eats", values: { ...values, colour: colour(Number(eaten)) } };
  }
  if (over)
    return {
      key: word === "sandwich" ? "c5-web-told-sandwich" : "c5-web-told-jump",
      values: { name, from: at, over, dot: to },
    };
  return { key: `c5-web-told-${word}`, values: { name, from: at, dot: to } };
}

/** Why a round ended. */
export function endOf({ reason, maker, row }: Ended, nameOf: (seat: number) => string): string {
  if (reason === "connect5" && maker !== null) return say("c5-web-round-connect5", { name: nameOf(maker), dots: row });
  return say(`c5-web-round-${reason}`);
}
