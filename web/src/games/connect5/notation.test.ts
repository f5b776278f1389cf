import { expect, test } from "vitest";

import { circuitOf } from "./board/boards";
import { meant, moved, ranked, readMove, readMoves, type Dots } from "./notation";

const base = circuitOf("base");
const one = (seat: number): { seat: number; tokens: number } => ({ seat, tokens: 1 });
const two = (seat: number): { seat: number; tokens: number } => ({ seat, tokens: 2 });

test("a notation is taken apart", () => {
  expect(readMove("jump D4 B4 B3")).toMatchObject({ word: "jump", at: "D4", over: "B4", to: "B3" });
  expect(readMove("step C7 C9")).toMatchObject({ word: "step", at: "C7", over: "", to: "C9" });
  expect(readMove("place F5")).toMatchObject({ at: "F5", over: "", to: "F5" });
  expect(readMove("stop")).toMatchObject({ word: "stop", at: "", to: "" });
});

test("the list begins with the points", () => {
  const moves = readMoves(["stack D4", "step D4 F4", "split D4 F4", "jump D4 B4 B3"], [{}, {}, {}, { points: 1 }]);
  expect(ranked(moves).map(({ word }) => word)).toEqual(["jump", "split", "step", "stack"]);
});

test("a tap that cannot be is asked as what was meant", () => {
  const dots: Dots = { D4: one(0), B4: two(1), E3: one(1), F4: one(0) };
  expect(meant(base, dots, 0, "D4", "B4")).toBe("jump D4 B4 B3");
  expect(meant(base, dots, 0, "D4", "E2")).toBe("jump D4 E3 E2");
  expect(meant(base, dots, 0, "D4", "I10")).toBe("step D4 I10");
  expect(meant(base, { D6: two(0), E5: one(1) }, 0, "D6", "E5")).toBe("jump D6 E5 F6");
});

test("the picture follows a move", () => {
  expect(moved({}, 0, readMove("place F5"))).toEqual({ F5: one(0) });
  expect(moved({ D4: one(0) }, 0, readMove("stack D4"))).toEqual({ D4: two(0) });
  expect(moved({ D4: two(0) }, 0, readMove("split D4 F4"))).toEqual({ D4: one(0), F4: one(0) });
  expect(moved({ D4: two(0) }, 0, readMove("step D4 F4"))).toEqual({ F4: two(0) });
  expect(moved({ D4: one(0), B4: two(1) }, 0, readMove("jump D4 B4 B3"))).toEqual({ B3: one(0) });
  expect(moved({ D6: two(0), E5: one(1), F6: one(0) }, 0, readMove("sandwich D6 E5 F6"))).toEqual({
    D6: one(0),
    F6: two(0),
  });
  expect(moved({ D4: one(0) }, 0, readMove("pass"))).toEqual({ D4: one(0) });
});
