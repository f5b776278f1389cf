import { expect, test } from "vitest";

import { changed, claimOf, ranked, sorted, stepsOf } from "./notation";
import { cellsOf, isInZone, linesOf, outline, stepFrom, zonesOf } from "./board/grid";
import { againsOf, numbersOf, roundChangesOf } from "./round-changes";
import type { SheetView } from "./view";

const BLANK: SheetView = {
  grid: ["......", "......", "......", "......", "......", "......"],
  claimed: [],
  circles: [],
  lines: 0,
  claims: [],
  taken: [],
  unused: [],
  hand: { move: 0, switch: 0, plus: 0, again: 0 },
  boxes: 0,
  objectives: [],
  progress: [],
  arrows: [0, 0],
  dice: [],
  waiting: [],
  pending: "",
  pending_number: 0,
  status: "busy",
  out: 0,
  points: { connect3: 0, connect4: 0, connect5: 0, arrows: 0, circles: 0, lines: 0, objectives: 0, minus: 0 },
};
const sheet = (changes: Partial<SheetView>): SheetView => ({ ...BLANK, ...changes });
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

test("the story of a round accounts for every point", () => {
  const icons = [
    { row: 3 as const, bonus: "move", stars: 1, at_once: false },
    { row: 3 as const, bonus: "number3", stars: 2, at_once: true },
  ];
  const before = sheet({ hand: { ...BLANK.hand, switch: 1 }, points: { ...BLANK.points, connect3: 1, minus: -1 } });
  const after = sheet({
    taken: [0, 1],
    hand: { ...BLANK.hand, move: 1 },
    points: { ...BLANK.points, connect3: 4, arrows: 3, circles: 1, minus: -2 },
  });
  const story = roundChangesOf(before, after, 4, icons);
  expect(story.sources).toEqual([
    { source: "connect3", points: 3 },
    { source: "arrows", points: 3 },
    { source: "circles", points: 1 },
    { source: "minus", points: -1 },
  ]);
  expect(story.sources.reduce((sum, { points }) => sum + points, 0)).toBe(story.points);
  expect(story.took).toEqual(["move", "number3"]);
  expect(story.used).toEqual(["switch"]);
});

test("a claim says how many numbers it uses again", () => {
  const grid = sheet({ claimed: ["a1", "b1"] });
  expect(againsOf(grid, ["b1", "c1", "d1"])).toBe(1);
  expect(againsOf(grid, ["c1", "d1", "e1"])).toBe(0);
});
