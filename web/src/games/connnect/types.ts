/** What the server shows of CoNNNect, in the names of games/connnect/view.py. */

export interface ShapeView {
  letter: string;
  shape: string;
  picture: string[];
  down: boolean;
}

export interface ObjectiveView {
  name: string;
  goal: string;
  count: number;
  points: number;
  end: boolean;
}

export interface IconView {
  row: number;
  bonus: string;
  stars: number;
}

export interface ClaimView {
  spaces: string[];
  size: number;
  shape: string;
  letter: string;
  points: number;
  round: number;
}

export interface SheetView {
  grid: string[];
  claimed: string[];
  circles: number[];
  lines: number;
  claims: ClaimView[];
  taken: number[];
  hand: Record<string, number>;
  boxes: number;
  objectives: string[];
  dice: number[];
  waiting: number[];
  pending: "" | "free" | "move" | "take" | "any" | "number";
  pending_number: number;
  status: "busy" | "done" | "out";
  out: number;
  points: Record<string, number>;
}

export interface View {
  seat: number | null;
  seats: number;
  setup: "shared" | "own";
  phase: "shapes" | "cards" | "first" | "setup-roll" | "setup" | "roll" | "zone" | "act" | "over";
  round: number;
  active: number;
  roll: number[];
  tracker: number[][];
  shapes: ShapeView[];
  scores: number[];
  objectives: ObjectiveView[];
  raced: string[];
  setup_spaces: string[];
  arrows: string[];
  minus: number[];
  icons: IconView[];
  sheets: SheetView[];
  begun: SheetView | null;
}

/** What a legal act would bring. */
export interface Preview {
  points: number;
  ends_turn: boolean;
  reveals: boolean;
  spaces?: string[];
  circles?: number[];
  lines?: number;
  boxes?: number;
  objectives?: string[];
  shape?: string;
  letter?: string;
  bonus?: number;
}

export const ROUNDS = 12;
export const SOURCES = [
  "connect3",
  "connect4",
  "connect5",
  "arrows",
  "circles",
  "lines",
  "objectives",
  "minus",
] as const;

export function total(sheet: SheetView): number {
  return Object.values(sheet.points).reduce((sum, points) => sum + points, 0);
}
