/** The geometry of the play area: spaces by name (a1 top left), zones, outlines. It knows nothing of play. */

export const SIDE = 6;
/** Of the large picture: the length of a space, and where the first one begins. */
export const SPACE = 76;
export const LEFT = 50;
export const TOP = 48;
export type Cell = readonly [row: number, column: number];

export function nameOf(row: number, column: number): string {
  return "abcdef".charAt(column) + String(row + 1);
}

export function cellOf(name: string): Cell {
  return [Number(name[1]) - 1, name.charCodeAt(0) - 97];
}

export const NAMES: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, k) =>
  nameOf(Math.floor(k / SIDE), k % SIDE),
);

/** The number in a space, 0 where none is written; crossed out counts as none. */
export function numberAt(grid: readonly string[], name: string): number {
  const [row, column] = cellOf(name);
  return Number(grid[row]?.[column]) || 0;
}

export function isCrossed(grid: readonly string[], name: string): boolean {
  const [row, column] = cellOf(name);
  return grid[row]?.[column] === "x";
}

/** The zone of columns and the zone of rows that a space lies in. */
export function zonesOf(name: string): [number, number] {
  const [row, column] = cellOf(name);
  return [Math.floor(column / 2) + 1, Math.floor(row / 2) + 4];
}

export function isInZone(name: string, zone: number): boolean {
  return zonesOf(name).includes(zone);
}

/** The two columns (zones 1–3) or rows (4–6) of a zone, counted from 1. */
export function linesOf(zone: number): [number, number] {
  const first = ((zone - 1) % 3) * 2 + 1;
  return [first, first + 1];
}

export function isColumnZone(zone: number): boolean {
  return zone <= 3;
}

/** Where an arrow key leads from a space; itself at the edge. */
export function stepFrom(name: string, key: string): string {
  const [row, column] = cellOf(name);
  const clamp = (n: number): number => Math.max(0, Math.min(SIDE - 1, n));
  switch (key) {
    case "ArrowUp":
      return nameOf(clamp(row - 1), column);
    case "ArrowDown":
      return nameOf(clamp(row + 1), column);
    case "ArrowLeft":
      return nameOf(row, clamp(column - 1));
    case "ArrowRight":
      return nameOf(row, clamp(column + 1));
    case "Home":
      return nameOf(row, 0);
    case "End":
      return nameOf(row, SIDE - 1);
    default:
      return name;
  }
}

/** The cells of a picture such as `["##.", ".##"]`. */
export function cellsOf(picture: readonly string[]): Cell[] {
  return picture.flatMap((line, row) =>
    [...line].flatMap((mark, column): Cell[] => (mark === "#" ? [[row, column]] : [])),
  );
}

/** The path round some cells of size `s`, `d` inside their edge, corners of radius `q`. */
export function outline(cells: readonly Cell[], s: number, d: number, q: number, ox = 0, oy = 0): string {
  const edges = edgesOf(cells);
  let path = "";
  while (edges.size) path += ring(loopOf(edges), s, d, q, ox, oy);
  return path;
}

type Point = [x: number, y: number];

/** Clockwise edges round the cells, by the point they start at. */
function edgesOf(cells: readonly Cell[]): Map<string, Point[]> {
  const has = new Set(cells.map(String));
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point): void => void edges.set(String(from), [...(edges.get(String(from)) ?? []), to]);
  for (const [r, c] of cells) {
    if (!has.has(`${r - 1},${c}`)) add([c, r], [c + 1, r]);
    if (!has.has(`${r},${c + 1}`)) add([c + 1, r], [c + 1, r + 1]);
    if (!has.has(`${r + 1},${c}`)) add([c + 1, r + 1], [c, r + 1]);
    if (!has.has(`${r},${c - 1}`)) add([c, r + 1], [c, r]);
  }
  return edges;
}

/** Takes one closed loop out of the edges; only its corners. */
function loopOf(edges: Map<string, Point[]>): Point[] {
  const start = edges.keys().next().value ?? "";
  const points: Point[] = [];
  let at = start;
  do {
    points.push(at.split(",").map(Number) as Point);
    const ways = edges.get(at) ?? [];
    const next = ways.shift();
    if (!ways.length) edges.delete(at);
    if (!next) break;
    at = String(next);
  } while (at !== start);
  return points.filter(([x, y], i) => {
    const [ax, ay] = points.at(i - 1) ?? [0, 0];
    const [bx, by] = points[(i + 1) % points.length] ?? [0, 0];
    return !((ax === x && x === bx) || (ay === y && y === by));
  });
}

function ring(corners: Point[], s: number, d: number, q: number, ox: number, oy: number): string {
  const parts = corners.map(([x, y], i) => {
    const [ax, ay] = corners.at(i - 1) ?? [x, y];
    const [bx, by] = corners[(i + 1) % corners.length] ?? [x, y];
    const [ux, uy] = [Math.sign(x - ax), Math.sign(y - ay)];
    const [vx, vy] = [Math.sign(bx - x), Math.sign(by - y)];
    // clockwise on screen: the inside is to the right of the way
    const px = ox + x * s + (-uy - vy) * d;
    const py = oy + y * s + (ux + vx) * d;
    const f = (n: number): number => Math.round(n * 10) / 10;
    return `${i ? "L" : "M"}${f(px - ux * q)} ${f(py - uy * q)}Q${f(px)} ${f(py)} ${f(px + vx * q)} ${f(py + vy * q)}`;
  });
  return `${parts.join("")}Z`;
}
