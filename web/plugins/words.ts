import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

import { home, sourcesIn, start, table } from "./parts";
import { said } from "./said";

const LOCALES = join(import.meta.dirname, "../../src/connectable/locales");
const LANGUAGES = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const GAMES = readdirSync(join(LOCALES, "en")).flatMap((file) => /^web-(\w+)\.ftl$/.exec(file)?.[1] ?? []);
/** What the terminal says, or the server in its own sentences: no page asks for it. */
export const NOT_HERE = /^(?!wb-)\w+-(?:(?:refusal|hint|content|help)-|draw-(?!goal-|end$))/;
const RULE = /^(?!wb-)\w+-rule-/;
const HOUSE = ["web", "table"];
interface Set {
  files: string[];
  has: (id: string) => boolean;
}
const atFirst = said([...start, ...home, ...sourcesIn("pages/home")]);
const atTables = said([...table, ...GAMES.flatMap((game) => sourcesIn(`games/${game}`))]);
const anywhere = said(sourcesIn("."));
const isHere = (id: string) => !NOT_HERE.test(id) && !RULE.test(id) && (anywhere(id) || !id.startsWith("tb-"));
/**
 * What is needed together is fetched together: what the home page says, what tables say besides, each game, its rules,
 * the dailies, classes; and everything else, with the first page or panel that says some of it.
 */
const SETS: Record<string, Set> = {
  common: { files: HOUSE, has: (id) => isHere(id) && atFirst(id) },
  table: { files: HOUSE, has: (id) => isHere(id) && !atFirst(id) && atTables(id) },
  more: {
    files: [...HOUSE, ...GAMES.flatMap((game) => [game, `web-${game}`])],
    has: (id) => isHere(id) && !atFirst(id) && !atTables(id),
  },
  daily: { files: ["daily"], has: () => true },
  class: { files: ["class"], has: () => true },
  ...Object.fromEntries(
    GAMES.flatMap((game) => [
      [game, { files: [game, `web-${game}`], has: (id: string) => isHere(id) && (atFirst(id) || atTables(id)) }],
      [`${game}_rules`, { files: [game], has: (id: string) => RULE.test(id) }],
    ]),
  ),
};
const ALL = "virtual:words";
const ONE = /^\0virtual:words\/(\w+)\/(\w+)$/;

/** Language and set of a module of words; undefined: it is another module. */
export function wordsOf(id: string): { language: string; set: string } | undefined {
  const [, language, set] = ONE.exec(id) ?? [];
  return language && set ? { language, set } : undefined;
}

/**
 * The catalogues as modules: `virtual:words` knows how to fetch each language's sets. Fluent's messages are parsed here
 * and not by the phone of a player, who would wait 50 to 90 ms for it at the first page.
 */
export function words(): Plugin {
  return {
    name: "words",
    buildStart: checkSets,
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`)
        return `export default {${LANGUAGES.map((language) => `${language}: {${setsOf(language)}}`)}}`;
      const wanted = wordsOf(id);
      if (!wanted) return undefined;
      const { files: names, has } = SETS[wanted.set]!;
      for (const name of names) this.addWatchFile(join(LOCALES, wanted.language, `${name}.ftl`));
      const messages = names
        .flatMap((name) => messagesOf(wanted.language, name))
        .filter((message) => has(message.id))
        .map(packed);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;
    },
  };
}

/** Whatever a page names is in a set. */
function checkSets(): void {
  const sets = Object.values(SETS);
  for (const name of new Set(sets.flatMap(({ files }) => files)))
    for (const { id } of messagesOf("en", name))
      if (anywhere(id) && !NOT_HERE.test(id) && !sets.some(({ files, has }) => files.includes(name) && has(id)))
        throw new Error(`${id} is in no set of words`);
}

function messagesOf(language: string, name: string): FluentResource["body"] {
  return new FluentResource(readFileSync(join(LOCALES, language, `${name}.ftl`), "utf-8")).body;
}

/** The sets of a language, as properties. */
function setsOf(language: string): string[] {
  return Object.keys(SETS).map((set) => fetching(language, set));
}

function fetching(language: string, set: string): string {
  return `${set}: () => import("${ALL}/${language}/${set}")`;
}

/** Most messages have no attributes: they are left out. */
function packed({ id, value, attributes }: FluentResource["body"][number]): unknown[] {
  return Object.keys(attributes).length ? [id, value, attributes] : [id, value];
}
