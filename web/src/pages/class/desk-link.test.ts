import { expect, test } from "vitest";

import { deskLink, deskWord } from "./desk-link";

test("a link to the desk is read as it was written, and a pupil's is none", () => {
  const said = { word: "abcdefgh23456789", code: "heron-482" };
  const link = new URL(deskLink("https://play.example", "maple-linden-sjwj", said));
  expect(link.pathname).toBe("/class/maple-linden-sjwj");
  expect(deskWord(link.hash.slice(1))).toEqual(said);
  expect(deskWord("heron-482")).toBeNull();
  expect(deskWord("")).toBeNull();
});
