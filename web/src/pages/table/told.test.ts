import { expect, test } from "vitest";

import type { EventSeen, SeatSeen, TableSeen } from "../../server/wire";
import { mayReplace, told } from "./told";

const PERSON = { who: "human", name: "", level: "", away: false, here: true, absent_since: -1, takebacks: 0 } as const;
const NO_CLOCK = { millis_left: -1, since: -1, deadline: -1 };
const seat = (more: Partial<SeatSeen> = {}): SeatSeen => Object.assign({}, PERSON, NO_CLOCK, more);
const SEATS = [seat(), seat({ away: true }), seat({ who: "bot" })];
const line = (kind: string, number: number, text = ""): unknown =>
  told({ kind, seat: number, text } as EventSeen, SEATS, ["Ploy", "Jonas", "Mei"]);
const says = (key: string, name: string): object => ({ key, values: { name } });

test.each(["takeback", "stop", "rematch", "replace"])("every end of an offer is told: %s", (kind) => {
  expect(line("offer_end", 0, `${kind} accepted`)).toEqual(says(`wb-accepted-${kind}`, "Ploy"));
  for (const outcome of ["declined", "withdrawn", "lapsed"])
    expect(line("offer_end", 1, `${kind} ${outcome}`)).toEqual(says(`wb-ended-${outcome}`, "Jonas"));
});

test("who is gone is told, who comes and goes is not", () => {
  expect(line("presence", 1, "gone")).toEqual(says("wb-gone", "Jonas"));
  expect(line("presence", 1, "absent")).toBeNull();
  expect(line("presence", 1, "here")).toBeNull();
});

test("time that ran out is somebody's", () => {
  expect(line("time", 0)).toEqual(says("wb-time-up", "Ploy"));
  expect(line("time", -1)).toBeNull();
});

test("a bot that takes over is told, and who comes back", () => {
  expect(line("seat", 1)).toEqual(says("wb-bot-plays", "Jonas"));
  expect(line("seat", 0)).toEqual(says("wb-plays-again", "Ploy"));
  expect(line("seat", 2)).toBeNull();
});

test("a take-back past what was seen is told, another is not", () => {
  expect(line("undo", 0, "seen")).toEqual(says("wb-undid-seen", "Ploy"));
  expect(line("undo", 0)).toBeNull();
});

test("what nobody knows yet is no line", () => {
  expect(line("comet", 0, "bright")).toBeNull();
  expect(line("offer_end", 0, "comet accepted")).toBeNull();
  expect(line("offer_end", 0, "stop exploded")).toBeNull();
  expect(line("seat", 9)).toBeNull();
});

test("only who is absent while the game waits for them can be replaced", () => {
  const absent = seat({ here: false, absent_since: 5 });
  const table = (seats: SeatSeen[], to_act = [1]): TableSeen => ({ seat: 0, seats, to_act }) as unknown as TableSeen;
  expect(mayReplace(table([seat(), absent]), 1)).toBe(true);
  expect(mayReplace(table([seat(), seat()]), 1)).toBe(false);
  expect(mayReplace(table([seat(), absent], [0]), 1)).toBe(false);
  expect(mayReplace(table([seat(), { ...absent, away: true }]), 1)).toBe(false);
  expect(mayReplace(table([absent, seat()], [0]), 0)).toBe(false);
});
