import { expect, test } from "vitest";

import { laysOf, takesOf, theftsOf } from "./review-marks";

const marks = (steps: string[], better_steps: string[]): never =>
  ({ seat: 0, played: steps[0], better: better_steps[0], steps, better_steps }) as never;

test("a card that was taken in hand is drawn where it was laid", () => {
  const found = laysOf(marks(["card 5", "lay 5 in 3 turn 2", "done"], ["lay 7 left 1 turn 0"]));
  expect(found).toEqual([
    { kind: "played", card: 5, target: "in 3", turn: 2 },
    { kind: "better", card: 7, target: "left 1", turn: 0 },
  ]);
});

test("a theft names the end of somebody's line; what lays nothing is not drawn", () => {
  expect(theftsOf(marks(["done"], ["steal 1 2 right"]))).toEqual([{ kind: "better", owner: 1, line: 2, end: "right" }]);
  expect(laysOf(marks(["done"], ["draw"]))).toEqual([]);
  expect(laysOf(null)).toEqual([]);
});

test("a card that is taken names its pile", () => {
  expect(takesOf(marks(["take 1"], ["take 3"]))).toEqual([
    { kind: "played", pile: 1 },
    { kind: "better", pile: 3 },
  ]);
});
