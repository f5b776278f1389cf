import { expect, test } from "vitest";

import { countOf, outcomeOf } from "./try-show.svelte";

const FACTS = { ruling: "stands", first: "WOLF", second: "HOUSE", placer: 0, votes: "stands stands abstain" };

test("on an appeal the referee's word is a vote against", () => {
  expect(countOf(outcomeOf({ ...FACTS, challenger: -1 }))).toEqual({ stands: 2, falls: 1 });
});

test("a challenge is counted by its votes", () => {
  const outcome = outcomeOf({ ...FACTS, challenger: 2, votes: "stands abstain falls", ruling: "falls" });
  expect(outcome.stands).toBe(false);
  expect(countOf(outcome)).toEqual({ stands: 1, falls: 1 });
});
