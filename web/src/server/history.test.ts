import { expect, test } from "vitest";

import { merged, standing } from "./history";
import type { EventSeen } from "./wire";

const event = (text: string, more: Partial<EventSeen> = {}): EventSeen => ({
  kind: "action",
  seat: 0,
  text,
  facts: {},
  back: [],
  ...more,
});
const [a, b, c] = [event("a"), event("b"), event("c")];

test("messages and pages meet at their numbers", () => {
  expect(merged([], 2, [a, b])).toEqual([a, b]);
  expect(merged([a], 3, [b, c])).toEqual([a, b, c]);
  expect(merged([a, b], 3, [b, c])).toEqual([a, b, c]);
  expect(merged([a, b], 2, [])).toEqual([a, b]);
});

test("a gap is noticed", () => {
  expect(merged([a], 3, [c])).toBeNull();
  expect(merged([], 3, [])).toBeNull();
});

test("what was taken back does not stand", () => {
  const undo = event("", { kind: "undo", back: [2] });
  expect(standing([a, b, undo, c]).map(({ number, text }) => [number, text])).toEqual([
    [1, "a"],
    [3, ""],
    [4, "c"],
  ]);
});

test("before the seats were drawn they had other numbers", () => {
  const said = event("hello", { kind: "chat", seat: 2 });
  const drawn = event("2 0 1", { kind: "start", seat: -1 });
  expect(standing([said, drawn, event("x", { seat: 2 })]).map(({ seat }) => seat)).toEqual([0, -1, 2]);
});
