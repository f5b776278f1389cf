import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { ahead } from "./plugins/ahead";
import { compressed, named, symbols, unhurried } from "./plugins/files";
import { reach } from "./plugins/reach";
import { words } from "./plugins/words";

const OUT = join(import.meta.dirname, "../src/connectable/client");
const PAGES = join(import.meta.dirname, "src/pages/index.ts");
const SYMBOLS = join(import.meta.dirname, "src/styles/symbols.svg");
const SOURCE = join(import.meta.dirname, "src");
const LIBRARIES = /node_modules\/(svelte|@fluent|esm-env|clsx|devalue)\/|vite\/preload-helper|virtual:words$/;
const from = (file: string) => reach(join(SOURCE, file));
const [start, home, table] = [
  from("main.ts"),
  from("pages/home/HomePage.svelte"),
  from("pages/table/TablePage.svelte"),
];
const games = readdirSync(join(SOURCE, "games"))
  .filter((name) => existsSync(join(SOURCE, "games", name, "index.ts")))
  .map((name) => ({ name, files: from(`games/${name}/index.ts`) }));
/** The source that a module of the build was made of. */
const sourceOf = (id: string) => id.replace(/\?.*/, "");

/** What every page needs, or both the home page and a table: one file, since a dozen small ones cost a phone more. */
function isCore(id: string): boolean {
  const source = sourceOf(id);
  return LIBRARIES.test(id) || start.has(source) || (home.has(source) && table.has(source));
}

/** What every table needs, or those of several games. */
function isOfTables(id: string): boolean {
  const source = sourceOf(id);
  return table.has(source) || games.filter(({ files }) => files.has(source)).length > 1;
}

// The client becomes part of the Python package: the server serves what lies there.
export default defineConfig({
  plugins: [svelte(), words(), symbols(SYMBOLS), unhurried(), ahead(OUT, PAGES), named(OUT), compressed(OUT)],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "core", test: isCore, priority: 2 },
            { name: "home", test: (id) => home.has(sourceOf(id)), priority: 1 },
            { name: "table", test: isOfTables, priority: 1 },
            ...games.map(({ name, files }) => ({ name, test: (id: string) => files.has(sourceOf(id)) })),
          ],
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
});
