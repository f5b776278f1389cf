import { expect, test } from "vitest";

import type { GameSeen } from "../../server/wire";
import { levelsShown, neighbour } from "./play-choice";

const game = (...levels: string[]): GameSeen => ({ levels }) as unknown as GameSeen;

test("four levels at most are shown, the strongest among them", () => {
  expect(levelsShown(game("random", "greedy", "easy", "medium", "strong", "champion"))).toEqual([
    "easy",
    "medium",
    "strong",
    "champion",
  ]);
  expect(levelsShown(game("gentle", "greedy", "easy", "medium", "strong", "champion"))).toEqual([
    "gentle",
    "easy",
    "strong",
    "champion",
  ]);
  expect(levelsShown(game("random", "greedy"))).toEqual([]);
});

test("the next level up or down", () => {
  const levels = ["easy", "strong"];
  expect(neighbour(levels, "easy", 1)).toBe("strong");
  expect(neighbour(levels, "easy", -1)).toBeUndefined();
  expect(neighbour(levels, "strong", 1)).toBeUndefined();
  expect(neighbour(levels, "easy", 0)).toBeUndefined();
});
