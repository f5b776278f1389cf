import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const TEXTS = /\.(js|css|html|svg|webmanifest)$/;

/** The service worker keeps one build's files: its name is a hash of what was built. */
export function named(out: string): Plugin {
  return {
    name: "named",
    writeBundle() {
      const worker = join(out, "sw.js");
      const build = createHash("sha256")
        .update(readFileSync(join(out, "index.html")))
        .digest("hex")
        .slice(0, 12);
      writeFileSync(worker, readFileSync(worker, "utf-8").replace("unbuilt", build));
    },
  };
}

/** Writes the symbols into the page: parsed while the scripts are on their way. */
export function symbols(file: string): Plugin {
  return {
    name: "symbols",
    transformIndexHtml: (html) => html.replace("<!-- symbols -->", () => readFileSync(file, "utf-8").trim()),
  };
}

/** Nothing is painted before the client is there: an empty page costs a phone two frames. Vite drops the attribute. */
export function unhurried(): Plugin {
  const tag = '<script type="module"';
  return {
    name: "unhurried",
    transformIndexHtml: { order: "post", handler: (html) => html.replace(tag, `${tag} blocking="render"`) },
  };
}

/**
 * Tells the browser that nearly everything in these files is called while the page opens: it compiles them while they
 * come in, beside the page, instead of function by function when each is first called.
 */
export function eager(out: string, files: RegExp): Plugin {
  return {
    name: "eager",
    writeBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || chunk.facadeModuleId || !files.test(chunk.name)) continue;
        const file = join(out, chunk.fileName);
        writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, "utf-8")}`); // counts in the first line only
      }
    },
  };
}

/** Compressed once here, so that the server never has to. */
export function compressed(out: string): Plugin {
  return {
    name: "compressed",
    closeBundle() {
      for (const name of readdirSync(out, { recursive: true, encoding: "utf-8" })) {
        if (!TEXTS.test(name)) continue;
        const file = join(out, name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
