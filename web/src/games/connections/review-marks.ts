/** Where the placements of a reviewed decision lie in quads and lines, for a replay that draws both. */
import type { Marks } from "../registry";
import { layOf, type Lay } from "./notation";

export interface ReviewMark extends Lay {
  kind: "played" | "better";
}

export interface Theft {
  kind: "played" | "better";
  owner: number;
  /** From 1. */
  line: number;
  end: "left" | "right";
}

/** The step in which both part, and where that only takes a card in hand, what follows. */
function told<Found>(marks: Marks, read: (step: string) => Found | null): (Found & { kind: "played" | "better" })[] {
  const all = { played: [marks.played, ...marks.steps], better: [marks.better, ...marks.better_steps] };
  return (["played", "better"] as const).flatMap((kind) => {
    const found = all[kind].map(read).find((one) => one !== null);
    return found ? [{ ...found, kind }] : [];
  });
}

export function laysOf(marks: Marks | null): ReviewMark[] {
  return marks ? told(marks, layOf) : [];
}

export function theftsOf(marks: Marks | null): Theft[] {
  return marks ? told(marks, theftOf) : [];
}

/** The pile that a card is taken from, from 1. */
export function takesOf(marks: Marks | null): { kind: "played" | "better"; pile: number }[] {
  return marks ? told(marks, takeOf) : [];
}

function takeOf(step: string): { pile: number } | null {
  const found = /^take (\d+)$/.exec(step);
  return found ? { pile: Number(found[1]) } : null;
}

function theftOf(step: string): Omit<Theft, "kind"> | null {
  const found = /^steal (\d+) (\d+) (left|right)$/.exec(step);
  return found ? { owner: Number(found[1]), line: Number(found[2]), end: found[3] as "left" | "right" } : null;
}
