import { expect, test } from "vitest";

import type { SeatSeen, TableSeen } from "../../server/wire";
import { mayReplace } from "./replace";

const seat = (more: Partial<SeatSeen> = {}): SeatSeen =>
  ({ who: "human", away: false, here: true, absent_since: -1, ...more }) as SeatSeen;

test("only who is absent while the game waits for them can be replaced", () => {
  const absent = seat({ here: false, absent_since: 5 });
  const table = (seats: SeatSeen[], to_act = [1]): TableSeen => ({ seat: 0, seats, to_act }) as unknown as TableSeen;
  expect(mayReplace(table([seat(), absent]), 1)).toBe(true);
  expect(mayReplace(table([seat(), seat()]), 1)).toBe(false);
  expect(mayReplace(table([seat(), absent], [0]), 1)).toBe(false);
  expect(mayReplace(table([seat(), { ...absent, away: true }]), 1)).toBe(false);
  expect(mayReplace(table([absent, seat()], [0]), 0)).toBe(false);
});
