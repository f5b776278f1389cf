import { describe, expect, it, vi } from "vitest";

import { joinedText } from "./joined";
import type { View } from "../view";

vi.mock("../../../app/i18n.svelte", () => ({
  say: (key: string, given: Record<string, string> = {}) => [key, ...Object.values(given)].join(" "),
}));

const view = { joined: { "7 3": "is-a", "4 9": "said", "1 2": "stands" }, judge: "jury" } as unknown as View;

describe("joined words", () => {
  it("stand in the order in which their link runs", () => {
    const told = joinedText(view, { words: ["mammal", "moose"], ids: [3, 7] });
    expect(told).toBe(joinedText(view, { words: ["moose", "mammal"], ids: [7, 3] }));
    expect(told.indexOf("moose")).toBeLessThan(told.indexOf("mammal"));
  });

  it("say nothing of a link that nobody knows", () => {
    expect(joinedText(view, { words: ["gold", "mine"], ids: [4, 9] })).not.toBe(
      joinedText(view, { words: ["gold", "mine"], ids: [5, 9] }),
    );
  });
});
