/** What of a review is worth showing to one seat. */
import { say, saySentence } from "../../../app/i18n.svelte";
import type { GameClient } from "../../../games/registry";
import type { DecisionSeen, ReviewSeen } from "../../../server/wire";

const MOST = 3;
/** Less than this is noise of the search. */
const LEAST = { points: 0.5, share: 0.02, "": Infinity };

/** The costliest decisions of a seat; a watcher gets those of everybody. */
export function costliest(review: ReviewSeen, seat: number | null): DecisionSeen[] {
  return review.decisions
    .filter((one) => (seat === null || one.seat === seat) && one.cost >= LEAST[review.unit])
    .slice(0, MOST);
}

/** The cost as people read it: “−2.5” points, “−12 %” of the chance to win. */
export function costText(cost: number, unit: ReviewSeen["unit"], language: string): string {
  const tag = language === "en" ? "en-GB" : language;
  const format =
    unit === "share"
      ? new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 0 })
      : new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  return `−${format.format(cost)}`;
}

/** A decision in words, never in notation. */
export function decisionText(game: GameClient, notation: string, seat: number, names: string[], view: unknown): string {
  const line =
    game.logLine(notation, seat, names, { facts: {}, me: null, view }) ?? game.stepLine?.(notation, seat, names, view);
  return line ? saySentence(line) : say("wb-review-move", { name: names[seat] ?? "" });
}
