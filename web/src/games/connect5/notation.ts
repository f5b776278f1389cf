/** Moves as the server lists them, taken apart for pictures and lists. Nothing here decides what is allowed. */
import type { Circuit } from "./board/circuit";
import type { Chain, Preview, Stand } from "./view";

export type Word = "place" | "stack" | "step" | "split" | "jump" | "sandwich" | "stop" | "pass";

export interface Move {
  notation: string;
  word: Word;
  /** Where the token stands; for a placement where it will. */
  at: string;
  /** The dot jumped over, or nothing. */
  over: string;
  to: string;
  preview: Preview;
  /** What is sent: of a whole chain its jumps, one after the other. */
  steps: string[];
  /** How many are jumped over. */
  jumps: number;
}

export type Dots = Record<string, Stand>;

const NOTHING: Preview = {
  points: 0,
  ends_turn: true,
  reveals: false,
  path: [],
  eaten: [],
  connect5: [],
  ends_round: false,
  chains: [],
};

/** `jump D4 B4 B3`: from, over, to. */
export function readMove(notation: string, preview: Partial<Preview> = {}): Move {
  const [word = "", at = "", ...rest] = notation.split(" ");
  const to = rest.at(-1) ?? at;
  return {
    notation,
    word: word as Word,
    at,
    over: rest.length > 1 ? (rest[0] ?? "") : "",
    to,
    preview: { ...NOTHING, ...preview },
    steps: [notation],
    jumps: rest.length > 1 ? 1 : 0,
  };
}

/** Every legal action as a move, and whole chains as moves of their own. */
export function readMoves(legal: readonly string[], previews: readonly Partial<Preview>[]): Move[] {
  return legal.flatMap((notation, index) => {
    const move = readMove(notation, previews[index]);
    return [move, ...move.preview.chains.map((chain) => chained(move, chain))];
  });
}

function chained(first: Move, { actions, path, points, connect5 }: Chain): Move {
  const steps = [first.notation, ...actions];
  const eaten = path.filter((_, place) => place % 2 === 1);
  const preview = { ...NOTHING, points, path, eaten, connect5, ends_round: connect5.length > 0 };
  return { ...first, notation: steps.join(", "), to: path.at(-1) ?? "", preview, steps, jumps: eaten.length };
}

/** Whether a move takes a token from the reserve. */
export function fromReserve({ word }: Move): boolean {
  return word === "place" || word === "stack";
}

const ORDER: Word[] = ["jump", "sandwich", "split", "step", "stack", "place", "stop", "pass"];

/** The list twin of the picture: most points first, then by kind and dot. */
export function ranked(moves: readonly Move[]): Move[] {
  const kind = ({ word, over }: Move): number =>
    over && word === "split" ? 1.5 : ORDER.indexOf(word) + (word === "split" ? 0.7 : 0);
  return [...moves].sort((a, b) => b.preview.points - a.preview.points || kind(a) - kind(b) || byName(a.to, b.to));
}

/** A2 before A10 before B1. */
function byName(a: string, b: string): number {
  return a[0] === b[0] ? Number(a.slice(1)) - Number(b.slice(1)) || 0 : a < b ? -1 : 1;
}

/** What a token on `from` was meant to do when somebody tapped a dot where it cannot go: the server says why not. */
export function meant(circuit: Circuit, dots: Dots, seat: number, from: string, to: string): string {
  const double = dots[from]?.tokens === 2;
  const beside = (name: string): string[] => circuit.stretches.get(name)?.map((stretch) => stretch.to) ?? [];
  const enemy = (name: string): boolean => name in dots && dots[name]?.seat !== seat;
  const jump = (over: string, landing: string): string => {
    const stands = dots[landing];
    const word =
      stands?.seat === seat
        ? "sandwich"
        : double && !circuit.dot(landing).circled && dots[over]?.tokens !== 2
          ? "split"
          : "jump";
    return `${word} ${from} ${over} ${landing}`;
  };
  if (enemy(to) && beside(from).includes(to)) {
    const landings = beside(to).filter((name) => name !== from);
    const landing = landings.find((name) => !(name in dots)) ?? landings[0] ?? from;
    return jump(to, landing);
  }
  const over = beside(from).includes(to)
    ? undefined
    : beside(from).find((name) => enemy(name) && beside(name).includes(to));
  if (over) return jump(over, to);
  return `step ${from} ${to}`;
}

/** The picture after a move. */
export function moved(dots: Dots, seat: number, { word, at, over, to }: Move): Dots {
  const after = { ...dots };
  const tokens = dots[at]?.tokens ?? 0;
  if (word === "place") after[at] = { seat, tokens: 1 };
  if (word === "stack") after[at] = { seat, tokens: 2 };
  if (to === at || word === "pass" || word === "stop") return after;
  const travelling = carried(dots, { word, at });
  if (tokens > travelling) after[at] = { seat, tokens: tokens - travelling };
  else delete after[at];
  if (over) delete after[over];
  after[to] = { seat, tokens: word === "sandwich" ? 2 : travelling };
  return after;
}

/** How many tokens travel. */
export function carried(dots: Dots, { word, at }: Pick<Move, "word" | "at">): number {
  return word === "split" || word === "sandwich" ? 1 : (dots[at]?.tokens ?? 1);
}
