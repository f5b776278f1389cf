/** What one chooses on a game's box before *Play now*; kept for each game. */
import type { GameSeen } from "../../server/wire";

export interface PlayChoice {
  level: string;
  board: string;
}

/** Four words for how strong bots are, of those a game has. */
const SHOWN = ["gentle", "easy", "medium", "strong", "champion"];
const MOST = 4;

export function levelsShown(game: GameSeen): string[] {
  const known = SHOWN.filter((level) => game.levels.includes(level));
  return known.length > MOST ? known.filter((level) => level !== "medium") : known;
}

/** The next stronger or weaker of the levels shown; undefined: there is none. */
export function neighbour(levels: string[], level: string, by: -1 | 0 | 1): string | undefined {
  return by ? levels[levels.indexOf(level) + by] : undefined;
}

const keyOf = (game: string): string => `connectable.play.${game}`;

export function keptChoice(game: GameSeen): PlayChoice {
  const levels = levelsShown(game);
  const usual = game.opponents.find((level) => levels.includes(level)) ?? levels[0] ?? game.opponents[0] ?? "greedy";
  let kept: Partial<PlayChoice> = {};
  try {
    kept = JSON.parse(localStorage.getItem(keyOf(game.name)) ?? "{}") as Partial<PlayChoice>;
  } catch {
    // then the usual one
  }
  const level = kept.level && levels.includes(kept.level) ? kept.level : usual;
  return { level, board: kept.board ?? "" };
}

export function keepChoice(game: string, choice: PlayChoice): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(choice));
  } catch {
    // a browser that keeps nothing asks again
  }
}
