import { expect, test } from "vitest";
import { patched } from "./delta";
import type { Delta, TableSeen } from "./wire";

const TABLE = {
  position: 4,
  to_act: [0, 1],
  previews: [],
  seats: [{ name: "Mia" }, { name: "Ben" }],
  view: { sheets: [{ grid: ["..", ".."], points: { circles: 1 } }, { grid: ["x."] }], cards: { "1": "a", "a/b~": 2 } },
  hurried: false,
  now: 1,
} as unknown as TableSeen;

type Viewed = { sheets: unknown[]; cards: Record<string, unknown> };
const viewOf = (table: TableSeen): Viewed => table.view as unknown as Viewed;

function delta(changes: Record<string, unknown>, removed: string[] = []): Delta {
  return { type: "delta", position: 5, events: [], changes, removed, hurried: true, usual: {}, now: 2 };
}

test("sets values at every depth and leaves the rest the same object", () => {
  const before = structuredClone(TABLE);
  const found = patched(TABLE, delta({ "/position": 5, "/view/sheets/0/points/circles": 3, "/view/cards/2": "b" }));
  const view = viewOf(found);
  expect(found.position).toBe(5);
  expect([found.hurried, found.now]).toEqual([true, 2]);
  expect(view.sheets[0]).toEqual({ grid: ["..", ".."], points: { circles: 3 } });
  expect(view.cards).toEqual({ "1": "a", "a/b~": 2, "2": "b" });
  expect(view.sheets[1]).toBe(viewOf(TABLE).sheets[1]);
  expect(found.seats).toBe(TABLE.seats);
  expect(TABLE).toEqual(before);
});

test("removes first, then sets in order; one past the end adds", () => {
  const found = patched(
    TABLE,
    delta({ "/to_act/0": 7, "/view/sheets/1": "new", "/view/sheets/2": "more" }, [
      "/to_act/1",
      "/view/cards/1",
      "/view/cards/a~1b~0",
    ]),
  );
  expect(found.to_act).toEqual([7]);
  expect(viewOf(found).cards).toEqual({});
  expect(viewOf(found).sheets.slice(1)).toEqual(["new", "more"]);
});

test("short previews get what is usual among them", () => {
  const changes = { "/previews": [{}, { points: 2 }, { path: ["A1"] }] };
  const found = patched(TABLE, { ...delta(changes), usual: { points: 0, ends_turn: true } });
  expect(found.previews).toEqual([
    { points: 0, ends_turn: true },
    { points: 2, ends_turn: true },
    { points: 0, ends_turn: true, path: ["A1"] },
  ]);
});
