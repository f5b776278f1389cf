import { expect, test } from "vitest";

import { circuitOf } from "./boards";
import { nearest, readCircuit, routeOver, toward } from "./circuit";
import { along, bridgePaths, fillets, linePath, overpasses } from "./paths";

const base = circuitOf("base");
const advanced = circuitOf("advanced");

test("both sides have the dots, Ts and bridges of the rulebook’s boards", () => {
  const count = (circuit: typeof base): number[] => [
    circuit.dots.length,
    circuit.dots.filter(({ circled }) => circled).length,
    circuit.tees.length,
    circuit.bridges.length,
  ];
  expect(count(base)).toEqual([56, 16, 4, 6]);
  expect(count(advanced)).toEqual([85, 22, 4, 16]);
  expect([base.width, base.height, advanced.width, advanced.height]).toEqual([640, 800, 800, 960]);
});

test("a dot is called by its column and row", () => {
  expect(base.dot("D4")).toMatchObject({ x: 240, y: 240, circled: true });
  expect(base.columns.map(({ name }) => name).join("")).toBe("ABCDEFGHI");
});

test("the way goes straight on at a bridge and turns at a T", () => {
  expect(
    base.stretches
      .get("D4")
      ?.map(({ to }) => to)
      .sort(),
  ).toEqual(["B4", "E3", "F4"]);
});

test("a bend cuts its corner, a T does not", () => {
  expect(linePath(routeOver(base, ["D1", "C2"]))).toBe("M240 0L194 0L160 34L160 80");
  expect(linePath(routeOver(base, ["D4", "E3"]))).toBe("M240 240L320 240L320 160");
  expect(routeOver(base, ["D4", "A1"])).toEqual([]);
});

test("bridges alternate along a vertical line", () => {
  const column = base.bridges.filter(({ x }) => x === 160).map(({ upright }) => upright);
  expect(column).toEqual([false, true, false]);
});

test("a route under a bridge is covered by the upper line, one over it is not", () => {
  expect(overpasses(base, routeOver(base, ["C3", "C5"]))).toBe("M140 240H180");
  expect(overpasses(base, routeOver(base, ["D4", "B4"]))).toBe("");
});

test("every T has two fillets, every bridge two lips", () => {
  for (const tee of base.tees) expect(fillets(tee).match(/Q/g)).toHaveLength(2);
  expect(bridgePaths({ x: 0, y: 0, upright: true }).lips.match(/M/g)).toHaveLength(2);
});

test("a tap means the nearest dot", () => {
  expect(nearest(base, 250, 262)?.name).toBe("D4");
  expect(nearest(base, 320, 400)).toBeNull();
});

test("arrow keys follow the line, else the nearest dot that way", () => {
  expect(toward(base, "D4", "ArrowLeft")).toBe("B4");
  expect(toward(base, "D4", "ArrowRight")).toBe("F4");
  expect(toward(base, "D4", "ArrowDown")).toBe("D6");
  expect(toward(base, "D4", "Home")).toBeNull();
  for (const dot of base.dots) {
    const reached = new Set([dot.name]);
    for (const name of reached)
      for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
        const next = toward(base, name, key);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(56);
  }
});

test("a drawing that crowds its dots is drawn a step apart", () => {
  const own = readCircuit("●●◉\n│ │\n●─●");
  expect(own.dots.map(({ name, x, y }) => [name, x, y])).toEqual([
    ["A1", 0, 0],
    ["B1", 80, 0],
    ["C1", 160, 0],
    ["A2", 0, 80],
    ["C2", 160, 80],
  ]);
  expect(
    own.stretches
      .get("A1")
      ?.map(({ to }) => to)
      .sort(),
  ).toEqual(["A2", "B1"]);
});

test("a token travels along its line, round the cut corner", () => {
  const way = routeOver(base, ["D1", "C2"]);
  expect(along(way, 0)).toMatchObject({ x: 240, y: 0 });
  expect(along(way, 1)).toMatchObject({ x: 160, y: 80 });
  const middle = along(way, 0.5);
  expect(middle.x - 160).toBeCloseTo(middle.y === 17 ? 17 : 34 - middle.y, 5);
});
