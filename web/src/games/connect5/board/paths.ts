/** The circuit as paths of a picture: plate, lines with cut corners, solder at Ts, bridges. */
import type { Bridge, Circuit, Point, Tee } from "./circuit";

/** How much a bend cuts its corner. */
const CUT = 34;
/** Room around the circuit for the letters, the numbers and the edge. */
const EDGE = { left: 62, right: 44, top: 66, bottom: 46 };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf(circuit: Circuit): Box {
  return {
    x: -EDGE.left,
    y: -EDGE.top,
    width: circuit.width + EDGE.left + EDGE.right,
    height: circuit.height + EDGE.top + EDGE.bottom,
  };
}

export function viewBox(box: Box): string {
  return [box.x, box.y, box.width, box.height].map(short).join(" ");
}

/** Where the letters and numbers of the silk screen stand. */
export const SILK = { y: -40, x: -EDGE.left + 19 };

export function platePath(circuit: Circuit): string {
  const box = boxOf(circuit);
  const [left, top, right, bottom] = [box.x + 2, box.y + 2, box.x + box.width - 2, box.y + box.height - 2];
  const upper = `M${left + CUT} ${top}H${right - CUT}L${right} ${top + CUT}`;
  const lower = `V${bottom - CUT}L${right - CUT} ${bottom}H${left + CUT}L${left} ${bottom - CUT}`;
  return `${upper}${lower}V${top + CUT}Z`;
}

/** A line or a route; corners are cut at bends, never at dots or Ts. */
export function linePath(points: readonly Point[]): string {
  return vertices(points)
    .map(({ x, y }, index) => `${index ? "L" : "M"}${pair(x, y)}`)
    .join("");
}

/** The same as straight parts, for what travels along it. */
function vertices(points: readonly Point[]): Point[] {
  return points.flatMap((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!point.bend || !before || !after) return [point];
    const [inX, inY] = [Math.sign(point.x - before.x), Math.sign(point.y - before.y)];
    const [outX, outY] = [Math.sign(after.x - point.x), Math.sign(after.y - point.y)];
    return [
      { x: point.x - inX * CUT, y: point.y - inY * CUT },
      { x: point.x + outX * CUT, y: point.y + outY * CUT },
    ];
  });
}

/** The place after a share (0 to 1) of the way. */
export function along(points: readonly Point[], share: number): Point {
  const way = vertices(points);
  const lengths = way
    .slice(1)
    .map((point, index) => Math.hypot(point.x - (way[index]?.x ?? 0), point.y - (way[index]?.y ?? 0)));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [way[index], way[index + 1]];
    if (!from || !to) break;
    if (left <= length && length)
      return { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length };
    left -= length;
  }
  return way.at(-1) ?? { x: 0, y: 0 };
}

const SIDES: Record<string, readonly [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** The solder in the corners of a T. */
export function fillets({ x, y, arms }: Tee): string {
  const long = 26;
  return ["ne", "es", "sw", "wn"]
    .filter(([one = "", other = ""]) => arms.includes(one) && arms.includes(other))
    .map(([one = "", other = ""]) => {
      const [a, b] = [SIDES[one] ?? [0, 0], SIDES[other] ?? [0, 0]];
      const bow = pair(x + (a[0] + b[0]) * 4, y + (a[1] + b[1]) * 4);
      const [start, end] = [a, b].map(([right = 0, under = 0]) => pair(x + right * long, y + under * long));
      return `M${start}Q${bow} ${end}L${pair(x, y)}Z`;
    })
    .join("");
}

/** A bridge: the gap in the lower line, the upper line, and two lips along it. */
export function bridgePaths({ x, y, upright }: Bridge): { gap: string; deck: string; lips: string } {
  const at = (ahead: number, aside: number): string =>
    upright ? pair(x + aside, y + ahead) : pair(x + ahead, y + aside);
  const lip = (side: number): string =>
    `M${at(-18, 13 * side)}L${at(-13, 9.5 * side)}L${at(13, 9.5 * side)}L${at(18, 13 * side)}`;
  return { gap: `M${at(-17, 0)}L${at(17, 0)}`, deck: `M${at(-24, 0)}L${at(24, 0)}`, lips: lip(1) + lip(-1) };
}

/** Where a drawn route runs under a bridge, the upper line is drawn again on top of it. */
export function overpasses(circuit: Circuit, points: readonly Point[]): string {
  let path = "";
  for (let leg = 0; leg + 1 < points.length; leg++) {
    const [from, to] = [points[leg], points[leg + 1]];
    if (!from || !to) continue;
    const upright = from.x === to.x;
    for (const { x, y, upright: above } of circuit.bridges) {
      const under =
        above !== upright &&
        (upright ? x === from.x && (y - from.y) * (y - to.y) < 0 : y === from.y && (x - from.x) * (x - to.x) < 0);
      if (under) path += above ? `M${x} ${y - 20}V${y + 20}` : `M${x - 20} ${y}H${x + 20}`;
    }
  }
  return path;
}

/** Many circles as one shape: a board has a hundred, and each element is one more for the browser to style. */
export function circlesPath(middles: readonly Point[], radius: number): string {
  return middles
    .map(
      ({ x, y }) =>
        `M${pair(x - radius, y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
    )
    .join("");
}

function pair(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
