import { expect, test } from "vitest";

import type { GameSeen } from "../server/wire";
import { firstSeatWins } from "./first-seat";

const game = {
  first_seat: { base: 56, advanced: 64 },
  options: [
    { name: "board", default: "base" },
    { name: "mode", default: "quick" },
  ],
} as unknown as GameSeen;

test("what beginning is worth is told for the board that is chosen", () => {
  expect(firstSeatWins(game, {})).toBe(56);
  expect(firstSeatWins(game, { board: "advanced" })).toBe(64);
});

test("nothing is told of boards that were not measured, nor where everybody begins once", () => {
  expect(firstSeatWins(game, { board: "●───●" })).toBeNull();
  expect(firstSeatWins(game, { mode: "full" })).toBeNull();
  expect(firstSeatWins({ ...game, first_seat: {} }, {})).toBeNull();
});
