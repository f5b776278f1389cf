import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { minifySync, type Plugin, type Rolldown } from "vite";

import { wordsOf } from "./words";

type Files = string[];
/** A typeface that every table shows at once, and the home page not at all. */
const TABLE_FACE = /sarabun-latin-700-normal-.*\.woff2$/;
/** What only some tables show at once, by game: a line that is set again in another face moves. */
const GAME_FACES: Record<string, RegExp> = {
  connect5: /maitree-latin-500-normal-.*\.woff2$/,
  connections: /maitree-latin-500-normal-.*\.woff2$/,
};
/** What a page in Thai shows at once; the faces of the other languages are named by the page itself. */
const THAI_FACES = /(sarabun-thai-[46]00|maitree-thai-700)-normal-.*\.woff2$/;

/** Where the script expects it. */
const PLACE = "const AHEAD = null;";

/**
 * What each page will ask for, written into the script that runs first: everything is fetched at once, instead of one
 * file after the other telling of the next. The script becomes part of the page; the server allows it by its hash.
 */
export function ahead(out: string, index: string): Plugin {
  return {
    name: "ahead",
    writeBundle(_, bundle) {
      const addresses = addressesOf(readFileSync(index, "utf-8"));
      const pages: Record<string, Files> = {};
      const games: Record<string, Files> = {};
      const words: Record<string, Record<string, string>> = {};
      const heavy = Object.keys(bundle).filter((file) => TABLE_FACE.test(file));
      const faces = { th: Object.keys(bundle).filter((file) => THAI_FACES.test(file)) };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || chunk.name === "core") continue;
        for (const id of chunk.moduleIds) {
          const page = addresses[/\/src\/pages\/([\w-]+)\/\w+Page\.svelte$/.exec(id)?.[1] ?? ""];
          const [, game] = /\/src\/games\/(\w+)\/index\.ts$/.exec(id) ?? [];
          const spoken = wordsOf(id);
          if (page) pages[page.replaceAll('"', "")] = filesOf(chunk, bundle);
          const own = GAME_FACES[game ?? ""];
          if (game)
            games[game] = [
              ...filesOf(chunk, bundle),
              ...heavy,
              ...Object.keys(bundle).filter((file) => own?.test(file)),
            ];
          if (spoken && !spoken.set.endsWith("_rules")) (words[spoken.language] ??= {})[spoken.set] = chunk.fileName;
        }
      }
      const [first, page] = [join(out, "first.js"), join(out, "index.html")];
      const map = JSON.stringify({ pages, games, words, faces }).replaceAll("assets/", "");
      const script = readFileSync(first, "utf-8").replace(PLACE, () => `const AHEAD = ${map};`);
      if (!script.includes(map)) throw new Error(`first.js has no place for the map: ${PLACE}`);
      const { code } = minifySync("first.js", script);
      const html = readFileSync(page, "utf-8").replace(
        '<script src="/first.js"></script>',
        () => `<script>${code.trim()}</script>`,
      );
      writeFileSync(page, html);
      rmSync(first);
    },
  };
}

/** From a page's folder to the first word of its address, as `pages/index.ts` lists them. */
function addressesOf(index: string): Record<string, string> {
  return Object.fromEntries(
    [...index.matchAll(/(\w+|""): \(\) => import\("\.\/([\w-]+)\//g)].map(([, word, folder]) => [folder, word]),
  );
}

/** A chunk with everything it imports, scripts and styles; the page itself names the core. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found: Files = []): Files {
  for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
    if (!found.includes(file)) found.push(file);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === "chunk" && next.name !== "core" && !found.includes(name)) filesOf(next, bundle, found);
  }
  return found;
}
