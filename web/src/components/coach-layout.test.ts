import { expect, test } from "vitest";

import { hole, overlap, placeOf, same, type Box } from "./coach-layout";

const ROOM = { width: 1440, height: 900, tall: 240, clear: 126 };
const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1440, 900],
] as const;

test("the card covers neither the thing nor its cause, wherever a small thing lies", () => {
  for (const [width, height] of SIZES)
    for (let x = 0; x <= width - 60; x += 40)
      for (let y = 0; y <= height - 60; y += 40) {
        const target = { x, y, w: 60, h: 60 };
        const place = placeOf(target, [], { width, height, tall: 180, clear: 100 });
        expect(overlap(place, target), `${width}×${height}: ${x} ${y}`).toBe(0);
        expect(place.x >= 0 && place.y >= 0 && place.x + place.w <= width && place.y + place.h <= height).toBe(true);
      }
});

test("the card lies below a cause it would cover", () => {
  const target = { x: 100, y: 100, w: 450, h: 100 };
  const cause = { x: 600, y: 60, w: 100, h: 90 };
  expect(overlap(placeOf(target, [cause], ROOM), cause)).toBe(0);
});

test("the card leaves the buttons free where it can", () => {
  const buttons = { x: 0, y: 900 - 126, w: 1440, h: 126 };
  const over = (target: Box): number => overlap(placeOf(target, [], ROOM), buttons);
  expect(over({ x: 700, y: 600, w: 50, h: 50 })).toBe(0);
});

test("the trace leads from the card to the thing", () => {
  const place = placeOf({ x: 100, y: 300, w: 60, h: 60 }, [], ROOM);
  expect(place.trace).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
  expect(placeOf(null, [], ROOM).trace).toBe("");
});

test("a window is one closed path", () => {
  expect(hole({ x: 0, y: 0, w: 40, h: 40 })).toMatch(/^M10 0h20a.*z$/);
  expect(same({ x: 0, y: 0, w: 1, h: 1 }, { x: 0, y: 0, w: 1, h: 1 })).toBe(true);
  expect(same(null, { x: 0, y: 0, w: 1, h: 1 })).toBe(false);
});
