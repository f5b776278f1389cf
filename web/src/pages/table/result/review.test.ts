import { expect, test } from "vitest";

import type { DecisionSeen, ReviewSeen } from "../../../server/wire";
import { costliest, costText } from "./review";

function decision(seat: number, cost: number): DecisionSeen {
  return { at: 1, seat, played: "a", better: "b", cost, sentence: "", key: "" };
}

function review(unit: ReviewSeen["unit"], ...decisions: DecisionSeen[]): ReviewSeen {
  return { progress: 1, unit, costs: [], decisions };
}

test("three of the seat's own, and no noise", () => {
  const found = review("points", decision(1, 9), decision(0, 6), decision(0, 4), decision(0, 3), decision(0, 2));
  expect(costliest(found, 0).map((one) => one.cost)).toEqual([6, 4, 3]);
  expect(costliest(found, null).map((one) => one.cost)).toEqual([9, 6, 4]);
  expect(costliest(review("points", decision(0, 0.4)), 0)).toEqual([]);
  expect(costliest(review("share", decision(0, 0.4)), 0)).toHaveLength(1);
  expect(costliest(review("", decision(0, 5)), 0)).toEqual([]);
});

test("costs in the language's own numbers", () => {
  expect(costText(2.46, "points", "en")).toBe("−2.5");
  expect(costText(2.46, "points", "de")).toBe("−2,5");
  expect(costText(0.123, "share", "en")).toBe("−12%");
});
