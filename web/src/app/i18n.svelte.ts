/**
 * The language catalogues: from a key and values to a sentence.
 *
 * The same Fluent files as the terminal's, in sets: what every page needs, and each game's, fetched when it is needed.
 * A key that is missing shows itself, and the tests look for that.
 */
import { FluentBundle, FluentNumber, type FluentVariable, type Scope } from "@fluent/bundle";
import words from "virtual:words";

import { change, settings, type Language } from "./settings.svelte";

export type Values = Record<string, FluentVariable | readonly string[] | readonly number[]>;

/** A sentence by its key. */
export interface Sentence {
  key: string;
  values: Values;
}

/** A number as it is read; most of ours need none of the browser's formatter, whose first use takes a phone 0.2 s. */
class Plain extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

const loaded = new Set(["common"]);
let bundle = new FluentBundle("en", { useIsolating: false });
let spoken = "";
/** By language: the words that came from the server. */
const added = new Map<string, Record<string, string>>();
/** The keys of the language's catalogues, in their order. */
let keys: string[] = [];
/** Rises when sentences change, so that pages that said something say it again. */
let edition = $state(0);

/** Fetches the language with the sets that are in use, then lets every page speak it. */
export async function loadLanguage(language: Language, also?: string): Promise<void> {
  if (also) loaded.add(also);
  const next = new FluentBundle(language === "en" ? "en-GB" : language, { useIsolating: false });
  const found = await Promise.all([...loaded].map((name) => read(next, language, name)));
  putWords(next, added.get(language) ?? {});
  bundle = next;
  spoken = language;
  keys = found.flat();
  document.documentElement.lang = language;
  edition += 1;
}

export async function changeLanguage(language: Language): Promise<void> {
  change({ language });
  await loadLanguage(language);
}

/** Makes games' words available: rules and what is said at the table. */
export async function loadCatalogues(...names: string[]): Promise<void> {
  const missing = names.filter((name) => !loaded.has(name));
  if (!missing.length) return;
  const found = await Promise.all(missing.map((name) => read(bundle, settings.language, name)));
  keys = [...keys, ...found.flat()];
  for (const name of missing) loaded.add(name);
  edition += 1;
}

async function read(into: FluentBundle, language: Language, name: string): Promise<string[]> {
  const found = await words[language]?.[name]?.();
  if (!found) return [];
  const body = found.default.map(([id, value, attributes = {}]) => ({ id, value, attributes }));
  into.addResource({ body }, { allowOverrides: true });
  return body.map((message) => message.id);
}

/** Adds the words that games from outside bring. They stay: a page may ask for the language before it is there. */
export function addWords(language: string, texts: Record<string, string>): void {
  const known = added.get(language) ?? {};
  if (Object.entries(texts).every(([key, text]) => known[key] === text)) return;
  added.set(language, { ...known, ...texts });
  if (language !== spoken) return;
  putWords(bundle, texts);
  edition += 1;
}

function putWords(into: FluentBundle, texts: Record<string, string>): void {
  const body = Object.entries(texts).map(([id, value]) => ({ id, value, attributes: {} }));
  into.addResource({ body }, { allowOverrides: true });
}

/** The rules of a game of this house: they are fetched when somebody first reads one. */
export function rulesOf(game: string): string {
  return `${game}_rules`;
}

/** The ids of a game's rules, in the order of the rulebook: `CN-S1`, `CN-S2`, … */
export function ruleIds(prefix: string): string[] {
  const start = `${prefix}-rule-`;
  return edition < 0
    ? []
    : keys.filter((key) => key.startsWith(start)).map((key) => `${prefix}-${key.slice(start.length)}`.toUpperCase());
}

/** The language as the browser's own formatters know it: ours is British English. */
export function localeTag(): string {
  return settings.language === "en" ? "en-GB" : settings.language;
}

export function hasMessage(key: string): boolean {
  return edition >= 0 && bundle.hasMessage(key);
}

/** The sentence of that key; lists are joined as the language does it. */
export function say(key: string, values: Values = {}): string {
  return speakPart(key, undefined, values);
}

export function saySentence(sentence: Sentence): string {
  return say(sentence.key, sentence.values);
}

/** Several short parts one after the other, as a screen reader should hear them. */
export function saySentences(sentences: Sentence[]): string {
  return row(sentences.map(saySentence));
}

/** The attribute of a message: `.title`. */
export function sayAttribute(key: string, attribute: string, values: Values = {}): string {
  return speakPart(key, attribute, values);
}

function speakPart(key: string, attribute: string | undefined, values: Values): string {
  if (edition < 0) return "";
  const message = bundle.getMessage(key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return `⟦${key}⟧`;
  const plain: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) {
    plain[name] = Array.isArray(value)
      ? list(value.map(String))
      : typeof value === "number"
        ? new Plain(value)
        : (value as FluentVariable);
  }
  return bundle.formatPattern(pattern, plain);
}

/** “1, 2 and 3” in the language, by the catalogue: the browser's own formatter takes a phone 0.2 s the first time. */
export function list(items: string[]): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const end = /^h?[ií](?![aeou])/i.test(last) ? "tb-list-end-before-i" : "tb-list-end"; // Spanish: e before the sound of i
  return say(end, { start: row(items.slice(0, -1)), last });
}

/** “1, 2, 3” in the language. */
export function row(items: string[]): string {
  return items.length ? items.reduce((start, next) => say("tb-list-more", { start, next })) : "";
}

/** Lines do not break inside Connect-3, Connect-4, Connect-5: the browsers would, after the hyphen. */
export function unbroken(text: string): string {
  return text.replace(/Connect-(?=\d)/g, "$&\u2060");
}

/** The text of a rule of the ledgers: `CN-F2`. */
export function ruleText(rule: string): string {
  return say(ruleKey(rule));
}

/** Whether a catalogue has the text of a rule; a game from outside may have none. */
export function hasRule(rule: string): boolean {
  return hasMessage(ruleKey(rule));
}

function ruleKey(rule: string): string {
  const [prefix = "", ...rest] = rule.toLowerCase().split("-");
  return `${prefix}-rule-${rest.join("-")}`;
}
