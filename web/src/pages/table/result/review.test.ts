import { expect, test, vi } from "vitest";

import type { GameClient } from "../../../games/registry";
import type { DecisionSeen, ReviewSeen } from "../../../server/wire";
import { costliest, costText, decisionText, spanText } from "./review";

vi.mock("../../../app/i18n.svelte", () => ({
  say: (key: string) => key,
  saySentence: (sentence: { key: string }) => sentence.key,
}));

function decision(seat: number, cost: number): DecisionSeen {
  const [least, most] = [cost - 1, cost + 1];
  return {
    at: 1,
    seat,
    played: "a",
    better: "b",
    cost,
    sentence: "",
    key: "",
    least,
    most,
    steps: [],
    better_steps: [],
  };
}

function review(unit: ReviewSeen["unit"], ...decisions: DecisionSeen[]): ReviewSeen {
  return { progress: 1, unit, costs: [], decisions };
}

test("three of the seat's own", () => {
  const found = review("points", decision(1, 9), decision(0, 6), decision(0, 4), decision(0, 3), decision(0, 2));
  expect(costliest(found, 0).map((one) => one.cost)).toEqual([6, 4, 3]);
  expect(costliest(found, null).map((one) => one.cost)).toEqual([9, 6, 4]);
  expect(costliest(review("share", decision(0, 0.4)), 0)).toHaveLength(1);
});

test("a decision is told by the steps that the log tells", () => {
  const logLine = (step: string) => (step.startsWith("lay") ? { key: step, values: {} } : null);
  const game = { logLine, stepLine: (step: string) => ({ key: step, values: {} }) } as unknown as GameClient;
  expect(decisionText(game, ["card 1", "lay 1"], 0, ["Ann"], null)).toBe("lay 1");
  expect(decisionText(game, ["lay 1", "card 2", "lay 2", "lay 3"], 0, ["Ann"], null)).toBe("lay 1; lay 2");
  expect(decisionText(game, ["card 1", "back"], 0, ["Ann"], null)).toBe("card 1");
});

test("the interval is never below nothing", () => {
  expect(spanText(decision(0, 2.46), "points", "en")).toBe("1.5–3.5");
  expect(spanText({ ...decision(0, 0.4), least: -0.1, most: 0.52 }, "share", "en")).toBe("0%–52%");
});

test("costs in the language's own numbers", () => {
  expect(costText(2.46, "points", "en")).toBe("−2.5");
  expect(costText(2.46, "points", "de")).toBe("−2,5");
  expect(costText(0.123, "share", "en")).toBe("−12%");
});
