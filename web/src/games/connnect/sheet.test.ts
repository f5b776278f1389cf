import { expect, test } from "vitest";

import { changed, claimOf, ranked, sorted, stepsOf } from "./notation";
import { bestConnect } from "./possible-connects";
import { arrowPoints, countOf, isAtOnce, spacesOfArrow, unusedIcons, usedBonuses } from "./objectives";
import { cellsOf, isInZone, linesOf, outline, stepFrom, zonesOf } from "./board/grid";
import { numbersOf, roundChangesOf } from "./round-changes";
import type { IconView, SheetView, View } from "./types";

const BLANK: SheetView = {
  grid: ["......", "......", "......", "......", "......", "......"],
  claimed: [],
  circles: [],
  lines: 0,
  claims: [],
  taken: [],
  hand: { move: 0, switch: 0, plus: 0, again: 0 },
  boxes: 0,
  objectives: [],
  dice: [],
  waiting: [],
  pending: "",
  pending_number: 0,
  status: "busy",
  out: 0,
  points: { connect3: 0, connect4: 0, connect5: 0, arrows: 0, circles: 0, lines: 0, objectives: 0, minus: 0 },
};
const sheet = (changes: Partial<SheetView>): SheetView => ({ ...BLANK, ...changes });
const ICONS: IconView[] = [
  { row: 3, bonus: "move", stars: 1 },
  { row: 3, bonus: "move", stars: 1 },
  { row: 3, bonus: "number3", stars: 2 },
];
const view = (changes: Partial<View>): View => ({ icons: ICONS, arrows: ["row 3", "column d"], ...changes }) as View;

test("zones are pairs of columns and rows", () => {
  expect(zonesOf("f3")).toEqual([3, 5]);
  expect(isInZone("a6", 6)).toBe(true);
  expect(linesOf(5)).toEqual([3, 4]);
  expect(linesOf(2)).toEqual([3, 4]);
});

test("arrow keys stop at the edge", () => {
  expect(stepFrom("a1", "ArrowUp")).toBe("a1");
  expect(stepFrom("a1", "ArrowRight")).toBe("b1");
  expect(stepFrom("c4", "End")).toBe("f4");
});

test("an outline is one closed path round joined cells", () => {
  expect(
    outline(
      [
        [0, 0],
        [0, 1],
      ],
      10,
      0,
      0,
    ),
  ).toBe("M0 0Q0 0 0 0L20 0Q20 0 20 0L20 10Q20 10 20 10L0 10Q0 10 0 10Z");
  expect(
    outline(
      [
        [0, 0],
        [2, 2],
      ],
      10,
      1,
      2,
    ).match(/Z/g),
  ).toHaveLength(2);
  expect(cellsOf(["##.", ".##"])).toHaveLength(4);
});

test("a number makes the largest run through its space", () => {
  const found = bestConnect(sheet({ grid: ["......", "......", "....23", "......", "......", "......"] }), "f4", 4, []);
  expect(found).toEqual({ spaces: ["e3", "f3", "f4"], numbers: [2, 3, 4] });
});

test("claimed numbers and fives without an open card make nothing", () => {
  const grid = ["1234..", "......", "......", "......", "......", "......"];
  expect(bestConnect(sheet({ grid, claimed: ["c1", "d1"] }), "e1", 5, [])).toBeNull();
  expect(bestConnect(sheet({ grid }), "e1", 5, [])?.spaces).toHaveLength(4);
  const open = { letter: "A", shape: "I", picture: ["#", "#", "#", "#", "#"], down: false };
  expect(bestConnect(sheet({ grid }), "e1", 5, [open])?.spaces).toHaveLength(5);
  expect(bestConnect(sheet({ grid }), "e1", 5, [{ ...open, down: true }])?.spaces).toHaveLength(4);
});

test("four equal numbers in a T are three", () => {
  const found = bestConnect(sheet({ grid: ["555...", "......", "......", "......", "......", "......"] }), "b2", 5, []);
  expect(found?.spaces).toHaveLength(3);
});

test("acts are sorted by what one does with them", () => {
  const actions = sorted(
    ["write 2 b3", "write 4 b3", "free 2 as 3", "change 2 to 3 and 5 to 4", "claim a1 b1 c1", "take number3 2"],
    [],
  );
  expect([...actions.writes.keys()]).toEqual([2, 4]);
  expect(actions.frees[0]).toMatchObject({ face: 2, number: 3 });
  expect(stepsOf("change 2 to 3 and 5 to 4")).toEqual([
    [2, 3],
    [5, 4],
  ]);
  expect(changed([3, 3], [[3, 4]])).toEqual([
    { face: 4, same: false },
    { face: 3, same: true },
  ]);
  expect(claimOf(actions, ["c1", "a1", "b1"])?.notation).toBe("claim a1 b1 c1");
  expect(actions.takes[0]).toMatchObject({ bonus: "number3", stars: 2 });
  expect(ranked(actions.claims)).toHaveLength(1);
});

test("objectives count what the sheet shows", () => {
  const goal = (name: string) => ({ name: "A1", goal: name, count: 1, points: 1, end: false });
  const claims = [
    { spaces: ["a1", "b1", "c1", "d1"], size: 4, shape: "I", letter: "", points: 4, round: 2 },
    { spaces: ["a2", "b2", "c2"], size: 3, shape: "I", letter: "", points: 0, round: 2 },
  ];
  const mine = sheet({
    grid: ["555555", "123...", "......", "......", "......", "......"],
    claims,
    circles: [1, 5, 9],
  });
  expect(countOf(view({}), mine, goal("equal"))).toBe(1);
  expect(countOf(view({ round: 2 }), mine, goal("round"))).toBe(2);
  expect(countOf(view({}), mine, goal("each"))).toBe(0);
  expect(countOf(view({}), mine, goal("corners"))).toBe(2);
  expect(countOf(view({}), mine, goal("connect3"))).toBe(1);
  expect(countOf(view({}), mine, goal("zones"))).toBe(0);
  expect(countOf(view({}), mine, goal("arrows"))).toBe(0);
});

test("bonuses are used when they left the hand", () => {
  const mine = sheet({ taken: [0, 1, 2], hand: { ...BLANK.hand, move: 1 } });
  expect(usedBonuses(ICONS, mine)).toBe(2);
  expect([...unusedIcons(ICONS, mine)]).toEqual([1]);
  expect([isAtOnce("number3"), isAtOnce("six"), isAtOnce("move")]).toEqual([true, false, false]);
});

test("an arrow line pays when it is full", () => {
  expect(spacesOfArrow("column d")[5]).toBe("d6");
  const row = (text: string): SheetView => sheet({ grid: ["......", "......", text, "......", "......", "......"] });
  expect(["12345.", "123456", "213456", "22x456", "444444"].map((text) => arrowPoints(row(text), "row 3"))).toEqual([
    0, 8, 6, 3, 8,
  ]);
});

test("a recap says what a round brought", () => {
  const after = sheet({
    grid: ["2.....", "......", "......", "......", "......", "......"],
    points: { ...BLANK.points, circles: 1 },
    circles: [1],
    claims: [{ spaces: ["a1"], size: 3, shape: "I", letter: "", points: 0, round: 4 }],
  });
  expect(roundChangesOf(BLANK, after, 4)).toMatchObject({
    written: [{ space: "a1", number: 2 }],
    points: 1,
    circles: 1,
    out: false,
  });
  expect(roundChangesOf(BLANK, after, 4).claims).toHaveLength(1);
  expect(numbersOf(after, ["a1"])).toBe("2");
});
