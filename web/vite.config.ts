import { join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { ahead } from "./plugins/ahead";
import { compressed, named, symbols, unhurried } from "./plugins/files";
import { words } from "./plugins/words";

const OUT = join(import.meta.dirname, "../src/connectable/client");
const PAGES = join(import.meta.dirname, "src/pages/index.ts");
const SYMBOLS = join(import.meta.dirname, "src/styles/symbols.svg");
const CORE = [
  /node_modules\/(svelte|@fluent|esm-env|clsx|devalue)\/|vite\/preload-helper|virtual:words$/,
  /web\/src\/(App\.svelte|styles\/|app\/|server\/(?!fair-dice)|components\/(?!RuleFigure))/,
  /web\/src\/(pages\/(home\/|index\.ts)|games\/(index\.ts|registry\.ts|\w+\/(about\.ts|Art\.svelte)))/,
];

// The client becomes part of the Python package: the server serves what lies there.
export default defineConfig({
  plugins: [svelte(), words(), symbols(SYMBOLS), unhurried(), ahead(OUT, PAGES), named(OUT), compressed(OUT)],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs is one file: a dozen small ones cost a phone more than their bytes.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "core", test: (id) => CORE.some((part) => part.test(id)) }] } },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
});
