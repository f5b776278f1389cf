import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../../src/connectable/locales");
const LANGUAGES = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const GAMES = readdirSync(join(LOCALES, "en")).flatMap((file) => /^web-(\w+)\.ftl$/.exec(file)?.[1] ?? []);
/** What the terminal says, or the server in its own sentences: no page asks for it. */
export const NOT_HERE =
  /^(?!wb-)\w+-(?:(?:refusal|hint|content|help)-|draw-(?!goal-|end$))|^tb-(?:bad|check|error|export|file|lab|no|serving|store|verify)-/;
const RULE = /^\w+-rule-/;
interface Set {
  files: string[];
  has: (id: string) => boolean;
}
/** What is needed together is fetched together: for every page, for the dailies, for each game, and for its rules. */
const SETS: Record<string, Set> = {
  common: { files: ["web", "table"], has: (id) => !NOT_HERE.test(id) },
  daily: { files: ["daily"], has: () => true },
  ...Object.fromEntries(
    GAMES.flatMap((game) => [
      [game, { files: [game, `web-${game}`], has: (id: string) => !NOT_HERE.test(id) && !RULE.test(id) }],
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
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`)
        return `export default {${LANGUAGES.map((language) => `${language}: {${setsOf(language)}}`)}}`;
      const wanted = wordsOf(id);
      if (!wanted) return undefined;
      const { files: names, has } = SETS[wanted.set]!;
      const files = names.map((name) => join(LOCALES, wanted.language, `${name}.ftl`));
      for (const file of files) this.addWatchFile(file);
      const messages = files
        .flatMap((file) => new FluentResource(readFileSync(file, "utf-8")).body)
        .filter((message) => has(message.id))
        .map(packed);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;
    },
  };
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
