import { expect, test } from "vitest";

import type { TableSeen } from "../../server/wire";
import { STEPS } from "./guide";

function table(dots: Record<string, number>, reserve: number, more: object = {}): TableSeen {
  const stands = Object.fromEntries(Object.entries(dots).map(([name, tokens]) => [name, { seat: 0, tokens }]));
  return {
    seat: 0,
    to_act: [0],
    legal: [],
    previews: [],
    ...more,
    view: { dots: stands, reserve: [reserve, 25], eaten: [0, 0] },
  } as unknown as TableSeen;
}

test("a step is done by doing it", () => {
  const [place, five, route] = STEPS;
  expect(place?.done(table({}, 25), table({}, 25))).toBe(false);
  expect(place?.done(table({ A2: 1 }, 24), table({}, 25))).toBe(true);
  expect(five?.done(table({ A2: 1 }, 24), table({ A2: 1 }, 24))).toBe(false);
  expect(five?.done(table({ A2: 1, B2: 1 }, 23), table({ A2: 1 }, 24))).toBe(true);
  expect(route?.done(table({ A2: 1, B2: 1 }, 23), table({ A2: 1, B2: 1 }, 23))).toBe(false);
  expect(route?.done(table({ A2: 1, B3: 1 }, 23), table({ A2: 1, B2: 1 }, 23))).toBe(true);
});

test("eating and stacking are explained when they are possible", () => {
  const [, , , eat, double] = STEPS;
  expect(eat?.ready?.(table({}, 20))).toBeFalsy();
  expect(eat?.ready?.(table({}, 20, { previews: [{ eaten: ["B2"] }] }))).toBeTruthy();
  expect(double?.ready?.(table({}, 20, { legal: ["place A2"] }))).toBe(false);
  expect(double?.ready?.(table({}, 20, { legal: ["stack B3"] }))).toBe(true);
  expect(double?.done(table({ B3: 2 }, 19), table({ B3: 1 }, 20))).toBe(true);
});
