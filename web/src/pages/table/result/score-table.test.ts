import { expect, test } from "vitest";

import { scoreTable } from "./score-table";

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
