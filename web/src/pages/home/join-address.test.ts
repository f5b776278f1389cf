import { beforeEach, expect, test, vi } from "vitest";

const asked: unknown[] = [];
let answer = { code: "heron-482", table: "amber-moss-12", room: "", class: "" };
vi.mock("../../server/api", () => ({
  ask: (...question: unknown[]) => {
    asked.push(question);
    return Promise.resolve(answer);
  },
}));
const { isCode, joinAddress } = await import("./join-address");

beforeEach(() => asked.splice(0));

test.each(["heron-482", "HERON 482", "heron482", " Heron – 4 8 2 ", "heron ๔๘๒", "ｈｅｒｏｎ４８２"])(
  "a code however it is typed: %s",
  async (text) => {
    expect(await joinAddress(text)).toBe("/t/amber-moss-12#heron-482");
    expect(asked).toEqual([["GET /api/codes/{code}", { path: { code: text.trim() } }]]);
  },
);

test("a room's code leads to the room", async () => {
  answer = { code: "kite-007", table: "", room: "tuesday", class: "" };
  expect(await joinAddress("kite 007")).toBe("/r/tuesday#kite-007");
});

test("a class's code leads to the class", async () => {
  answer = { code: "kite-007", table: "", room: "", class: "5b" };
  expect(await joinAddress("kite 007")).toBe("/class/5b#kite-007");
  expect(await joinAddress("https://house.example/class/moss-5b#kite-007")).toBe("/class/moss-5b#kite-007");
});

test("links and names need no question", async () => {
  expect(await joinAddress("https://house.example/t/amber-heron-42#heron-482")).toBe("/t/amber-heron-42#heron-482");
  expect(await joinAddress("/r/tuesday#kite-007")).toBe("/r/tuesday#kite-007");
  expect(await joinAddress("amber-heron-42")).toBe("/t/amber-heron-42");
  expect(await joinAddress("?")).toBeNull();
  expect(asked).toEqual([]);
});

test("names are no codes", () => {
  expect(["amber-heron-42", "amber-heron-482", "482", "heron", "heron-4821"].filter(isCode)).toEqual([]);
});
