import { beforeEach, expect, test, vi } from "vitest";

import { forgetSeat, keepSeats, mySeats, mySeatsAt, type MySeat } from "./my-seats";

const kept = new Map<string, string>();
const seat = (table: string, token: string): MySeat => ({ table, game: "connnect", seat: 0, token, code: "", at: 0 });

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("the newest seat comes first, and the same seat is kept once", () => {
  keepSeats([seat("moss", "a")]);
  keepSeats([seat("lake", "b")]);
  keepSeats([{ ...seat("moss", "a"), at: 5 }]);
  expect(mySeats().map(({ table, at }) => [table, at])).toEqual([
    ["moss", 5],
    ["lake", 0],
  ]);
});

test("two seats at one table are two, and a dead one is dropped alone", () => {
  keepSeats([seat("moss", "a"), seat("moss", "b"), seat("lake", "c")]);
  expect(mySeatsAt("moss").map(({ token }) => token)).toEqual(["a", "b"]);
  forgetSeat("moss", "a");
  expect(mySeats().map(({ table, token }) => [table, token])).toEqual([
    ["moss", "b"],
    ["lake", "c"],
  ]);
});

test("the oldest of more than fifty are forgotten", () => {
  for (let number = 0; number < 52; number += 1) keepSeats([seat(`t${number}`, "x")]);
  expect(mySeats()).toHaveLength(50);
  expect(mySeatsAt("t1")).toEqual([]);
  expect(mySeatsAt("t51")).toHaveLength(1);
});

test("a browser that keeps nothing, or something else, plays as well", () => {
  kept.set("connectable.seats", "{broken");
  expect(mySeats()).toEqual([]);
  vi.stubGlobal("localStorage", undefined);
  keepSeats([seat("moss", "a")]);
  expect(mySeats()).toEqual([]);
});
