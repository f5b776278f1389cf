import { describe, expect, it } from "vitest";

import { boundsOf, meetings, placeOf, sideWith, spotsOf, sum, wordsOf } from "./cards";
import type { View } from "../view";

const view = {
  way: "classic",
  table: 0,
  web: [
    { card: 1, turn: 0, x: 0, y: 0, waiting: false, reason: "" },
    { card: 2, turn: 1, x: 1, y: -1, waiting: false, reason: "" },
  ],
  spots: [
    [1, -2, 1, 1],
    [0, -1, 2, 2],
  ],
  cards: {
    1: { words: ["RIVER", "CLOCK", "APPLE", "NIGHT"], value: 2 },
    2: { words: ["silk", "moon", "tide", "cheese"], value: 1 },
    3: { words: ["bank", "tower", "tree", "day"], value: 3 },
  },
} as unknown as View;

describe("cards", () => {
  it("turn clockwise, so that the north word comes to the east", () => {
    expect(wordsOf(view, 2, 1)).toEqual(["cheese", "silk", "moon", "tide"]);
    expect(wordsOf(view, 1)).toEqual(["river", "clock", "apple", "night"]);
    expect(sideWith(view, { card: 2, turn: 1 }, "silk")).toBe(1);
  });

  it("go where the server says the web can grow", () => {
    expect(spotsOf(view)).toEqual([
      { x: 1, y: -2, sides: 1, factor: 1 },
      { x: 0, y: -1, sides: 2, factor: 2 },
    ]);
  });

  it("meet the words beside them", () => {
    expect(meetings(view, 3, 0, 0, -1)).toEqual([
      { side: 1, own: "tower", other: "tide", card: 2 },
      { side: 2, own: "tree", other: "river", card: 1 },
    ]);
  });

  it("show their sum", () => {
    expect(sum([2, 2, 1], 2)).toBe("(2 + 2 + 1) × 2");
    expect(sum([2, 2], 1)).toBe("2 + 2");
  });

  it("read places and bounds", () => {
    expect(placeOf("at -1,12")).toEqual({ x: -1, y: 12 });
    expect(placeOf("left 1")).toBeNull();
    expect(
      boundsOf([
        { x: -1, y: 0 },
        { x: 1, y: 0 },
      ]),
    ).toEqual({ x: -124, y: 0, width: 366, height: 118 });
  });
});
