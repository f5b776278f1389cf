import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

const IMPORTS = /^\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?["'](\.[^"']+)["']/gm;
const ENDINGS = ["", ".ts", ".svelte", ".svelte.ts", "/index.ts"];

/** A source with everything it imports at once, as absolute paths; what is fetched later is left out. */
export function reach(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!/\.(ts|svelte)$/.test(file)) return found;
  for (const [, name] of readFileSync(file, "utf-8").matchAll(IMPORTS)) {
    const place = resolve(dirname(file), name!.replace(/\?.*/, ""));
    const next = ENDINGS.map((ending) => place + ending).find((path) => existsSync(path) && statSync(path).isFile());
    if (next) reach(next, found);
  }
  return found;
}
