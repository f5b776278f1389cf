import { expect, test } from "vitest";

import type { EventSeen } from "../server/wire";
import { told } from "./told";

const NAMES = ["Ploy", "Jonas", "Mei"];
const line = (kind: string, number: number, text = "", me: number | null = null): unknown =>
  told({ kind, seat: number, text } as EventSeen, NAMES, me);
const says = (key: string, name: string): object => ({ key, values: { name } });

test.each(["takeback", "stop", "rematch", "replace"])("every end of an offer is told: %s", (kind) => {
  expect(line("offer_end", 0, `${kind} accepted`)).toEqual(says(`wb-accepted-${kind}`, "Ploy"));
  for (const outcome of ["declined", "withdrawn", "lapsed"])
    expect(line("offer_end", 1, `${kind} ${outcome} 2`)).toEqual(says(`wb-ended-${outcome}`, "Jonas"));
});

test("who is gone is told, who comes and goes is not", () => {
  expect(line("presence", 1, "gone")).toEqual(says("wb-gone", "Jonas"));
  expect(line("presence", 1, "absent")).toBeNull();
  expect(line("presence", 1, "here")).toBeNull();
});

test("time that ran out is somebody's, or the server was away", () => {
  expect(line("time", 0)).toEqual(says("wb-time-up", "Ploy"));
  expect(line("time", -1, "12")).toEqual({ key: "wb-server-away", values: { seconds: 12 } });
  expect(line("time", -1, "0")).toBeNull();
});

test("a bot that takes over is told, and who comes back", () => {
  expect(line("seat", 1, "away")).toEqual(says("wb-bot-plays", "Jonas"));
  expect(line("seat", 0, "back")).toEqual(says("wb-plays-again", "Ploy"));
  expect(line("seat", 2, "contribute")).toBeNull();
});

test("who came and went is told by the name of then", () => {
  expect(line("seat", 1, "join Anna Lena")).toEqual(says("wb-told-join", "Anna Lena"));
  expect(line("seat", 1, "join Anna Lena", 1)).toBeNull(); // who sits down knows it
  expect(line("seat", 1, "kick Anna")).toEqual(says("wb-told-kick", "Anna"));
  expect(line("seat", 1, "leave Anna")).toEqual(says("wb-told-leave", "Anna"));
});

test("a take-back past what was seen is told, and typed dice that were put right; one's own is not news", () => {
  expect(line("undo", 0, "seen")).toEqual(says("wb-undid-seen", "Ploy"));
  expect(line("undo", 0, "correct")).toEqual(says("wb-told-correct", "Ploy"));
  expect(line("undo", 0)).toEqual(says("wb-undid", "Ploy"));
  expect(line("undo", 0, "", 0)).toBeNull();
});

test("whom it concerns is told so as you", () => {
  expect(line("time", 1, "", 1)).toEqual(says("wb-time-up-you", "Jonas"));
  expect(line("seat", 1, "away", 1)).toEqual(says("wb-bot-plays-you", "Jonas"));
  expect(line("offer_end", 1, "takeback accepted", 1)).toEqual(says("wb-accepted-takeback-you", "Jonas"));
  expect(line("offer_end", 1, "stop declined", 1)).toEqual(says("wb-ended-declined-you", "Jonas"));
  expect(line("time", 1, "", 0)).toEqual(says("wb-time-up", "Jonas"));
});

test("drawn seats, bots, seats and a chat that is switched are told", () => {
  expect(line("start", -1, "2 0 1")).toEqual({ key: "wb-told-drawn", values: { names: NAMES } });
  expect(line("start", -1)).toBeNull();
  expect(line("seat", 2, "bot easy")).toEqual(says("wb-told-join", "Mei"));
  expect(line("seat", 2, "removed")).toMatchObject({ key: "wb-told-seat-removed" });
  expect(line("switch", 0, "off", 1)).toEqual(says("wb-told-chat-off", "Ploy"));
  expect(line("switch", 0, "off", 0)).toBeNull();
  expect(line("presence", 1, "back", 0)).toEqual(says("wb-told-back", "Jonas"));
});

test("what nobody knows yet is no line", () => {
  expect(line("comet", 0, "bright")).toBeNull();
  expect(line("offer_end", 0, "comet accepted")).toBeNull();
  expect(line("offer_end", 0, "stop exploded")).toBeNull();
  expect(line("seat", 9, "")).toBeNull();
});
