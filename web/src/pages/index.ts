/** Which page an address names. Pages are fetched when they are first shown. */
import type { Component } from "svelte";

import { LATE, loadCatalogues } from "../app/i18n.svelte";

type Page = { default: Component };
/** By the first word of the path. */
export const PAGES: Record<string, () => Promise<Page>> = {
  "": () => import("./home/HomePage.svelte"),
  new: () => import("./new-table/NewTablePage.svelte"),
  t: () => import("./table/TablePage.svelte"),
  c: () => import("./challenge/ChallengePage.svelte"),
  daily: () => import("./daily/DailyPage.svelte"),
  r: () => import("./room/RoomPage.svelte"),
  class: () => import("./class/ClassPage.svelte"),
  dice: () => import("./dice-check/DiceCheckPage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  learn: () => import("./learn/LearnPage.svelte"),
  host: () => import("./host/HostPage.svelte"),
  settings: () => import("./settings/SettingsPage.svelte"),
};

/** The sets of words that a page needs besides what every page says. */
export function wordsOf(word: string): string[] {
  if (word === "") return [];
  return word === "t" ? ["table"] : LATE;
}

/** Pages that have come with their words: they are shown at once. */
const opened: Record<string, Page> = {};

/** The page of an address with its words. */
export function openPage(word: string): Page | Promise<Page> {
  return opened[word] ?? fetchPage(word);
}

async function fetchPage(word: string): Promise<Page> {
  const open = PAGES[word];
  if (!open) throw new Error(`no page has the address ${word}`);
  const [page] = await Promise.all([open(), loadCatalogues(...wordsOf(word))]);
  opened[word] = page;
  return page;
}
