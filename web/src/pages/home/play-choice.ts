/** What one chooses on a game's box before *Play now*; kept for each game. */
import { MATCH } from "../../server/match-me";
import type { GameSeen } from "../../server/wire";

export interface PlayChoice {
  level: string;
  board: string;
  /** How long a game takes, where that is a choice; empty: the usual length. */
  mode: string;
}

/** The levels of a game that a box has room for: its ladder without the one named by how it plays. Where there is only
 * that one, nothing is to be chosen. */
export function levelsShown({ ladder }: GameSeen): string[] {
  return ladder.filter((level) => level !== "greedy");
}

/** The next stronger or weaker of the levels shown; undefined: there is none. */
export function neighbour(levels: string[], level: string, by: -1 | 0 | 1): string | undefined {
  return by ? levels[levels.indexOf(level) + by] : undefined;
}

const keyOf = (game: string): string => `connectable.play.${game}`;

export function keptChoice(game: GameSeen): PlayChoice {
  let kept: Partial<PlayChoice> = {};
  try {
    kept = JSON.parse(localStorage.getItem(keyOf(game.name)) ?? "{}") as Partial<PlayChoice>;
  } catch {
    // then the usual one
  }
  const level = kept.level && levelsShown(game).includes(kept.level) ? kept.level : MATCH;
  return { level, board: kept.board ?? "", mode: kept.mode ?? "" };
}

export function keepChoice(game: string, choice: PlayChoice): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(choice));
  } catch {
    // a browser that keeps nothing asks again
  }
}
