import { expect, test } from "vitest";

import { pointsOf } from "./points";
import type { View } from "./view";

const piece = (card: number): { card: number; turn: number } => ({ card, turn: 0 });

function rummy(lines: number[][], stage = "playing", points = 0): View {
  const cards = Object.fromEntries([1, 2, 3, 4, 5, 6].map((card) => [card, { value: card }]));
  return { way: "rummy", stage, cards, seats: [{ points, lines: lines.map((line) => line.map(piece)) }] } as never;
}

test("runs count while they lie, shorter lines do not", () => {
  expect(
    pointsOf(
      rummy([
        [1, 2, 3],
        [4, 5],
      ]),
      0,
    ),
  ).toBe(6);
  expect(pointsOf(rummy([]), 0)).toBe(0);
});

test("when it is over the points are paid, and nothing counts twice", () => {
  expect(pointsOf(rummy([[1, 2, 3]], "over", 2), 0)).toBe(2);
});

test("a seat that is not there has none", () => {
  expect(pointsOf(rummy([]), 3)).toBe(null);
});
