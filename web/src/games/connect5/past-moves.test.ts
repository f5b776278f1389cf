import { expect, test } from "vitest";

import type { Happened } from "../../server/history";
import { begun, pastMoves, sinceOwn } from "./past-moves";

const log = (...acts: [number, string, Record<string, number>?][]): Happened[] =>
  acts.map(([seat, text, facts], place) => ({
    kind: "action",
    seat,
    text,
    number: place + 1,
    ...(facts ? { facts } : {}),
  }));

test("the jumps of a chain are one entry", () => {
  const moves = pastMoves(
    log(
      [0, "place A2"],
      [1, "jump D4 B4 B3", { points: 1 }],
      [1, "jump B3 B2 A2", { points: 1 }],
      [1, "stop"],
      [0, "step A4 A5"],
    ),
  );
  expect(moves.map(({ dots }) => dots)).toEqual([["A2"], ["D4", "B4", "B3", "B2", "A2"], ["A4", "A5"]]);
  expect(moves[1]).toMatchObject({ jumps: 2, points: 2, more: [3] });
});

test("two jumps of different tokens are two entries", () => {
  expect(pastMoves(log([1, "jump D4 B4 B3"], [1, "jump E5 E6 E7"]))).toHaveLength(2);
});

test("what others did since one's own turn", () => {
  const all = log([0, "place A2"], [1, "place B2"], [2, "place C2"]);
  expect(sinceOwn(all, 0).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(sinceOwn(all, 2)).toEqual([]);
  expect(sinceOwn(log([0, "place A2"], [1, "place B2", { round: 1 }]), 0)).toEqual([]);
});

test("a game that goes on from a record shows its last action", () => {
  const last = { seat: 1, action: "step A4 A5" };
  expect(pastMoves(begun([], last)).map(({ dots }) => dots)).toEqual([["A4", "A5"]]);
  expect(begun(log([0, "place A2"]), last)).toHaveLength(1);
  expect(begun([], null)).toEqual([]);
});
