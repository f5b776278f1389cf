import { expect, test } from "vitest";

import type { LiveTable } from "../../server/live-table.svelte";
import { Clock } from "./clock.svelte";

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
