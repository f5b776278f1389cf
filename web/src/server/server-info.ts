/** What this server offers: games, options, bot levels, and how far its links reach. */
import { ask } from "./api";
import type { House } from "./wire";

let asked: Promise<House> | undefined;

export function serverInfo(): Promise<House> {
  asked ??= ask<House>("GET", "/api/house").catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
