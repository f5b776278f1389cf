/**
 * House rulings that are kept for the next game, by this browser or for a room: the text that the option `rulings`
 * takes, one line for each pair.
 */
import type { RulingView } from "./view";

const KEY = "connectable.rulings";
/** As many as a game takes. */
const MOST = 500;
const LINE = /^(.+?) \+ (.+?) = (stands|falls)$/;

const keyOf = (room: string): string => (room ? `${KEY}.${room}` : KEY);

export function keptRulings(room = ""): string {
  try {
    return localStorage.getItem(keyOf(room)) ?? "";
  } catch {
    return "";
  }
}

/** Adds rulings to those that are kept; the newer word counts. Gives how many are kept now. */
export function keepRulings(rulings: readonly RulingView[], room = ""): number {
  const all = linesOf(keptRulings(room));
  for (const { words, stands } of rulings) all.set(pairOf(words), stands ? "stands" : "falls");
  const text = textOf(all);
  try {
    localStorage.setItem(keyOf(room), text);
  } catch {
    return 0; // nothing is kept where nothing may be
  }
  return countOf(text);
}

export function forgetRulings(room = ""): void {
  try {
    localStorage.removeItem(keyOf(room));
  } catch {
    // nothing was kept
  }
}

export function rulingsText(rulings: readonly RulingView[]): string {
  return textOf(new Map(rulings.map(({ words, stands }) => [pairOf(words), stands ? "stands" : "falls"])));
}

export const countOf = (text: string): number => linesOf(text).size;

function linesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split("\n")) {
    const [, first = "", second = "", ruling = ""] = LINE.exec(line) ?? [];
    if (ruling) found.set(pairOf([first, second]), ruling);
  }
  return found;
}

function pairOf(words: readonly string[]): string {
  return [...words].sort().join(" + ");
}

function textOf(rulings: Map<string, string>): string {
  const lines = [...rulings].slice(-MOST).map(([pair, ruling]) => `${pair} = ${ruling}`);
  return lines
    .sort()
    .map((line) => `${line}\n`)
    .join("");
}
