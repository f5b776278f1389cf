/** The game's notation: what an action names. */

const ANSWERS = /^(fine|challenge|stands|falls|abstain)\b/;
/** Answers and votes; everything else is playing. */
export const isAnswer = (notation: string): boolean => ANSWERS.test(notation);

export interface Lay {
  card: number;
  /** `at 1,-2`, `in 3`, `new`, `left 1`. */
  target: string;
  turn: number;
}

export function layOf(notation: string): Lay | null {
  const found = /^lay (\d+) (.+) turn ([0-3])$/.exec(notation);
  return found ? { card: Number(found[1]), target: found[2] ?? "", turn: Number(found[3]) } : null;
}

/** CX-J7, links shown: the same place as an appeal. */
export const appealAt = (target: string, turn: number): string =>
  target.startsWith("at ") ? `appeal ${turn}` : `appeal ${target} turn ${turn}`;

export const layAt = ({ card, target, turn }: Lay): string => `lay ${card} ${target} turn ${turn}`;
