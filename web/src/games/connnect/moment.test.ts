import { expect, test } from "vitest";

import { moment } from "./moment";
import type { View } from "./view";

const sheet = (claims: number[], circles: number): object => ({
  claims: claims.map((size) => ({ size })),
  circles: Array.from({ length: circles }),
});
const view = (round: number, ...sheets: object[]): View => ({ round, sheets }) as never;

test("a claim, a five and a circle on one's own sheet have sounds, others' have none", () => {
  expect(moment(view(1, sheet([], 0)), view(1, sheet([3], 1)), 0)).toBe("claim");
  expect(moment(view(1, sheet([3], 0)), view(1, sheet([3, 5], 0)), 0)).toBe("five");
  expect(moment(view(1, sheet([], 0)), view(1, sheet([], 1)), 0)).toBe("circle");
  expect(moment(view(1, sheet([], 0), sheet([], 0)), view(1, sheet([], 0), sheet([3], 1)), 0)).toBe(null);
});

test("the sheets of all are heard when a round ends, alone there are none to turn", () => {
  const [mine, theirs] = [sheet([], 0), sheet([], 0)];
  expect(moment(view(1, mine, theirs), view(2, mine, theirs), 0)).toBe("reveal");
  expect(moment(view(1, mine), view(2, mine), 0)).toBe(null);
  expect(moment(view(0, mine, theirs), view(1, mine, theirs), 0)).toBe(null);
});
