/** The games of this client, each fetched when somebody sits down to it. */
import type { Game } from "./registry";

export const OWN_GAMES: Record<string, Game> = {
  connnect: {
    prefix: "cn",
    move: "pencil",
    chance: "dice",
    load: () => import("./connnect"),
    pictures: () => import("./connnect/RulePicture.svelte"),
  },
  connect5: {
    prefix: "c5",
    move: "token",
    chance: "none",
    load: () => import("./connect5"),
    pictures: () => import("./connect5/RulePicture.svelte"),
  },
  connections: {
    prefix: "cx",
    move: "card",
    chance: "cards",
    load: () => import("./connections"),
    pictures: () => import("./connections/RulePicture.svelte"),
  },
};
