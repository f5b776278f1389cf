/** Imports point one way: app ← server ← registry ← components ← games ← pages, and no game knows another. */
import { expect, test } from "vitest";

const FILES = import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const IMPORT = /(?:from|import)\s*\(?\s*"(\.[^"]*)"/g;

/** The layer of a file, and those it may import from; a game is its own layer. */
const MAY: Record<string, string[]> = {
  app: ["app"],
  server: ["app", "server"],
  registry: ["app", "server"],
  components: ["app", "server", "registry", "components"],
  game: ["app", "server", "registry", "components"],
  games: ["registry", "game"],
  art: ["registry", "game"],
  pages: ["app", "server", "registry", "components", "game", "art", "pages"],
  top: ["app", "server", "registry", "components", "games", "pages", "top", "styles"],
};

function layerOf(path: string): { layer: string; game: string } {
  const [, folder = "", second = "", third] = path.split("/");
  if (folder === "games" && third) return { layer: "game", game: second };
  if (folder === "games") return { layer: /^(registry|art)\b/.exec(second)?.[0] ?? "games", game: "" };
  return { layer: second ? folder : "top", game: "" };
}

function resolve(from: string, target: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of target.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  const path = parts.join("/");
  const found = [path, `${path}.ts`, `${path}/index.ts`].find((one) => one in FILES);
  return found ?? path;
}

/** What a file imports although its layer must not. */
export function forbidden(path: string, text: string): string[] {
  const own = layerOf(path);
  return [...text.matchAll(IMPORT)]
    .map(([, target = ""]) => resolve(path, target))
    .filter((target) => target.startsWith("./") && !target.endsWith(".css"))
    .filter((target) => {
      const other = layerOf(target);
      if (own.layer === "game" && other.layer === "game") return own.game !== other.game;
      return !MAY[own.layer]?.includes(other.layer);
    });
}

const code = Object.entries(FILES).filter(([path]) => !path.includes(".test."));

test.each(code)("%s imports only from layers below it", (path, text) => {
  expect(forbidden(path, text)).toEqual([]);
});

test("every file is in a layer", () => {
  expect(code.map(([path]) => layerOf(path).layer).filter((layer) => !(layer in MAY))).toEqual([]);
});

test("what must not be imported is found", () => {
  expect(forbidden("./app/sound.ts", 'import { ask } from "../server/api";')).toEqual(["./server/api.ts"]);
  expect(forbidden("./components/Die.svelte", 'import("../games/connect5")')).toEqual(["./games/connect5/index.ts"]);
  expect(forbidden("./games/connnect/log.ts", 'import a from "../connect5/log";')).toEqual(["./games/connect5/log.ts"]);
  expect(forbidden("./games/connnect/log.ts", 'import { PAGES } from "../../pages";')).toEqual(["./pages/index.ts"]);
});
