import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** The client is asked for before the typefaces: it is waited for first, and compiled while they come. */
export function clientFirst(): Plugin {
  const face = /\s*<link\s+rel="preload"\s+as="font"[^>]*>/g;
  const client = /<script type="module"[^>]*><\/script>/;
  return {
    name: "client-first",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace(face, "").replace(client, (tag) => tag + (html.match(face) ?? []).join("")),
    },
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

/**
 * Svelte makes an error while its file is read, as a mark to compare with. To say where it stands, a browser that is
 * watched (by developer tools, by our bench) reads the whole file again: a plain object is as good a mark.
 */
export function errorless(): Plugin {
  const made = /new \(class StaleReactionError extends Error ({[^}]*})\)\(\)/;
  return {
    name: "errorless",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith("/svelte/src/internal/client/constants.js")) return undefined;
      if (!made.test(code)) throw new Error(`${id} marks stale reactions in another way`);
      return { code: code.replace(made, "new (class StaleReactionError $1)()"), map: null };
    },
  };
}

/**
 * Before an attribute is set to a number, Svelte asks the element for everything of that kind that can be set, which
 * makes a browser build some hundred accessors for each kind of element. We ask for the one.
 */
export function asked(): Plugin {
  const made =
    /(function get_setters\(element\) {[^]*?setters_cache\.set\(cache_key, \(setters = )new Set\(\)\)\);[^]*?\n}/;
  const one = `{
    known: {},
    has(key) {
      if (key in this.known) return this.known[key];
      let found = false;
      for (let proto = this.first; proto !== Element.prototype && !found; proto = get_prototype_of(proto))
        found = Boolean(Object.getOwnPropertyDescriptor(proto, key)?.set);
      return (this.known[key] = found && !/^(innerHTML|textContent|innerText)$/.test(key));
    },
    first: get_prototype_of(element),
  }));
  return setters;
}`;
  return {
    name: "asked",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith("/svelte/src/internal/client/dom/elements/attributes.js")) return undefined;
      if (!made.test(code)) throw new Error(`${id} looks for setters in another way`);
      return { code: code.replace(made, (_found, start: string) => start + one), map: null };
    },
  };
}

/** Writes a chunk of one helper into the files that import it: a request costs a page more than its few bytes. */
export function inlined(name: string): Plugin {
  return {
    name: "inlined",
    generateBundle: {
      order: "pre", // before Vite lists what each page imports
      handler(_, bundle) {
        const helper = Object.values(bundle).find((chunk) => chunk.type === "chunk" && chunk.name === name);
        if (helper?.type !== "chunk") return;
        const [, inside = "", exported = ""] = /^([^]*)export\s*{([^}]*)};?\s*$/.exec(helper.code) ?? [];
        if (!inside) throw new Error(`${name} is no chunk of plain code`);
        const file = helper.fileName.replace(/^.*\//, "");
        const imported = new RegExp(`import\\s*{([^}]*)}\\s*from\\s*["']\\./${file}["'];?`);
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !chunk.imports.includes(helper.fileName)) continue;
          const code = chunk.code.replace(
            imported,
            (_import, names: string) =>
              `const {${renamed(names)}}=(()=>{${inside}return {${renamed(exported, true)}}})();`,
          );
          if (code === chunk.code) throw new Error(`${chunk.fileName} imports ${name} in another way`);
          chunk.code = code;
          chunk.imports = chunk.imports.filter((other) => other !== helper.fileName);
        }
        delete bundle[helper.fileName];
      },
    },
  };
}

/** Names of an import or export as an object has them: `a as b` becomes `a: b`, of an export `b: a`. */
function renamed(names: string, outward = false): string {
  const pairs = names.split(",").map((one) => one.trim().split(/\s+as\s+/));
  return pairs.map(([inner = "", outer = inner]) => (outward ? `${outer}:${inner}` : `${inner}:${outer}`)).join(",");
}

/** What every page is styled with becomes part of the page: one file less to ask for and to wait for. */
export function styled(out: string, name: string): Plugin {
  const styles: string[] = [];
  return {
    name: "styled",
    generateBundle: {
      order: "pre", // before Vite lists what each page needs
      handler(_, bundle) {
        const chunk = Object.values(bundle).find((one) => one.type === "chunk" && one.name === name);
        if (chunk?.type !== "chunk" || !chunk.viteMetadata) throw new Error(`there is no ${name}`);
        styles.push(...chunk.viteMetadata.importedCss);
        chunk.viteMetadata.importedCss.clear();
      },
    },
    writeBundle() {
      const page = join(out, "index.html");
      const texts = styles.map((file) => readFileSync(join(out, file), "utf-8").trim());
      writeFileSync(
        page,
        readFileSync(page, "utf-8").replace("</head>", () => `<style>${texts.join("")}</style></head>`),
      );
      for (const file of styles) rmSync(join(out, file));
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
