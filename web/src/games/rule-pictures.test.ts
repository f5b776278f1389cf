import { describe, expect, it } from "vitest";

import { PICTURES as circuits } from "./connect5/rule-pictures";
import { PICTURES as webs } from "./connections/rule-pictures";
import { PICTURES as sheets } from "./connnect/rule-pictures";

const CATALOGUES = import.meta.glob<string>("../../../src/connectable/locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const TEXT = Object.values(CATALOGUES).join("\n");

describe("a picture", () => {
  it("stands beside a rule that there is", () => {
    for (const id of [...Object.keys(sheets), ...Object.keys(circuits), ...Object.keys(webs)]) {
      const [prefix, rule] = id.toLowerCase().split("-");
      expect(TEXT, id).toContain(`\n${prefix}-rule-${rule} = `);
    }
  });
  it("of a sheet rings spaces that it has", () => {
    for (const { rows, ring = [] } of Object.values(sheets).flat()) {
      expect(ring.every((line, r) => [...line].every((mark, c) => mark !== "#" || (rows[r]?.[c] ?? " ") !== " "))).toBe(
        true,
      );
    }
  });
  it("of a web joins neighbours, and its sum is right", () => {
    for (const { cards, pairs = [], last, caption = "" } of Object.values(webs).flat()) {
      for (const [a, b] of pairs)
        expect(Math.abs(cards[a]![0] - cards[b]![0]) + Math.abs(cards[a]![1] - cards[b]![1])).toBe(1);
      if (!caption) continue;
      const touched = pairs.filter((pair) => pair.includes(last!));
      const values = [...new Set(touched.flat())].reduce((sum, card) => sum + cards[card]![2], 0);
      expect(Number(caption.split("= ")[1])).toBe(values * touched.length);
    }
  });
});
