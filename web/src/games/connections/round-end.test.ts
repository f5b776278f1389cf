import { expect, test } from "vitest";

import type { EventSeen } from "../../server/wire";
import { bestOfRound, longestLine, standingWeb } from "./round-end";
import type { View } from "./view";

const event = (text: string, facts: EventSeen["facts"] = {}): EventSeen => ({ kind: "action", seat: 0, text, facts });
const cell = (card: number, x: number, waiting = false): View["web"][number] => ({
  card,
  turn: 0,
  x,
  y: 0,
  waiting,
  reason: "",
});
const view = (web: View["web"]): View => ({ web, cards: {} }) as unknown as View;

test("the card that ended the round lies in the web that is shown", () => {
  const shown = standingWeb(view([cell(1, 0)]), [event("lay 7 at 1,0 turn 2", { round: 1 })], view([]));
  expect(shown.web.map(({ card, turn }) => [card, turn])).toEqual([
    [1, 0],
    [7, 2],
  ]);
});

test("its words come with the act, in the reader's language", () => {
  const laid = JSON.stringify({ words: ["dog"], value: 1, id: 7, ids: [4], translations: { de: ["Hund"] } });
  const before = { ...view([cell(1, 0)]), words: "de" } as View;
  const shown = standingWeb(before, [event("lay 7 at 1,0 turn 2", { round: 1, laid })], view([]));
  expect(shown.cards[7]?.words).toEqual(["Hund"]);
});

test("a card that waited and stood stays, one that fell does not", () => {
  const before = view([cell(1, 0), cell(7, 1, true)]);
  expect(standingWeb(before, [event("fine 0", { round: 1 })], view([])).web.length).toBe(2);
  expect(standingWeb(before, [event("falls", { ruling: "falls", round: 1 })], view([])).web.length).toBe(1);
});

test("the longest straight line", () => {
  expect(
    longestLine([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 2, y: 0 },
      { x: 4, y: 0 },
      { x: 0, y: 1 },
    ]),
  ).toBe(3);
});

test("the best placement of each round", () => {
  const log = [
    event("lay 1 at 0,1 turn 0", { scorer: 0, points: 4, card: 1 }),
    event("fine 0", { scorer: 1, points: 12, card: 3, round: 1 }),
    event("lay 5 at 0,1 turn 0", { scorer: 0, points: 20, card: 5 }),
  ];
  expect(bestOfRound(log, 1)).toEqual({ seat: 1, points: 12, card: 3 });
  expect(bestOfRound(log, 2)).toEqual({ seat: 0, points: 20, card: 5 });
});
