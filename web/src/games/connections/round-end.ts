/** The web of a round that has just ended: the table deals anew at once, but people look at what they have made. */
import type { EventSeen } from "../../server/wire";
import { layOf } from "./notation";
import { placeOf } from "./board/cards";
import { settings } from "../../app/settings.svelte";
import { inOwnWords, ownWords } from "./own-language";
import type { CardView, CellView, View } from "./view";

/** The view before the last act of a round, with what that act laid; nothing waits and nothing is chosen any more. */
export function standingWeb(before: View, news: readonly EventSeen[], now: View): View {
  const fell = news.some(({ facts }) => facts?.["ruling"] === "falls" || facts?.["missed"] !== undefined);
  const kept = before.web.filter((cell) => !cell.waiting || !fell).map((cell) => ({ ...cell, waiting: false }));
  const laid = news.flatMap(({ text }) => cellOf(text));
  const cards = {
    ...now.cards,
    ...before.cards,
    ...Object.fromEntries(news.flatMap((event) => cardOf(event, before))),
  };
  const idle = { spots: [], pending: [], windows: [], vote: null, chosen: null, miss: null };
  return { ...before, ...idle, cards, web: [...kept, ...(fell ? [] : laid)] };
}

/** The card with which a round ended, by its number: the next round has begun, and no view has it. */
function cardOf({ text, facts }: EventSeen, view: View): [number, CardView][] {
  const lay = layOf(text);
  if (!lay || typeof facts?.["laid"] !== "string") return [];
  const card = JSON.parse(facts["laid"]) as CardView;
  return [[lay.card, inOwnWords(card, ownWords({ ...view, cards: { [lay.card]: card } }, settings.language))]];
}

function cellOf(notation: string): CellView[] {
  const lay = layOf(notation);
  const place = lay && placeOf(lay.target);
  return place ? [{ card: lay.card, turn: lay.turn, ...place, waiting: false, reason: "" }] : [];
}

/** How many cards lie in the longest straight line of the web. */
export function longestLine(web: readonly { x: number; y: number }[]): number {
  const there = new Set(web.map(({ x, y }) => `${x} ${y}`));
  let longest = 0;
  for (const { x, y } of web)
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      if (there.has(`${x - dx} ${y - dy}`)) continue;
      let length = 1;
      while (there.has(`${x + dx * length} ${y + dy * length}`)) length += 1;
      longest = Math.max(longest, length);
    }
  return longest;
}

export interface BestOfRound {
  seat: number;
  points: number;
  card: number;
}

/** The placement that scored most in a round, by what the log tells. */
export function bestOfRound(log: readonly EventSeen[], round: number): BestOfRound | null {
  let current = 1;
  let best: BestOfRound | null = null;
  for (const { facts } of log) {
    const points = Number(facts?.["points"] ?? 0);
    if (current === round && facts && points > (best?.points ?? 0))
      best = { seat: Number(facts["scorer"]), points, card: Number(facts["card"] ?? 0) };
    if (facts?.["round"] !== undefined) current = Number(facts["round"]) + 1;
  }
  return best;
}
