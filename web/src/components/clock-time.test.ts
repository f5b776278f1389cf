import { describe, expect, it } from "vitest";

import { faceOf, leftAt, unitsOf, wordsOf } from "./clock-time";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe("what is left", () => {
  it("runs by the server's clock while it runs, and never below nothing", () => {
    expect(leftAt({ millis_left: 60_000, since: 5000 }, 12_000)).toBe(53_000);
    expect(leftAt({ millis_left: 60_000, since: 5000 }, 99_000)).toBe(0);
  });
  it("stands while it stands, and does not grow when a watch jumps back", () => {
    expect(leftAt({ millis_left: 60_000, since: -1 }, 99_000)).toBe(60_000);
    expect(leftAt({ millis_left: 60_000, since: 5000 }, 4000)).toBe(60_000);
  });
  it("is −1 without a clock", () => {
    expect(leftAt({ millis_left: -1, since: -1 }, 99_000)).toBe(-1);
  });
});

describe("the face", () => {
  it("is m:ss under an hour", () => {
    expect(faceOf(65 * SECOND)).toBe("1:05");
    expect(faceOf(HOUR - 1 - SECOND)).toBe("59:59");
    expect(faceOf(9 * SECOND)).toBe("0:09");
  });
  it("counts a second until it is over", () => {
    expect(faceOf(1)).toBe("0:01");
    expect(faceOf(60 * SECOND - 1)).toBe("1:00");
    expect(faceOf(0)).toBe("0:00");
  });
  it("is hours and minutes, then days and hours", () => {
    expect(faceOf(3 * HOUR + 20 * 60 * SECOND)).toEqual({
      key: "wb-time-face-hours",
      values: { hours: 3, minutes: 20 },
    });
    expect(faceOf(51 * HOUR)).toEqual({ key: "wb-time-face-days", values: { days: 2, hours: 3 } });
    expect(unitsOf(24 * HOUR)).toEqual([
      ["days", 1],
      ["hours", 0],
    ]);
  });
});

describe("the words", () => {
  it("leave out what is nought", () => {
    expect(wordsOf(60 * SECOND).map(({ key }) => key)).toEqual(["wb-time-minutes"]);
    expect(wordsOf(5 * SECOND)).toEqual([{ key: "wb-time-seconds", values: { n: 5 } }]);
    expect(wordsOf(65 * SECOND).map(({ key }) => key)).toEqual(["wb-time-minutes", "wb-time-seconds"]);
  });
  it("say nought when nothing is left", () => {
    expect(wordsOf(0)).toEqual([{ key: "wb-time-seconds", values: { n: 0 } }]);
  });
});
