import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rolldown } from "vite";

const OUT = join(import.meta.dirname, "../src/connectable/client");
const CORE = /node_modules\/(svelte|@fluent|esm-env|clsx|devalue)\/|web\/src\/(parts\/[^/]+|pages\/(Home\.svelte|home\/)|games\/index\.ts|(?!dice|main)[\w.]+\.ts$)|vite\/preload-helper/;
const TEXTS = /\.(js|css|html|svg|webmanifest)$/;

/** The service worker keeps one build's files: its name is a hash of what was built. */
function named(): Plugin {
  return {
    name: "named",
    writeBundle() {
      const worker = join(OUT, "sw.js");
      const build = createHash("sha256").update(readFileSync(join(OUT, "index.html"))).digest("hex").slice(0, 12);
      writeFileSync(worker, readFileSync(worker, "utf-8").replace("unbuilt", build));
    },
  };
}

/** Writes the symbols into the page: parsed while the scripts are on their way. */
function symbols(): Plugin {
  const file = join(import.meta.dirname, "src/symbols.svg");
  return { name: "symbols", transformIndexHtml: (html) => html.replace("<!-- symbols -->", () => readFileSync(file, "utf-8").trim()) };
}

type Files = string[];

/**
 * What each page will ask for, written into the script that runs first: everything is fetched at once, instead of one
 * file after the other telling of the next.
 */
function ahead(): Plugin {
  return {
    name: "ahead",
    writeBundle(_, bundle) {
      const pages: Record<string, Files> = {};
      const games: Record<string, Files> = {};
      const words: Record<string, Record<string, string>> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.facadeModuleId) continue;
        const source = chunk.facadeModuleId.replace(/\?.*/, "");
        const [, page] = /\/src\/pages\/(\w+)\.svelte$/.exec(source) ?? [];
        const [, game] = /\/src\/games\/(\w+)\/index\.ts$/.exec(source) ?? [];
        const [, language, catalogue] = /\/locales\/(\w+)\/([\w-]+)\.ftl$/.exec(source) ?? [];
        if (page) pages[page] = filesOf(chunk, bundle);
        if (game) games[game] = filesOf(chunk, bundle);
        if (language && catalogue) (words[language] ??= {})[catalogue] = chunk.fileName;
      }
      const first = join(OUT, "first.js");
      const map = JSON.stringify({ pages, games, words }).replaceAll("assets/", "");
      writeFileSync(first, readFileSync(first, "utf-8").replace("undefined /* the build knows */", map));
    },
  };
}

/** A chunk with everything it imports, scripts and styles; the page itself names the core. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found: Files = []): Files {
  for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) if (!found.includes(file)) found.push(file);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === "chunk" && next.name !== "core" && !found.includes(name)) filesOf(next, bundle, found);
  }
  return found;
}

/** Compressed once here, so that the server never has to. */
function compressed(): Plugin {
  return {
    name: "compressed",
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: "utf-8" })) {
        if (!TEXTS.test(name)) continue;
        const file = join(OUT, name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

// The client becomes part of the Python package: the server serves what lies there.
export default defineConfig({
  plugins: [svelte(), symbols(), named(), ahead(), compressed()],
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
