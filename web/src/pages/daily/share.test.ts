import { expect, test } from "vitest";

import { rowsOf, shareText } from "./share";

test("twelve rounds are two rows of six, cards are rows of seven, attempts one row", () => {
  expect(rowsOf(Array(12).fill(2)).map((row) => row.length)).toEqual([6, 6]);
  expect(rowsOf(Array(27).fill(2)).map((row) => row.length)).toEqual([7, 7, 7, 6]);
  expect(rowsOf([0, 2]).map((row) => row.length)).toEqual([2]);
});

test("the text has a title, the result, three shapes and the address", () => {
  const text = shareText({ title: "Daily", result: "3rd of 9", squares: [2, 1, 0], link: "https://x.org/daily" });
  expect(text).toBe("Daily\n3rd of 9\n■◪□\nhttps://x.org/daily");
});
