import { expect, test } from "vitest";

import type { Replay } from "../../server/wire";
import { decisionsOf, firstDifference, isSame } from "./decisions";

const replay = (...acts: [number, string][]): Replay => ({
  table: "moss",
  game: "connnect",
  start: [0],
  moments: acts.map(([seat, notation], number) => ({ seat, notation, round: 1, points: [number] })),
});

test("what is done between two rolls is one decision", () => {
  const found = decisionsOf(replay([-1, "roll"], [0, "a"], [0, "b"], [-1, "roll"], [0, "c"]), 0);
  expect(found.map(({ actions, at, points }) => [actions, at, points])).toEqual([
    [["a", "b"], 3, 2],
    [["c"], 5, 4],
  ]);
});

test("others' turns cut it too, and the first difference is found", () => {
  const one = decisionsOf(replay([0, "a"], [1, "x"], [0, "b"]), 0);
  const other = decisionsOf(replay([0, "a"], [1, "y"], [0, "c"], [1, "z"], [0, "d"]), 0);
  expect(firstDifference(one, other)).toBe(1);
  expect(isSame(one[0], other[0])).toBe(true);
  expect(isSame(one[2], other[2])).toBe(false);
  expect(firstDifference(one, one)).toBe(0);
});
