import { beforeEach, expect, test } from "vitest";

import { forgetClass, keepClass, myClass, sitAt } from "./my-classes";
import { keepSeats, mySeats } from "./my-seats";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

const MOSS = { id: "moss", code: "heron-482", token: "mine", teacher: false };

test("a pupil sits where the class says, and nowhere else", () => {
  keepClass(MOSS);
  keepSeats([{ table: "home", game: "connect5", seat: 1, token: "other", code: "", at: 1 }]);
  sitAt(MOSS, "first", "connect5");
  sitAt(MOSS, "second", "connect5");
  sitAt(MOSS, "second", "connect5");
  expect(mySeats().map(({ table, token }) => [table, token])).toEqual([
    ["second", "mine"],
    ["home", "other"],
  ]);
});

test("nothing of a lesson is left in the browser", () => {
  keepClass(MOSS);
  sitAt(MOSS, "first", "connect5");
  forgetClass("moss");
  expect(myClass("moss")).toBeUndefined();
  expect(mySeats()).toEqual([]);
});
