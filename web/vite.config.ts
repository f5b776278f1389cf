import { join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { ahead } from "./plugins/ahead";
import {
  asked,
  clientFirst,
  compressed,
  eager,
  errorless,
  inlined,
  named,
  styled,
  symbols,
  unhurried,
} from "./plugins/files";
import { games, home, start, table } from "./plugins/parts";
import { words } from "./plugins/words";

const OUT = join(import.meta.dirname, "../src/connectable/client");
const PAGES = join(import.meta.dirname, "src/pages/index.ts");
const SYMBOLS = join(import.meta.dirname, "src/styles/symbols.svg");
const LIBRARIES = /node_modules\/(svelte|@fluent|esm-env|clsx|devalue)\/|vite\/preload-helper|virtual:words$/;
/** What a home page or a table runs at once. */
const AT_ONCE = new RegExp(`^(core|home|table|${games.map(({ name }) => name).join("|")})$`);
/** The source that a module of the build was made of. */
const sourceOf = (id: string) => id.replace(/\?.*/, "");

const inGames = (source: string) => games.filter(({ files }) => files.has(source)).length;

/** What every page needs, or both the home page and a table: one file, since a dozen small ones cost a phone more. */
function isCore(id: string): boolean {
  const source = sourceOf(id);
  return LIBRARIES.test(id) || start.has(source) || (home.has(source) && (table.has(source) || inGames(source) > 0));
}

/** The home page with what it shares with pages that are not at a table yet: who opens them has mostly been there. */
function isHome(id: string): boolean {
  const source = sourceOf(id);
  return /\/games\/(art\.ts|\w+\/Art\.svelte)$/.test(source) || home.has(source);
}

/** What every table needs, or those of several games. */
function isOfTables(id: string): boolean {
  const source = sourceOf(id);
  return table.has(source) || inGames(source) > 1;
}

// The client becomes part of the Python package: the server serves what lies there.
export default defineConfig({
  plugins: [
    errorless(),
    asked(),
    svelte(),
    words(),
    symbols(SYMBOLS),
    unhurried(),
    clientFirst(),
    inlined("rolldown-runtime"),
    eager(OUT, AT_ONCE),
    ahead(OUT, PAGES),
    styled(OUT, "core"),
    named(OUT),
    compressed(OUT),
  ],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Names stand in the page and in the core, several times each: a short hash is as good as a long one.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            { name: "core", test: isCore, priority: 3 },
            { name: "home", test: isHome, priority: 2 },
            { name: "table", test: isOfTables, priority: 1 },
            ...games.map(({ name, files }) => ({ name, test: (id: string) => files.has(sourceOf(id)) })),
          ],
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
});
