import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const OUT = join(import.meta.dirname, "../src/connectable/client");
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
  plugins: [svelte(), named(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
});
