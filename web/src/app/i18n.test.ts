import { beforeEach, expect, test, vi } from "vitest";

import type * as I18n from "./i18n.svelte";

const SETS: Record<string, Record<string, string>> = {
  common: { "zz-home": "home" },
  table: { "zz-turn": "turn" },
  more: { "zz-menu": "menu" },
  connnect: { "zz-roll": "roll" },
};
const fetched: string[] = [];
const words = (language: string) =>
  Object.fromEntries(
    Object.entries(SETS).map(([set, texts]) => [
      set,
      () => {
        fetched.push(`${language} ${set}`);
        return Promise.resolve({ default: Object.entries(texts).map(([id, text]) => [id, `${language} ${text}`]) });
      },
    ]),
  );
vi.mock("virtual:words", () => ({ default: { en: words("en"), de: words("de") } }));
vi.stubGlobal("document", { documentElement: {} });
vi.mock("./settings.svelte", () => ({ settings: {}, change: () => {} }));

let i18n: typeof I18n;
beforeEach(async () => {
  vi.resetModules();
  i18n = await import("./i18n.svelte");
  fetched.length = 0;
});

test("a page fetches the words that it says, and no others", async () => {
  await i18n.loadLanguage("en", ["table", "connnect"]);
  expect(["zz-home", "zz-turn", "zz-roll"].map((key) => i18n.say(key))).toEqual(["en home", "en turn", "en roll"]);
  expect(fetched).not.toContain("en more");
});

test("a part that comes late has its words when it is there", async () => {
  await i18n.loadLanguage("en");
  expect(await i18n.withWords(Promise.resolve("menu"))).toBe("menu");
  expect(i18n.say("zz-menu")).toBe("en menu");
});

test("what a page says nevertheless is empty at first, and fetched once", async () => {
  await i18n.loadLanguage("en");
  expect([i18n.say("zz-menu"), i18n.say("zz-menu")]).toEqual(["", ""]);
  await vi.waitFor(() => expect(i18n.say("zz-menu")).toBe("en menu"));
  expect(fetched.filter((set) => set === "en more")).toHaveLength(1);
});

test("what is in no catalogue shows its key once everything is here", async () => {
  await i18n.loadLanguage("en", i18n.LATE);
  expect(i18n.say("zz-nothing")).toBe("⟦zz-nothing⟧");
});

test("words that are asked for while the language changes come in the new one", async () => {
  await i18n.loadLanguage("en");
  const changed = i18n.loadLanguage("de");
  await Promise.all([changed, i18n.loadCatalogues("connnect")]);
  expect([i18n.say("zz-home"), i18n.say("zz-roll")]).toEqual(["de home", "de roll"]);
});
