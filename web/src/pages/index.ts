/** Which page an address names. Pages are fetched when they are first shown. */
import type { Component } from "svelte";

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
