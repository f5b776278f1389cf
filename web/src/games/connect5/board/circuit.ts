/**
 * A circuit: from the drawing of a board to dots, lines and routes, with places in units of the picture.
 *
 * It follows lines and nothing more: what may be done on them only the server says.
 */

/** Units from dot to dot. */
export const STEP = 80;

export interface Point {
  x: number;
  y: number;
  /** A bend of one line: its corner is cut. Dots and Ts keep theirs. */
  bend?: boolean;
}
export interface Dot extends Point {
  name: string;
  circled: boolean;
}
export type Arm = "n" | "e" | "s" | "w";
export interface Tee extends Point {
  arms: string;
}
export interface Bridge extends Point {
  /** Whether the vertical line runs above. */
  upright: boolean;
}
/** The way between two adjacent dots. */
export interface Stretch {
  to: string;
  out: Arm;
  points: Point[];
}
export interface Circuit {
  width: number;
  height: number;
  dots: Dot[];
  tees: Tee[];
  bridges: Bridge[];
  /** Lines between neighbouring points, each once. */
  pieces: Point[][];
  /** Per dot: the ways to its neighbours, found when somebody first asks for them. */
  stretches: { get(name: string): Stretch[] | undefined };
  columns: { name: string; x: number }[];
  rows: { name: string; y: number }[];
  dot(name: string): Dot;
}

