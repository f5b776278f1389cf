/** The levels of bots as people choose them. */
import { hasMessage, say } from "../app/i18n.svelte";
import type { GameSeen } from "../server/wire";

/** Its name alone; a level that another version knows is named as it is. */
export function displayLevel(level: string): string {
  return hasMessage(`wb-level-${level}`) ? say(`wb-level-${level}`) : level;
}

/** Its name, with the measured rating where there is one. */
export function levelName(game: GameSeen | undefined, level: string): string {
  const key = game?.level_names[level] ?? `wb-level-${level}`;
  const name = hasMessage(key) ? say(key) : level;
  const rating = game?.ratings[level];
  return rating === undefined ? name : say("wb-level-rated", { level: name, rating: String(rating) });
}
