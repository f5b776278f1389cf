import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { reach } from "./reach";

const SOURCE = join(import.meta.dirname, "../src");
const GAMES = join(SOURCE, "games");
const from = (file: string) => reach(join(SOURCE, file));

/** What runs on every page, what the home page and a table need at once, and each game with a folder of its own. */
export const start = from("main.ts");
export const home = from("pages/home/HomePage.svelte");
export const table = from("pages/table/TablePage.svelte");
export const games = readdirSync(GAMES)
  .filter((name) => existsSync(join(GAMES, name, "index.ts")))
  .map((name) => ({ name, files: from(`games/${name}/index.ts`) }));

/** The sources in a folder, with what is fetched later. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(join(SOURCE, folder), { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.includes(".test."))
    .map((name) => join(SOURCE, folder, name));
}
