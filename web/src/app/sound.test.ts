import { expect, test } from "vitest";

import { noteOf } from "./sound";

test("more points sound higher, and no sum is too high to hear", () => {
  const notes = [1, 2, 3, 5, 8, 12].map(noteOf);
  expect(notes).toEqual([...new Set(notes)].sort((a, b) => a - b));
  expect(noteOf(1)).toBe(392);
  expect(noteOf(500)).toBe(noteOf(15));
});
