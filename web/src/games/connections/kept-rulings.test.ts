import { beforeEach, expect, test, vi } from "vitest";

import { countOf, forgetRulings, keepRulings, keptRulings, rulingsText } from "./kept-rulings";

const ruling = (first: string, second: string, stands: boolean) => ({ words: [first, second], ids: [1, 2], stands });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test("the text is what a game takes: sorted, each pair in one order", () => {
  expect(rulingsText([ruling("WOLF", "HOUSE", true), ruling("ANT", "BEE", false)])).toBe(
    "ANT + BEE = falls\nHOUSE + WOLF = stands\n",
  );
});

test("the newer word counts, and a room keeps its own", () => {
  keepRulings([ruling("WOLF", "HOUSE", true)]);
  expect(keepRulings([ruling("HOUSE", "WOLF", false), ruling("ANT", "BEE", true)])).toBe(2);
  expect(keptRulings()).toContain("HOUSE + WOLF = falls");
  expect(keepRulings([ruling("A", "B", true)], "friday")).toBe(1);
  expect(countOf(keptRulings("friday"))).toBe(1);
  forgetRulings();
  expect([keptRulings(), countOf(keptRulings("friday"))]).toEqual(["", 1]);
});
