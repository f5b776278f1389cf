import { expect, test, vi } from "vitest";

import { reviewLine } from "./review-lines";

vi.mock("../../app/i18n.svelte", () => ({
  say: (_key: string, { first, second }: Record<string, string>) => `${first} + ${second}`,
  list: (items: string[]) => items.join(" and "),
  row: (items: string[]) => items.join(", "),
}));

const words = (card: string): string[] => ["n", "e", "s", "w"].map((side) => `${card}${side}`);
const cards = Object.fromEntries(["1", "2", "3"].map((card) => [card, { words: words(card), ids: [], value: 1 }]));
const seat = { building: [{ card: 1, turn: 0 }, null, null, null], lines: [[{ card: 1, turn: 0 }]] };
const view = {
  words: "en",
  cards,
  web: [{ card: 1, turn: 0, x: 0, y: 0 }],
  piles: [{ left: 1, shown: [3] }],
  seats: [seat, seat],
} as never;

test.each([
  ["lay 2 at 1,0 turn 0", "lay 2 at 0,1 turn 0"],
  ["lay 2 in 2 turn 0", "lay 2 in 3 turn 0"],
  ["lay 2 left 1 turn 0", "lay 2 right 1 turn 0"],
  ["lay 2 new turn 0", "lay 2 right 1 turn 0"],
  ["lay 2 at 1,0 turn 0", "lay 2 at 1,0 turn 1"],
])("%s and %s do not read alike", (played, better) => {
  const [first, second] = [played, better].map((notation) => reviewLine(notation, 0, ["Ploy"], view));
  expect(first).toBeTruthy();
  expect(first).not.toEqual(second);
});

test("a card that is taken is called by its words; what the log says as well is left to it", () => {
  expect(reviewLine("take 1", 0, ["Ploy"], view)?.values).toMatchObject({ pile: 1 });
  expect(reviewLine("steal 1 1 left", 0, ["Ploy", "Wren"], view)?.values).toMatchObject({ other: "Wren" });
  expect(reviewLine("draw", 0, ["Ploy"], view)).toBeNull();
  expect(reviewLine("lay 2 at 1,0 turn 0", 0, ["Ploy"], null)).toBeNull();
});
