import { expect, test } from "vitest";

import type { MySeat } from "../../server/my-seats";
import type { TableSeen } from "../../server/wire";
import { nextAtDevice } from "./hotseat";

const seats = [0, 1].map((seat) => ({ seat }) as MySeat);
const table = (seat: number | null, ...toAct: number[]): TableSeen => ({ seat, to_act: toAct }) as unknown as TableSeen;

test("who looks stays as long as it is their turn", () => {
  expect(nextAtDevice(table(1, 0, 1), seats)?.seat).toBe(1);
});

test("else the first here who is to act", () => {
  expect(nextAtDevice(table(1, 0), seats)?.seat).toBe(0);
  expect(nextAtDevice(table(null, 1), seats)?.seat).toBe(1);
});

test("nobody while somebody elsewhere is to act", () => {
  expect(nextAtDevice(table(0, 2), seats)).toBeNull();
});
