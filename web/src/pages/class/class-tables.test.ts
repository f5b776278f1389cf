import { expect, test } from "vitest";

import type { ClassSeen, ClassTable } from "../../server/wire";
import { csvOf, figuresOf, helpFirst, leftOf, placesOf, resultRows, tableRows } from "./class-tables";

const seat = (name: string, points: number, rank = 0) => ({
  who: name ? "human" : "bot",
  name,
  level: "",
  points,
  rank,
  figures: {},
});
const table = (group: number, state: string, ...seats: ReturnType<typeof seat>[]): ClassTable =>
  ({
    group,
    table: `t${group}`,
    phase: "playing",
    seats,
    state,
    name: "",
    since: -1,
    round: 0,
    figures: {},
  }) as ClassTable;
const lesson = (more: Partial<ClassSeen>): ClassSeen =>
  ({
    phase: "playing",
    groups: 2,
    people: [],
    tables: [],
    rounds: [],
    until: -1,
    paused: false,
    paused_at: -1,
    ...more,
  }) as unknown as ClassSeen;

test("a paused round keeps the time that was left", () => {
  expect(leftOf(lesson({ until: 9000 }), 4000)).toBe(5000);
  expect(leftOf(lesson({ until: 9000, paused: true, paused_at: 3000 }), 8000)).toBe(6000);
  expect(leftOf(lesson({ until: 9000 }), 10000)).toBe(0);
});

test("a table that asks comes first on phones, the others stay in order", () => {
  const places = placesOf(lesson({ groups: 3, tables: [table(0, "playing"), table(1, "away"), table(2, "help")] }));
  expect(helpFirst(places).map(({ group }) => group)).toEqual([2, 0, 1]);
});

test("before the round the tables are the groups", () => {
  const people = [{ number: 0, name: "Mina", group: 1 }];
  const places = placesOf(lesson({ phase: "gathering", people, tables: [table(0, "over", seat("Otto", 3))] }));
  expect(places.map(({ table: shown, people: there }) => [shown, there.length])).toEqual([
    [null, 0],
    [null, 1],
  ]);
});

test("results are of people, best first at each table, round by round", () => {
  const first = [table(0, "over", seat("Mina", 3, 2), seat("Otto", 5, 1), seat("", 9))];
  const rows = resultRows(
    lesson({ rounds: [{ game: "connect5", at: 0, tables: first }], tables: [table(1, "stopped", seat("Sol", 1))] }),
  );
  expect(rows).toEqual([
    { round: 1, table: 1, name: "Otto", points: 5, rank: 1, figures: {} },
    { round: 1, table: 1, name: "Mina", points: 3, rank: 2, figures: {} },
    { round: 2, table: 2, name: "Sol", points: 1, rank: 0, figures: {} },
  ]);
});

test("of each table the best is named, and what was done together is counted", () => {
  const web = { ...table(0, "over", seat("Mina", 3), seat("Otto", 5), seat("", 5)), figures: { links: 7, cards: 9 } };
  const rows = tableRows(lesson({ tables: [web, table(1, "opening")] }));
  expect(rows).toEqual([{ round: 1, table: 1, best: "Otto, 5", figures: { links: 7, cards: 9 } }]);
  expect(figuresOf(rows)).toEqual(["cards", "links"]);
  expect(tableRows(lesson({ tables: [table(0, "over", seat("Mina", 0))] }))[0]?.best).toBe("");
});

test("names cannot break out of their field, nor be formulas", () => {
  expect(csvOf([["=1+1", 'a"b', "x,y", 7]])).toBe('\uFEFF\'=1+1,"a""b","x,y",7\r\n');
});
