import { expect, test } from "vitest";

import { logLine } from "./log";
import { isAnswer, layAt, layOf } from "./notation";

test("a placement is read and written alike", () => {
  for (const text of ["lay 12 at -1,2 turn 3", "lay 3 in 4 turn 0", "lay 7 new turn 1", "lay 7 left 1 turn 2"]) {
    expect(layAt(layOf(text)!)).toBe(text);
  }
  expect(layOf("lay 12 at 0,0 turn 4")).toBeNull();
  expect(layOf("draw")).toBeNull();
});

test("answers and votes are no playing", () => {
  expect(["fine 0", "challenge 1 2", "stands", "abstain"].every(isAnswer)).toBe(true);
  expect(isAnswer("lay 3 new turn 0")).toBe(false);
});

test("the log names who did what to whom, and leaves out small steps", () => {
  const names = ["Ada", "Ben"];
  expect(logLine("challenge 1 2", 0, names)).toEqual({
    key: "cx-web-told-challenge",
    values: { name: "Ada", other: "Ben" },
  });
  expect(logLine("lay 3 in 2 turn 0", 1, names)).toEqual({ key: "cx-web-told-lay-quad", values: { name: "Ben" } });
  expect(logLine("card 3", 0, names)).toBeNull();
  expect(logLine("deal 4", -1, names)).toBeNull();
});
