/** A finished game in words: how it ended for me, and who sat opposite. */
import { row, say } from "../../app/i18n.svelte";
import type { FinishedGame } from "../../server/my-games";

export function resultText({ stopped, points, ranks, seat, seats }: FinishedGame): string {
  if (stopped) return say("wb-games-stopped");
  const own = say("wb-games-points", { n: points[seat] ?? 0 });
  return seats.length > 1 ? row([say("wb-games-rank", { rank: ranks[seat] ?? 0, of: seats.length }), own]) : own;
}

export function othersText({ seats, seat }: FinishedGame): string {
  return row(seats.filter((_, number) => number !== seat).map(({ name }) => name || say("wb-guest")));
}

/** Where its result and replay are. */
export function addressOf({ table, code }: FinishedGame): string {
  return `/t/${table}${code ? `#${code}` : ""}`;
}
