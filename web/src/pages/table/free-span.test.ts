import { expect, it } from "vitest";

import { freeSpan } from "./free-span";

const WHOLE = { from: 60, to: 888 };

it("is the whole where nothing is in the way", () => {
  expect(freeSpan(WHOLE, [])).toEqual(WHOLE);
  expect(freeSpan(WHOLE, [{ from: 0, to: 50 }])).toEqual(WHOLE);
});

it("is below what lies above and above what lies below", () => {
  expect(freeSpan(WHOLE, [{ from: 60, to: 240 }])).toEqual({ from: 248, to: 888 });
  expect(freeSpan(WHOLE, [{ from: 700, to: 900 }])).toEqual({ from: 60, to: 692 });
});

it("is the longest rest, and never too short to read", () => {
  expect(
    freeSpan(WHOLE, [
      { from: 500, to: 700 },
      { from: 60, to: 120 },
    ]),
  ).toEqual({ from: 128, to: 492 });
  expect(freeSpan(WHOLE, [{ from: 200, to: 700 }])).toEqual(WHOLE);
});
