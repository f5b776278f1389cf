/** The two sides of the board, and any drawing that people bring: the client draws what the view names. */
import advanced from "../../../../../src/connectable/games/connect5/content/advanced.txt?raw";
import base from "../../../../../src/connectable/games/connect5/content/base.txt?raw";
import { readCircuit, STEP, type Circuit } from "./circuit";

export type Side = "base" | "advanced" | "drawn";
const SIDES: Record<string, string> = { base, advanced };
const read = new Map<string, Circuit>();

export function sideOf(board: string): Side {
  return board === "base" || board === "advanced" ? board : "drawn";
}

/** The circuit of the `board` option. */
export function circuitOf(board: string): Circuit {
  let circuit = read.get(board);
  if (!circuit) {
    circuit = readCircuit(SIDES[board] ?? board);
    read.set(board, circuit);
  }
  return circuit;
}

/** What is printed where no line runs: chips with two words, and holes. */
export interface Print {
  chips: { x: number; y: number; word: "side" | "dots" | "rings" | "bridges" }[];
  holes: { x: number; y: number }[];
}

export function printOf(side: Side, circuit: Circuit): Print {
  const at = (x: number, y: number): { x: number; y: number } => ({ x: x * STEP, y: y * STEP });
  if (side === "base") {
    const { width, height } = circuit;
    return {
      chips: [{ ...at(4, 5), word: "side" }],
      holes: [0, width].flatMap((x) => [0, height].map((y) => ({ x, y }))),
    };
  }
  if (side === "drawn") return { chips: [], holes: [] };
  return {
    chips: [
      { ...at(1.5, 4), word: "side" },
      { ...at(8.5, 4), word: "dots" },
      { ...at(1.5, 8), word: "rings" },
      { ...at(8.5, 8), word: "bridges" },
    ],
    holes: [at(1.5, 1), at(8.5, 1), at(1.5, 11), at(8.5, 11)],
  };
}
