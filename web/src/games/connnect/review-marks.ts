/** What the steps of a decision leave on a sheet, for a replay that draws what was played beside what was better. */

export interface SheetMarks {
  /** The zone that was chosen; 0: it was not part of the decision. */
  zone: number;
  /** Space → number. */
  written: ReadonlyMap<string, number>;
  claimed: string[][];
}

export function marksOf(steps: readonly string[]): SheetMarks {
  let zone = 0;
  const written = new Map<string, number>();
  const claimed: string[][] = [];
  for (const step of steps) {
    const [word, ...rest] = step.split(" ");
    if (word === "zone") zone = Number(rest[0]);
    if (word === "write" && rest[1]) written.set(rest[1], Number(rest[0]));
    if (word === "claim") claimed.push(rest);
  }
  return { zone, written, claimed };
}
