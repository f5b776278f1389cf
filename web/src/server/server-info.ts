/** What this server offers: games, options, bot levels, and who can open its links. */
import { ask } from "./api";
import { earlyHouse } from "./early";
import { settings } from "../app/settings.svelte";
import type { ServerInfo } from "./wire";

/** By language: games from outside bring their words with it. */
const asked = new Map<string, Promise<ServerInfo>>();

export function serverInfo(): Promise<ServerInfo> {
  const { language } = settings;
  let found = asked.get(language);
  if (!found) {
    found = ask("GET /api/house", { early: earlyHouse(language) }).catch((error: unknown) => {
      asked.delete(language);
      throw error;
    });
    asked.set(language, found);
  }
  return found;
}
