import { expect, test } from "vitest";

import { Viewport } from "./viewport.svelte";

const whole = { x: -62, y: -66, width: 906, height: 1072 };

function phone(): Viewport {
  const viewport = new Viewport(whole);
  [viewport.width, viewport.height] = [390, 440];
  return viewport;
}

test("a large board starts close around a dot, inside its edges", () => {
  const viewport = phone();
  expect(viewport.large).toBe(true);
  viewport.begin({ x: 400, y: 320 });
  expect(viewport.all).toBe(false);
  expect(viewport.box.width).toBeCloseTo(520);
  expect(viewport.place(195, 220)).toMatchObject({ x: 400, y: 320 });
  viewport.show({ x: 0, y: 0 });
  expect(viewport.box).toMatchObject({ x: -62, y: -66 });
});

test("the place under the finger stays while zooming", () => {
  const viewport = phone();
  viewport.show({ x: 400, y: 400 });
  const before = viewport.place(100, 300);
  viewport.zoom(1.3, before);
  expect(viewport.place(100, 300).x).toBeCloseTo(before.x);
  expect(viewport.place(100, 300).y).toBeCloseTo(before.y);
});

test("zooming out ends with the whole board, and begin does not undo that", () => {
  const viewport = phone();
  viewport.show({ x: 400, y: 400 });
  for (let times = 0; times < 4; times++) viewport.zoom(1 / 1.4);
  expect(viewport.box).toEqual(whole);
  viewport.begin({ x: 0, y: 0 });
  expect(viewport.all).toBe(true);
});

test("a wider page shows more, not bigger", () => {
  const viewport = phone();
  viewport.show({ x: 400, y: 400 });
  viewport.width = 600;
  expect(viewport.scale).toBeCloseTo(60 / 80);
  viewport.width = 900;
  expect(viewport.all).toBe(true);
});

test("what lies outside the window is brought in", () => {
  const viewport = phone();
  viewport.show({ x: 400, y: 400 });
  viewport.reveal({ x: 410, y: 410 });
  expect(viewport.centre).toMatchObject({ x: 400, y: 400 });
  viewport.reveal({ x: 0, y: 900 });
  const { x, y, width, height } = viewport.box;
  expect(x <= 0 && x + width > 0 && y < 900 && y + height > 900).toBe(true);
});

test("in a low window a zoomed board gets more room, and all of it is shown in what it had", () => {
  const viewport = phone();
  viewport.room = 270;
  [viewport.width, viewport.height] = [270, 320];
  viewport.begin({ x: 400, y: 400 });
  expect(viewport.all).toBe(false);
  viewport.width = 600;
  expect(viewport.all).toBe(false);
  expect(viewport.box.width).toBeCloseTo(800);
  for (let times = 0; times < 3; times++) viewport.zoom(1 / 1.4);
  expect(viewport.all).toBe(true);
});
