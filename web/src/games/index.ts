/** The games of this client: every folder here that says something about itself. */
import type { Game, GameAbout, GameClient, KeyLine, Pictures } from "./registry";
import genericAbout from "./generic/about";

const ABOUT = import.meta.glob<GameAbout>("./*/about.ts", { eager: true, import: "default" });
const CLIENTS = import.meta.glob<{ default: GameClient }>("./*/index.ts");
const PICTURES = import.meta.glob<Pictures>("./*/RulePicture.svelte");
const DECIDED = import.meta.glob<readonly string[]>("./*/decided.ts", { import: "DECIDED" });
const KEYS = import.meta.glob<readonly KeyLine[]>("./*/keys.ts", { import: "KEYS" });

function gameIn(folder: string, about: GameAbout): Game {
  return {
    ...about,
    load: CLIENTS[`./${folder}/index.ts`]!,
    pictures: PICTURES[`./${folder}/RulePicture.svelte`] ?? (() => Promise.reject(new Error("no pictures"))),
    decided: DECIDED[`./${folder}/decided.ts`] ?? (() => Promise.resolve([])),
    keys: KEYS[`./${folder}/keys.ts`] ?? (() => Promise.resolve([])),
  };
}

const found = Object.entries(ABOUT).map(([path, about]): [string, Game] => {
  const folder = path.split("/")[1] ?? "";
  return [folder, gameIn(folder, about)];
});

export const OWN_GAMES: Record<string, Game> = Object.fromEntries(found.filter(([folder]) => folder !== "generic"));
/** Serves every game that has no folder. */
export const GENERIC: Game = gameIn("generic", genericAbout);
