import { expect, test } from "vitest";

import type { GameSeen } from "../../server/wire";
import { levelsShown, neighbour } from "./play-choice";

const game = (...ladder: string[]): GameSeen => ({ name: "connnect", ladder }) as unknown as GameSeen;

test("the ladder is shown as the server tells it, without the level named by how it plays", () => {
  expect(levelsShown(game("gentle", "greedy", "easy", "strong"))).toEqual(["gentle", "easy", "strong"]);
  expect(levelsShown(game("greedy"))).toEqual([]);
});

test("the next level up or down", () => {
  const levels = ["easy", "strong"];
  expect(neighbour(levels, "easy", 1)).toBe("strong");
  expect(neighbour(levels, "easy", -1)).toBeUndefined();
  expect(neighbour(levels, "strong", 1)).toBeUndefined();
  expect(neighbour(levels, "easy", 0)).toBeUndefined();
});
