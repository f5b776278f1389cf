import { join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { ahead } from "./plugins/ahead";
import { compressed, named, symbols, unhurried } from "./plugins/files";
import { words } from "./plugins/words";

const OUT = join(import.meta.dirname, "../src/connectable/client");
const SYMBOLS = join(import.meta.dirname, "src/symbols.svg");
const CORE = /node_modules\/(svelte|@fluent|esm-env|clsx|devalue)\/|web\/src\/(App\.svelte|styles\/|parts\/[^/]+|pages\/(Home\.svelte|home\/|lobby\/levels)|games\/index\.ts|(?!dice|main)[\w.]+\.ts$)|vite\/preload-helper|virtual:words$/;

// The client becomes part of the Python package: the server serves what lies there.
export default defineConfig({
  plugins: [svelte(), words(), symbols(SYMBOLS), unhurried(), ahead(OUT), named(OUT), compressed(OUT)],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs is one file: a dozen small ones cost a phone more than their bytes.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "core", test: CORE }] } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
});
