import { expect, test } from "vitest";

import vectors from "../../../docs/dice-vectors.json";
import { commitment, outcome, point } from "./fair-dice";

test.each(vectors)("the vector of $label, take $take", (vector) => {
  expect(commitment(vector.secret)).toBe(vector.commitment);
  expect(point(vector.secret, vector.contributions, vector.label, vector.take)).toBe(vector.point);
  expect(outcome(vector.point, vector.shares)).toBe(vector.outcome);
});
