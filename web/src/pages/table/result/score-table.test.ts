import { expect, test } from "vitest";

import { aheadIn, counting, scoreTable } from "./score-table";

test("rows stand by rank, columns by source, and the best of each is known", () => {
  const table = scoreTable({
    points: [5, 9],
    ranks: [2, 1],
    reason: "points",
    breakdown: [{ a: 5 }, { a: 4, b: 5 }],
    takebacks: [],
  });
  expect(table.sources).toEqual(["a", "b"]);
  expect(table.rows.map((row) => row.seat)).toEqual([1, 0]);
  expect(table.rows[1]?.points).toEqual([5, 0]);
  expect(table.best).toEqual([5, 5]);
});

const SCORE = scoreTable({
  points: [10, 12, 3],
  ranks: [2, 1, 3],
  reason: "points",
  breakdown: [{ a: 8, b: 2 }, { a: 2, b: 10 }, { a: 3 }],
  takebacks: [],
});

test("the winner was ahead of the second in some sources", () => {
  expect(aheadIn(SCORE)).toEqual([{ source: "b", by: 8 }]);
  expect(aheadIn({ ...SCORE, rows: SCORE.rows.map((row) => ({ ...row, rank: 1 })) })).toEqual([]);
  expect(aheadIn({ ...SCORE, rows: SCORE.rows.slice(0, 1) })).toEqual([]);
});

test("while sources are counted seats keep their places; then the order settles", () => {
  expect(counting(SCORE, 0).map(({ seat, total }) => [seat, total])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
  expect(counting(SCORE, 1).map(({ seat, total }) => [seat, total])).toEqual([
    [0, 8],
    [1, 2],
    [2, 3],
  ]);
  expect(counting(SCORE, 2).map(({ seat, total }) => [seat, total])).toEqual([
    [1, 12],
    [0, 10],
    [2, 3],
  ]);
});
