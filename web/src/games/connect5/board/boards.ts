/** The boards that come with the game, and any drawing that people bring: the client draws what the view names. */
import { readCircuit, STEP, type Circuit } from "./circuit";

/** `base`, `advanced`, the name of any other drawing in `content/`, or `drawn` for one that people brought. */
export type Side = string;
const FILES = import.meta.glob<string>("../../../../../src/connectable/games/connect5/content/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});
const BOARDS = new Map(Object.entries(FILES).map(([path, text]) => [path.replace(/^.*\/|\.txt$/g, ""), text]));
const read = new Map<string, Circuit>();

export function sideOf(board: string): Side {
  return BOARDS.has(board) ? board : "drawn";
}

/** The circuit of the `board` option. */
export function circuitOf(board: string): Circuit {
  let circuit = read.get(board);
  if (!circuit) {
    circuit = readCircuit(BOARDS.get(board) ?? board);
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
  if (side !== "advanced") return { chips: [], holes: [] };
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
