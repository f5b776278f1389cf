/** Small stretches of circuit for the rules where a picture says more than words. Data only; the component draws. */

export interface Place {
  x: number;
  y: number;
  ring?: boolean;
  seat?: number;
  tokens?: number;
  held?: boolean;
  ghost?: boolean;
  eaten?: boolean;
  number?: number;
}

export interface Scene {
  width: number;
  height: number;
  lines: string;
  /** Drawn over a gap in the other lines. */
  bridge?: string;
  /** Where a T junction's arms meet. */
  tee?: readonly [number, number];
  dots: readonly Place[];
  route?: string;
  kind?: "step" | "jump";
  /** Where the route ends. */
  target?: readonly [number, number];
  verdict?: "yes" | "no";
}

type Dot = Omit<Place, "x" | "y">;

const GAP = 84;
const MIDDLE = 38;
const at = (place: number): number => 38 + GAP * place;

const dot: Dot = {};
const ring: Dot = { ring: true };
const own: Dot = { seat: 0 };
const held: Dot = { seat: 0, held: true };
const other: Dot = { seat: 1 };
const eaten: Dot = { seat: 1, eaten: true };
const circled = (inside: Dot): Dot => ({ ...inside, ring: true });
const double = (inside: Dot): Dot => ({ ...inside, ring: true, tokens: 2 });

/** Dots in a row; the route leads from the first of `way` to its last. */
function row(
  dots: readonly Dot[],
  kind?: "step" | "jump",
  way: readonly number[] = [0, dots.length - 1],
  verdict?: "yes" | "no",
): Scene {
  const [first = 0, last = 0] = [way[0], way.at(-1)];
  const found: Scene = {
    width: at(dots.length - 1) + 38,
    height: 2 * MIDDLE,
    lines: `M${at(0)} ${MIDDLE}H${at(dots.length - 1)}`,
    dots: dots.map((one, place) => ({ ...one, x: at(place), y: MIDDLE })),
  };
  if (kind) Object.assign(found, { kind, route: `M${at(first)} ${MIDDLE}H${at(last)}`, target: [at(last), MIDDLE] });
  if (verdict) found.verdict = verdict;
  return found;
}

const CROSS = { width: 200, height: 200, lines: "M100 30V170" };
const ENDS: Place[] = [
  { x: 100, y: 30 },
  { x: 30, y: 100 },
  { x: 100, y: 170 },
  { x: 170, y: 100 },
];
const over = (route: string, target: [number, number], verdict: "yes" | "no"): Scene => ({
  ...CROSS,
  bridge: "M30 100H170",
  dots: ENDS.map((place, number) => (number === 1 ? { ...place, ...held } : place)),
  route,
  kind: "step",
  target,
  verdict,
});
const through = (route: string, target: [number, number]): Scene => ({
  ...CROSS,
  lines: `${CROSS.lines}M30 100H170`,
  dots: [...ENDS.map((place, number) => (number === 1 ? { ...place, ...held } : place)), { x: 100, y: 100, ...eaten }],
  route,
  kind: "jump",
  target,
  verdict: "yes",
});
const TEE = { width: 220, height: 180, lines: "M34 140H186M110 34V140", tee: [110, 140] as const };
const tee = (route: string, target: [number, number], verdict: "yes" | "no"): Scene => ({
  ...TEE,
  dots: [
    { x: 110, y: 34, ...held },
    { x: 34, y: 140, ...(verdict === "no" ? eaten : {}) },
    { x: 186, y: 140 },
  ],
  route,
  kind: verdict === "no" ? "jump" : "step",
  target,
  verdict,
});
const BRIDGED = over("M30 100H170", [170, 100], "yes");
const TURNED = over("M30 100H100V30", [100, 30], "no");

export const PICTURES: Record<string, readonly Scene[]> = {
  "C5-B1": [row([dot, ring, dot])],
  "C5-B3": [
    {
      width: 220,
      height: 150,
      lines: "M40 110H100L150 40H180",
      dots: [
        { x: 40, y: 110 },
        { x: 180, y: 40 },
      ],
      route: "M40 110H100L150 40H180",
      kind: "step",
    },
  ],
  "C5-B4": [BRIDGED, TURNED],
  "C5-B5": [tee("M110 34V140H34", [34, 140], "yes"), tee("M110 34V140H186", [186, 140], "yes")],
  "C5-B7": [through("M30 100H100V30", [100, 30]), TURNED],
  "C5-M2": [row([other, { seat: 0, ghost: true, held: true }, dot])],
  "C5-M3": [row([dot, double(own), dot])],
  "C5-M4": [
    row([held, dot], "step"),
    row([double(held), ring], "step"),
    row([double(held), dot], "step", [0, 1], "no"),
  ],
  "C5-M5": [row([double(held), dot], "step"), row([circled(own), own])],
  "C5-M6": [row([held, eaten, dot], "jump")],
  "C5-M7": [row([held, eaten, dot, eaten, dot], "jump")],
  "C5-M8": [tee("M110 34V140H34M34 152H186", [186, 140], "no")],
  "C5-D1": [row([held, double(other), dot], "jump", [0, 2], "no")],
  "C5-D2": [
    row([double(held), eaten, ring], "jump"),
    row([double(held), eaten, dot], "jump"),
    row([circled(own), dot, own]),
  ],
  "C5-D3": [
    row([double(held), double(eaten), ring], "jump", [0, 2], "yes"),
    row([double(held), double(other), dot], "jump", [0, 2], "no"),
  ],
  "C5-D4": [
    row([circled(held), eaten, circled(own)], "jump", [0, 2], "yes"),
    row([held, other, own], "jump", [0, 2], "no"),
  ],
  "C5-D5": [row([circled(held), double(other), circled(own)], "jump", [0, 2], "no")],
  "C5-D6": [row([double(held), eaten, circled(own)], "jump", [0, 2], "yes"), row([circled(own), dot, double(own)])],
  "C5-W1": [
    row([1, 2, 3, 4, 5].map((number) => ({ seat: 0, number }))),
    { ...row([own, own, dot, own, own, own]), verdict: "no" },
  ],
};
