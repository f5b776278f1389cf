import { expect, test } from "vitest";

import type { LiveTable } from "../../server/live-table.svelte";
import { arc, Clock } from "./clock.svelte";

test("a ring starts full, however long ago the clock has beaten", () => {
  let now = 1000;
  const clock = new Clock({ now: () => now } as unknown as LiveTable);
  now = 61_000;
  expect(clock.share(81_000)).toBe(1);
  clock.now = 71_000;
  expect(clock.share(81_000)).toBe(0.5);
  clock.now = 90_000;
  expect(clock.share(81_000)).toBe(0);
});

test("a ring that is full is drawn: its end is not its beginning", () => {
  const [, x, y] = / 1 1 (\S+) (\S+)$/.exec(arc(13, 13, 10, 1)) ?? [];
  expect([Number(x), Number(y)]).not.toEqual([13, 3]);
});
