/** What this server offers: games, options, bot levels, and how far its links reach. */
import { ask } from "./api";
import type { ServerInfo } from "./wire";

let asked: Promise<ServerInfo> | undefined;

export function serverInfo(): Promise<ServerInfo> {
  asked ??= ask("GET /api/house").catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
