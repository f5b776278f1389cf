import { expect, test } from "vitest";

import { hasWon, tallies, trend, type FinishedGame } from "./my-games";

function finished(at: number, points: number[], ranks: number[], levels: string[], more = {}): FinishedGame {
  const seats = ["", ...levels].map((level, seat) => ({ name: seat ? `P${seat}` : "Ploy", level }));
  return { table: `t${at}`, game: "connect5", at, code: "", seats, seat: 0, points, ranks, stopped: false, ...more };
}

const WON = finished(3, [9, 4], [1, 2], ["easy"]);
const LOST = finished(2, [3, 8], [2, 1], ["easy"]);

test("best, average and wins are counted by game and opponents", () => {
  const friend = finished(1, [5, 5], [1, 1], [""]);
  const stopped = finished(4, [], [], ["easy"], { stopped: true });
  expect(tallies([stopped, WON, LOST, friend])).toEqual([
    { game: "connect5", opponents: ["bot:easy"], n: 2, won: 1, best: 9, average: 6 },
    { game: "connect5", opponents: ["P1"], n: 1, won: 1, best: 5, average: 5 },
  ]);
});

test("nobody wins alone or at a table that was stopped", () => {
  expect(hasWon(finished(1, [40], [1], []))).toBe(false);
  expect(hasWon({ ...WON, stopped: true })).toBe(false);
});

test("two games in a row make a trend, one does not", () => {
  expect(trend([WON], "connect5", "easy")).toBe(0);
  expect(trend([WON, WON, LOST], "connect5", "easy")).toBe(1);
  expect(trend([LOST, LOST], "connect5", "easy")).toBe(-1);
  expect(trend([WON, LOST], "connect5", "easy")).toBe(0);
  expect(trend([WON, WON], "connect5", "strong")).toBe(0);
  expect(trend([WON, WON], "connnect", "easy")).toBe(0);
});
