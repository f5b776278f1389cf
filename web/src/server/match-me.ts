/** *Match me*: the level of bots that follows from the results kept in this browser. */
import { hasWon, myGames, type FinishedGame } from "./my-games";
import type { GameSeen } from "./wire";

/** Chosen in place of a level. */
export const MATCH = "match";
/** So many results of one kind in a row move the level. */
const IN_A_ROW = 2;

/** The level for the next game: it begins with the gentlest, rises after two wins in a row and falls after coming last
 * twice in a row. A win against somebody weaker, or a defeat by somebody stronger, tells nothing. */
export function matched(game: GameSeen, games: FinishedGame[] = myGames()): string {
  const { ladder } = game;
  const top = ladder.length - 1;
  let now = 0;
  let row = 0;
  for (const one of games.filter((each) => each.game === game.name).sort((a, b) => a.at - b.at)) {
    const step = strongest(one, ladder);
    const result = resultOf(one);
    if (step < 0 || !result || (step - now) * result < 0) continue;
    row = Math.sign(row) === result ? row + result : result;
    if (Math.abs(row) < IN_A_ROW) continue;
    now = Math.max(0, Math.min(top, step + result));
    row = 0;
  }
  return ladder[now] ?? "greedy";
}

/** A level as it was chosen, or the one that matches. */
export function levelFor(game: GameSeen, chosen: string): string {
  return chosen === MATCH ? matched(game) : chosen;
}

/** The strongest bot opposite, by its place in the ladder; −1: a person sat there, or nobody. */
function strongest({ seats, seat }: FinishedGame, ladder: string[]): number {
  const others = seats.filter((_, number) => number !== seat);
  return others.some(({ level }) => !level) ? -1 : Math.max(-1, ...others.map(({ level }) => ladder.indexOf(level)));
}

/** 1: won; −1: nobody was behind us; 0: neither, or stopped. */
function resultOf(one: FinishedGame): -1 | 0 | 1 {
  if (one.stopped) return 0;
  if (hasWon(one)) return 1;
  const own = one.ranks[one.seat] ?? 0;
  return one.ranks.some((rank) => rank > own) ? 0 : -1;
}
