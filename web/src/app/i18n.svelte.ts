/**
 * The language catalogues: from a key and values to a sentence.
 *
 * The same Fluent files as the terminal's, in sets (`plugins/words.ts`): what the home page says, what tables say, each
 * game's, and the rest, fetched when they are needed. A key that is in none of them shows itself, and the tests look
 * for that.
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

/** The sets in use, and their arrival. */
const sets = new Map<string, Promise<void>>([["common", Promise.resolve()]]);
/** What neither the home page nor a table says at first. */
const REST = "more";
/** What pages and panels need that are fetched late. */
export const LATE = ["table", REST];
let bundle = new FluentBundle("en", { useIsolating: false });
let spoken: Language = "en";
/** By language: the words that came from the server. */
const added = new Map<string, Record<string, string>>();
/** The keys of the language's catalogues, in their order. */
let keys: string[] = [];
/** Rises when sentences change, so that pages that said something say it again. */
let edition = $state(0);
/** Whether a page has asked for something that was not there. */
let missed = false;
/** Whether the rest has come, so that what is missing now is missing. */
let isComplete = false;

/** Fetches the language with the sets that are in use, then lets every page speak it. */
export async function loadLanguage(language: Language, also: string[] = []): Promise<void> {
  const coming = speakLanguage(language, also);
  for (const name of also) sets.set(name, coming);
  await coming;
}

async function speakLanguage(language: Language, also: string[]): Promise<void> {
  const next = new FluentBundle(language === "en" ? "en-GB" : language, { useIsolating: false });
  const found = new Map<string, string[]>();
  // sets that are asked for meanwhile are waited for
  for (let names = [...also, ...sets.keys()]; names.length; names = [...sets.keys()].filter((name) => !found.has(name)))
    await Promise.all(names.map(async (name) => found.set(name, await read(next, language, name))));
  putWords(next, added.get(language) ?? {});
  bundle = next;
  spoken = language;
  keys = [...found.values()].flat();
  isComplete = found.has(REST);
  document.documentElement.lang = language;
  edition += 1;
}

export async function changeLanguage(language: Language): Promise<void> {
  change({ language });
  await loadLanguage(language);
}

/** Makes sets of words available: games' own, their rules, what only some pages say. */
export async function loadCatalogues(...names: string[]): Promise<void> {
  const missing = names.filter((name) => !sets.has(name));
  const coming = fetchSets(missing);
  for (const name of missing) sets.set(name, coming);
  await Promise.all(names.map((name) => sets.get(name)));
}

async function fetchSets(names: string[]): Promise<void> {
  if (!names.length) return;
  const into = bundle;
  try {
    const found = await Promise.all(names.map((name) => read(into, spoken, name)));
    if (into !== bundle) return; // the language has changed meanwhile, with all sets in use
    keys = [...keys, ...found.flat()];
    isComplete ||= names.includes(REST);
    if (missed) edition += 1;
    missed = false;
  } catch (error) {
    for (const name of names) sets.delete(name);
    throw error;
  }
}

/** A part that is fetched late, once its words are there, too. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const [found] = await Promise.all([part, loadCatalogues(...LATE)]);
  return found;
}

/** A page has asked for what is not there: it may come with the rest. False: everything is here. */
function isComing(): boolean {
  missed = true;
  if (!isComplete) loadCatalogues(...LATE).catch(() => {}); // without a network it is asked for again
  return !isComplete;
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
  const found = edition < 0 ? [] : keys.filter((key) => key.startsWith(start));
  missed ||= !found.length;
  return found.map((key) => `${prefix}-${key.slice(start.length)}`.toUpperCase());
}

/** The language as the browser's own formatters know it: ours is British English. */
export function localeTag(): string {
  return settings.language === "en" ? "en-GB" : settings.language;
}

export function hasMessage(key: string): boolean {
  const found = edition >= 0 && bundle.hasMessage(key);
  missed ||= !found;
  return found;
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
  if (!pattern) return isComing() ? "" : `⟦${key}⟧`;
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
