/** What of a review is worth showing to one seat. */
import { say, saySentence } from "../../../app/i18n.svelte";
import type { GameClient } from "../../../games/registry";
import type { DecisionSeen, ReviewSeen } from "../../../server/wire";

const MOST = 3;
/** More steps of one decision than anybody reads. */
const MOST_STEPS = 2;

/** The costliest decisions of a seat; a watcher gets those of everybody. The server leaves out what may be noise. */
export function costliest(review: ReviewSeen, seat: number | null): DecisionSeen[] {
  return review.decisions.filter((one) => seat === null || one.seat === seat).slice(0, MOST);
}

/** The cost as people read it: “−2.5” points, “−12 %” of the chance to win. */
export function costText(cost: number, unit: ReviewSeen["unit"], language: string): string {
  return `−${format(unit, language).format(cost)}`;
}

/** Between which two costs it lies: “8–16 %”. */
export function spanText({ least, most }: DecisionSeen, unit: ReviewSeen["unit"], language: string): string {
  const number = unit === "share" ? [least, most].map((bound) => Math.min(1, Math.max(0, bound))) : [least, most];
  return number.map((bound) => format(unit, language).format(Math.max(0, bound))).join("–");
}

function format(unit: ReviewSeen["unit"], language: string): Intl.NumberFormat {
  const tag = language === "en" ? "en-GB" : language;
  return unit === "share"
    ? new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 0 })
    : new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
}

/** A decision in words, never in notation: what the log tells of its steps, else the first of them. */
export function decisionText(
  game: GameClient,
  steps: readonly string[],
  seat: number,
  names: string[],
  view: unknown,
): string {
  const seen = { facts: {}, me: null, view };
  const told = steps.map((step) => game.reviewLine?.(step, seat, names, view) ?? game.logLine(step, seat, names, seen));
  const lines = told.filter((line) => line !== null).slice(0, MOST_STEPS);
  const first = game.stepLine?.(steps[0] ?? "", seat, names, view);
  if (!lines.length && first) lines.push(first);
  const sentences = lines.map(saySentence);
  const between = sentences[0]?.endsWith(".") ? " " : "; ";
  return sentences.join(between) || say("wb-review-move", { name: names[seat] ?? "" });
}
