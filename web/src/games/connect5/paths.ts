/** The circuit as paths of a picture: plate, lines with cut corners, solder at Ts, bridges. */
import { STEP, type Bridge, type Circuit, type Point, type Tee } from "./circuit";

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
  return { x: -EDGE.left, y: -EDGE.top, width: circuit.width + EDGE.left + EDGE.right, height: circuit.height + EDGE.top + EDGE.bottom };
}

export function viewBox(box: Box): string {
  return [box.x, box.y, box.width, box.height].map(short).join(" ");
}

/** Where the letters and numbers of the silk screen stand. */
export const SILK = { y: -40, x: -EDGE.left + 19 };

export function platePath(circuit: Circuit): string {
  const box = boxOf(circuit);
  const [left, top, right, bottom] = [box.x + 2, box.y + 2, box.x + box.width - 2, box.y + box.height - 2];
  return `M${left + CUT} ${top}H${right - CUT}L${right} ${top + CUT}V${bottom - CUT}L${right - CUT} ${bottom}H${left + CUT}L${left} ${bottom - CUT}V${top + CUT}Z`;
}

/** A line or a route; corners are cut at bends, never at dots or Ts. */
export function linePath(points: readonly Point[]): string {
  return points.map((point, index) => (index ? corner(point, points[index - 1], points[index + 1]) : `M${pair(point.x, point.y)}`)).join("");
}

function corner(point: Point, before: Point | undefined, after: Point | undefined): string {
  if (!point.bend || !before || !after) return `L${pair(point.x, point.y)}`;
  const [inX, inY] = [Math.sign(point.x - before.x), Math.sign(point.y - before.y)];
  const [outX, outY] = [Math.sign(after.x - point.x), Math.sign(after.y - point.y)];
  return `L${pair(point.x - inX * CUT, point.y - inY * CUT)}L${pair(point.x + outX * CUT, point.y + outY * CUT)}`;
}

const SIDES: Record<string, readonly [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** The solder in the corners of a T. */
export function fillets({ x, y, arms }: Tee): string {
  const long = 26;
  return ["ne", "es", "sw", "wn"]
    .filter(([one = "", other = ""]) => arms.includes(one) && arms.includes(other))
    .map(([one = "", other = ""]) => {
      const [a, b] = [SIDES[one] ?? [0, 0], SIDES[other] ?? [0, 0]];
      return `M${pair(x + a[0] * long, y + a[1] * long)}Q${pair(x + (a[0] + b[0]) * 4, y + (a[1] + b[1]) * 4)} ${pair(x + b[0] * long, y + b[1] * long)}L${pair(x, y)}Z`;
    })
    .join("");
}

/** A bridge: the gap in the lower line, the upper line, and two lips along it. */
export function bridgePaths({ x, y, upright }: Bridge): { gap: string; deck: string; lips: string } {
  const at = (along: number, aside: number): string => (upright ? pair(x + aside, y + along) : pair(x + along, y + aside));
  const lip = (side: number): string => `M${at(-18, 13 * side)}L${at(-13, 9.5 * side)}L${at(13, 9.5 * side)}L${at(18, 13 * side)}`;
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
      const under = above !== upright && (upright ? x === from.x && (y - from.y) * (y - to.y) < 0 : y === from.y && (x - from.x) * (x - to.x) < 0);
      if (under) path += above ? `M${x} ${y - 20}V${y + 20}` : `M${x - 20} ${y}H${x + 20}`;
    }
  }
  return path;
}

function pair(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Units a finger needs around a dot. */
export const REACH = STEP * 0.75;
