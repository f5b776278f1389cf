/** Draws everything once more and says what came out. */
import { commitment, outcome, point } from "../../server/fair-dice";
import type { MySeat } from "../../server/my-seats";
import type { Draws, DrawSeen } from "../../server/wire";

export interface Checked {
  draw: DrawSeen;
  holds: boolean;
}

export interface Verdict {
  /** The secret is the one that was sealed before the start. */
  sealed: boolean;
  /** The seal is the one this browser was shown before it added its line, and that line counts; null: it added none. */
  ours: boolean | null;
  checked: Checked[];
}

export function check({ dice, draws }: Draws, held: MySeat[] = []): Verdict {
  const secret = dice.secret ?? "";
  const contributions = dice.contributions ?? [];
  return {
    sealed: commitment(secret) === dice.commitment,
    ours: kept(held, dice.commitment, contributions),
    checked: draws.map((draw) => {
      const shares = draw.shares.flatMap(([share, times]) => Array.from({ length: times }, () => share));
      return { draw, holds: outcome(point(secret, contributions, draw.label, draw.take), shares) === draw.place };
    }),
  };
}

function kept(held: MySeat[], sealed: string, contributions: string[]): boolean | null {
  const ours = held.filter(({ seal, added }) => seal && added);
  if (!ours.length) return null;
  return ours.every(({ seal, added }) => seal === sealed && contributions.includes(added ?? ""));
}

/** Against whom the dice are proved, as a catalogue key. */
export function proof(verdict: Verdict, contributions: string[], deal: boolean): string {
  if (verdict.ours === false) return "wb-dice-changed";
  if (verdict.ours) return "wb-dice-proved-you";
  if (deal) return "wb-dice-proved-deal";
  return contributions.some(Boolean) ? "wb-dice-proved-seats" : "wb-dice-proved-players";
}

/** The faces of `roll 2 4 5`; empty for anything but dice. */
export function facesOf(text: string): number[] {
  const faces = text.split(" ").slice(1).map(Number);
  return /roll/.test(text) && faces.length && faces.every((face) => face >= 1 && face <= 6) ? faces : [];
}

/** In groups of four, the middle left out: nobody compares 64 signs. */
export function grouped(hex: string): string {
  const groups = hex.match(/.{4}/g) ?? [];
  return groups.length > 6 ? `${groups.slice(0, 4).join(" ")} … ${groups.at(-1)}` : groups.join(" ");
}
