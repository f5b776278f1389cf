import { expect, test } from "vitest";

import type { SeatSeen, TableSeen } from "../../server/wire";
import { stillLooking } from "./break";

const seat = (more: Partial<SeatSeen>): SeatSeen => ({ who: "human", away: false, here: true, ...more }) as SeatSeen;

test("bots, who is away, who is absent and who is ready are not waited for", () => {
  const seats = [seat({}), seat({}), seat({ who: "bot" }), seat({ away: true }), seat({ here: false })];
  expect(stillLooking({ seats, ready: [1] } as Partial<TableSeen> as TableSeen)).toEqual([0]);
});
