import { expect, test } from "vitest";

import { hole, placeOf, same } from "./coach-layout";

const ROOM = { width: 1440, height: 900, tall: 240, clear: 126 };

test("the card stands beside the thing, on the side that has room", () => {
  expect(placeOf({ x: 100, y: 200, w: 400, h: 100 }, null, ROOM).side).toBe("right");
  expect(placeOf({ x: 900, y: 200, w: 500, h: 100 }, null, ROOM).side).toBe("left");
  expect(placeOf(null, null, ROOM).side).toBe("none");
});

test("the card stands below a cause it would cover", () => {
  const cause = { x: 600, y: 60, w: 100, h: 90 };
  expect(placeOf({ x: 100, y: 100, w: 450, h: 100 }, cause, ROOM).style).toContain("top:164px");
});

test("on phones the card goes up when the thing lies low", () => {
  const phone = { ...ROOM, width: 390, height: 844 };
  expect(placeOf({ x: 20, y: 100, w: 300, h: 200 }, null, phone).side).toBe("below");
  expect(placeOf({ x: 20, y: 600, w: 300, h: 100 }, null, phone).side).toBe("above");
});

test("a window is one closed path", () => {
  expect(hole({ x: 0, y: 0, w: 40, h: 40 })).toMatch(/^M10 0h20a.*z$/);
  expect(same({ x: 0, y: 0, w: 1, h: 1 }, { x: 0, y: 0, w: 1, h: 1 })).toBe(true);
  expect(same(null, { x: 0, y: 0, w: 1, h: 1 })).toBe(false);
});
