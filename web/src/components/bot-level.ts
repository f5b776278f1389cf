/** The levels of bots as people choose them. */
import { say } from "../app/i18n.svelte";
import type { GameSeen } from "../server/wire";

/** Its name, with the measured rating where there is one. */
export function levelName(game: GameSeen | undefined, level: string): string {
  const name = say(`wb-level-${level}`);
  const rating = game?.ratings[level];
  return rating === undefined ? name : say("wb-level-rated", { level: name, rating: String(rating) });
}
