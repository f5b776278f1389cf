/**
 * Which Connects a number in a space would make: a hint while writing, where the server's previews speak of points only.
 *
 * What can really be claimed comes from the server; nothing here is ever sent.
 */
import { cellOf, cellsOf, nameOf, numberAt, SIDE } from "./board/grid";
import type { SheetView, ShapeView } from "./types";

export interface PossibleConnect {
  spaces: string[];
  /** In the order of the run: `[2, 3, 4]`. */
  numbers: number[];
}

/** The largest Connect through that space if the number stood there, null when there is none. */
export function bestConnect(
  sheet: SheetView,
  name: string,
  number: number,
  shapes: readonly ShapeView[],
): PossibleConnect | null {
  const numbers = new Map<string, number>();
  for (let k = 0; k < SIDE * SIDE; k += 1) {
    const space = nameOf(Math.floor(k / SIDE), k % SIDE);
    const found = space === name ? number : numberAt(sheet.grid, space);
    if (found && !sheet.claimed.includes(space)) numbers.set(space, found);
  }
  const open = new Set(
    shapes.filter((shape) => !shape.down).map((shape) => normal(cellsOf(shape.picture).map(([r, c]) => nameOf(r, c)))),
  );
  const finds = [...equals(numbers, name, number), ...runs(numbers, name)].filter((find) => isShape(find.spaces, open));
  return finds.sort((a, b) => b.spaces.length - a.spaces.length)[0] ?? null;
}

function neighbours(name: string): string[] {
  const [row, column] = cellOf(name);
  const around: [number, number][] = [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ];
  return around.filter(([r, c]) => r >= 0 && c >= 0 && r < SIDE && c < SIDE).map(([r, c]) => nameOf(r, c));
}

/** Sets of 3 to 5 joined spaces with that number, grown from the space. */
function equals(numbers: Map<string, number>, from: string, number: number): PossibleConnect[] {
  let sets = new Map([[from, [from]]]);
  const found: PossibleConnect[] = [];
  for (let size = 2; size <= 5; size += 1) {
    const next = new Map<string, string[]>();
    for (const set of sets.values())
      for (const space of set.flatMap(neighbours))
        if (numbers.get(space) === number && !set.includes(space)) {
          const grown = [...set, space].sort();
          next.set(grown.join(" "), grown);
        }
    sets = next;
    if (size >= 3) found.push(...[...sets.values()].map((spaces) => ({ spaces, numbers: spaces.map(() => number) })));
  }
  return found;
}

/** Snakes of 3 to 5 consecutive numbers through the space. */
function runs(numbers: Map<string, number>, through: string): PossibleConnect[] {
  const found: PossibleConnect[] = [];
  const walk = (path: string[]): void => {
    if (path.length >= 3 && path.includes(through))
      found.push({ spaces: path, numbers: path.map((space) => numbers.get(space) ?? 0) });
    if (path.length === 5) return;
    const last = path[path.length - 1] ?? "";
    for (const space of neighbours(last))
      if (numbers.get(space) === (numbers.get(last) ?? 0) + 1) walk([...path, space]);
  };
  for (const start of numbers.keys()) walk([start]);
  return found;
}

/** Threes always; fours but the T; fives whose card lies open. */
function isShape(spaces: string[], open: ReadonlySet<string>): boolean {
  if (spaces.length === 3) return true;
  if (spaces.length === 4)
    return !spaces.some((space) => neighbours(space).filter((near) => spaces.includes(near)).length === 3);
  return open.has(normal(spaces));
}

/** One text for all turns and mirrors of a shape. */
function normal(spaces: string[]): string {
  let cells = spaces.map((space): [number, number] => [...cellOf(space)]);
  const texts: string[] = [];
  for (let k = 0; k < 8; k += 1) {
    cells = k === 4 ? cells.map(([r, c]) => [r, -c]) : cells.map(([r, c]) => [c, -r]);
    const top = Math.min(...cells.map(([r]) => r));
    const left = Math.min(...cells.map(([, c]) => c));
    texts.push(
      cells
        .map(([r, c]) => `${r - top}${c - left}`)
        .sort()
        .join(" "),
    );
  }
  return texts.sort()[0] ?? "";
}