const TURN: Record<Arm, readonly [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
const BACK: Record<Arm, Arm> = { n: "s", s: "n", e: "w", w: "e" };
const ARMS: Record<string, string> = {
  "─": "ew",
  "│": "ns",
  "┌": "es",
  "┐": "ws",
  "└": "en",
  "┘": "wn",
  "├": "nes",
  "┤": "nsw",
  "┬": "esw",
  "┴": "new",
  "┼": "nesw",
};
const DOTS = "●◉";
const TEES = "├┤┬┴";
const BENDS = "┌┐└┘";

interface Piece {
  ends: [string, string];
  points: Point[];
  /** By which arm it leaves either end. */
  arms: [Arm, Arm];
}

export function readCircuit(text: string): Circuit {
  const rows = text.split("\n").map((row) => [...row.trimEnd()]);
  const at = (x: number, y: number): string => rows[y]?.[x] ?? " ";
  const cells = rows
    .flatMap((row, y) => row.map((sign, x) => ({ sign, x, y })))
    .filter(({ sign }) => sign !== " " && sign !== "");
  const marks = cells.filter(({ sign }) => sign !== "─" && sign !== "│");
  const xs = ruler(
    marks.map(({ x }) => x),
    4,
  );
  const ys = ruler(
    marks.map(({ y }) => y),
    2,
  );
  const place = (x: number, y: number): Point => ({ x: xs.get(x) ?? 0, y: ys.get(y) ?? 0 });

  const found = cells.filter(({ sign }) => DOTS.includes(sign));
  const across = sorted(found.map(({ x }) => x));
  const down = sorted(found.map(({ y }) => y));
  const nameOf = (x: number, y: number): string => letters(across.indexOf(x)) + (down.indexOf(y) + 1);
  const dots = found.map(({ sign, x, y }) => ({ ...place(x, y), name: nameOf(x, y), circled: sign === "◉" }));
  const tees = cells
    .filter(({ sign }) => TEES.includes(sign))
    .map(({ sign, x, y }) => ({ ...place(x, y), arms: ARMS[sign] ?? "" }));

  const arms = (x: number, y: number): Arm[] => {
    const sign = at(x, y);
    if (!DOTS.includes(sign)) return [...(ARMS[sign] ?? "")] as Arm[];
    return (Object.keys(TURN) as Arm[]).filter((arm) => {
      const beside = at(x + TURN[arm][0], y + TURN[arm][1]);
      return DOTS.includes(beside) || (ARMS[beside] ?? "").includes(BACK[arm]);
    });
  };
  const pieces: Piece[] = [];
  const seen = new Set<string>();
  for (const { sign, x, y } of cells) {
    if (!DOTS.includes(sign) && !TEES.includes(sign)) continue;
    for (const arm of arms(x, y)) {
      if (seen.has(`${x},${y},${arm}`)) continue;
      const end = follow(at, x, y, arm);
      seen.add(`${x},${y},${arm}`).add(`${end.x},${end.y},${BACK[end.way]}`);
      const bends = end.bends.map(([bx, by]) => ({ ...place(bx, by), bend: true }));
      const id = (cx: number, cy: number): string => (DOTS.includes(at(cx, cy)) ? nameOf(cx, cy) : `${cx},${cy}`);
      pieces.push({
        ends: [id(x, y), id(end.x, end.y)],
        points: [place(x, y), ...bends, place(end.x, end.y)],
        arms: [arm, BACK[end.way]],
      });
    }
  }
  const byName = new Map(dots.map((dot) => [dot.name, dot]));
  const leaving = new Map<string, Piece[]>();
  for (const piece of pieces) for (const end of new Set(piece.ends)) kept(leaving, end, () => []).push(piece);
  const ways = new Map<string, Stretch[]>();
  const stretchesOf = (name: string): Stretch[] => stretchesFrom(name, leaving, byName);
  return {
    width: Math.max(0, ...xs.values()),
    height: Math.max(0, ...ys.values()),
    dots,
    tees,
    bridges: weave(cells.filter(({ sign }) => sign === "┼").map(({ x, y }) => place(x, y))),
    pieces: pieces.map(({ points }) => points),
    stretches: { get: (name) => (byName.has(name) ? kept(ways, name, stretchesOf) : undefined) },
    columns: across.map((x, index) => ({ name: letters(index), x: xs.get(x) ?? 0 })),
    rows: down.map((y, index) => ({ name: String(index + 1), y: ys.get(y) ?? 0 })),
    dot: (name) => byName.get(name) ?? { x: 0, y: 0, name, circled: false },
  };
}

/** What was made before for that key, else made now. */
function kept<Made>(all: Map<string, Made>, key: string, make: (key: string) => Made): Made {
  let found = all.get(key);
  if (!found) all.set(key, (found = make(key)));
  return found;
}

/** Where columns or lines lie: as drawn, but what is drawn close together gets a whole step, so that nothing overlaps. */
function ruler(used: number[], perStep: number): Map<number, number> {
  const places = new Map<number, number>();
  let last: number | null = null;
  let here = 0;
  for (const place of sorted(used)) {
    if (last !== null) here += STEP * Math.min(4, Math.max(1, (place - last) / perStep));
    places.set(place, here);
    last = place;
  }
  return places;
}

function sorted(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** A, B, … Z, AA, AB … */
function letters(index: number): string {
  return (index >= 26 ? letters(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26));
}

function follow(
  at: (x: number, y: number) => string,
  x: number,
  y: number,
  arm: Arm,
): { x: number; y: number; way: Arm; bends: [number, number][] } {
  const bends: [number, number][] = [];
  let way = arm;
  for (;;) {
    x += TURN[way][0];
    y += TURN[way][1];
    const sign = at(x, y);
    if (DOTS.includes(sign) || TEES.includes(sign) || !(sign in ARMS)) return { x, y, way, bends };
    if (BENDS.includes(sign)) {
      bends.push([x, y]);
      way = ([...(ARMS[sign] ?? "")] as Arm[]).find((other) => other !== BACK[way]) ?? way;
    }
  }
}

/** Along every vertical line bridges alternate between over and under. */
function weave(places: Point[]): Bridge[] {
  const met = new Map<number, number>();
  return places.map((place) => {
    const before = met.get(place.x) ?? 0;
    met.set(place.x, before + 1);
    return { ...place, upright: (before + Math.floor(place.x / STEP / 2)) % 2 === 0 };
  });
}

/** The ways from a dot to the next ones, through Ts into any arm, no piece twice. */
function stretchesFrom(start: string, leaving: Map<string, Piece[]>, dots: Map<string, Dot>): Stretch[] {
  const found: Stretch[] = [];
  const go = (node: string, used: Piece[], points: Point[], out: Arm | null): void => {
    for (const piece of leaving.get(node) ?? []) {
      const side = piece.ends.indexOf(node);
      if (used.includes(piece)) continue;
      const to = piece.ends[1 - side] ?? "";
      const way = side ? [...piece.points].reverse() : piece.points;
      const walked = points.length ? [...points, ...way.slice(1)] : way;
      const first = out ?? piece.arms[side] ?? "n";
      if (!dots.has(to)) go(to, [...used, piece], walked, first);
      else if (to !== start) found.push({ to, out: first, points: walked });
    }
  };
  go(start, [], [], null);
  return found;
}

/** The points of a route over several dots; empty where two of them are not adjacent. */
export function routeOver(circuit: Circuit, names: readonly string[]): Point[] {
  const points: Point[] = [];
  for (let leg = 0; leg + 1 < names.length; leg++) {
    const stretch = circuit.stretches.get(names[leg] ?? "")?.find(({ to }) => to === names[leg + 1]);
    if (!stretch) return [];
    points.push(...stretch.points.slice(points.length ? 1 : 0));
  }
  return points;
}

/** The dot nearest to a place: what a tap there means. */
export function nearest(circuit: Circuit, x: number, y: number, reach = STEP * 0.75): Dot | null {
  let best: Dot | null = null;
  let least = reach * reach;
  for (const dot of circuit.dots) {
    const far = (dot.x - x) ** 2 + (dot.y - y) ** 2;
    if (far < least) [best, least] = [dot, far];
  }
  return best;
}

const KEYS: Record<string, Arm> = { ArrowUp: "n", ArrowRight: "e", ArrowDown: "s", ArrowLeft: "w" };

/** Where an arrow key leads: along the line that leaves that way, else to the nearest dot on that side. */
export function toward(circuit: Circuit, name: string, key: string): string | null {
  const arm = KEYS[key];
  if (!arm) return null;
  const from = circuit.dot(name);
  const [right, under] = TURN[arm];
  const ranked = circuit.dots.map((dot) => {
    const ahead = (dot.x - from.x) * right + (dot.y - from.y) * under;
    const aside = Math.abs((dot.x - from.x) * under) + Math.abs((dot.y - from.y) * right);
    return { name: dot.name, ahead, rank: (aside > ahead ? 1e6 : 0) + ahead + 2 * aside };
  });
  const onLine = new Set(
    circuit.stretches
      .get(name)
      ?.filter(({ out }) => out === arm)
      .map(({ to }) => to),
  );
  const best = (all: typeof ranked): string | null => all.sort((a, b) => a.rank - b.rank)[0]?.name ?? null;
  const side = ranked.filter(({ ahead }) => ahead > 0);
  return best(side.filter((each) => onLine.has(each.name))) ?? best(side);
}
