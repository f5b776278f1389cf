import { describe, expect, it } from "vitest";

import { Camera } from "./camera.svelte";

function camera(width: number, height: number): Camera {
  const made = new Camera();
  made.width = width;
  made.height = height;
  return made;
}

describe("the camera", () => {
  it("fits all of it in the middle when there is room", () => {
    const view = camera(818, 618);
    view.fit({ x: 0, y: 0, width: 400, height: 300 }, 0.8, 3);
    expect([view.scale, view.x, view.y]).toEqual([2, 200, 150]);
  });

  it("does not get smaller than words can be read; then the latest card is in sight", () => {
    const view = camera(400, 400);
    view.fit({ x: 0, y: 0, width: 300, height: 2000 }, 1, 1, { x: 0, y: 1900, width: 100, height: 100 });
    expect([view.scale, view.x, view.y]).toEqual([1, 150, 1800]);
  });

  it("shows as much of the middle as goes beside the latest card", () => {
    const view = camera(400, 400);
    view.fit({ x: 0, y: 0, width: 300, height: 2000 }, 1, 1, { x: 0, y: 700, width: 100, height: 100 });
    expect(view.y).toBe(873); // the card is at the upper edge with its rim, the middle of the web below it
  });

  it("keeps the point under the pointer while it zooms", () => {
    const view = camera(400, 300);
    const before = view.toWeb(100, 50);
    view.zoomAt(100, 50, 1.7);
    const after = view.toWeb(100, 50);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it("moves just so far that a place can be seen", () => {
    const view = camera(400, 400);
    expect(view.sees({ x: 3, y: 0 })).toBe(false);
    view.reveal({ x: 3, y: 0 });
    expect(view.sees({ x: 3, y: 0 })).toBe(true);
    expect(view.cellAt(200, 200)).toEqual({ x: 2, y: 0 });
  });
});
