/** Where the talk may lie beside a game: the longest part of a column that covers nothing one plays with. */

export interface Span {
  from: number;
  to: number;
}

/** Shorter than this nothing can be read or written in it. */
const LEAST = 280;
const GAP = 8;

/** The longest rest of the whole span without the others; the whole where no rest is long enough. */
export function freeSpan(whole: Span, taken: Span[]): Span {
  const sorted = taken.filter(({ from, to }) => to > whole.from && from < whole.to).sort((a, b) => a.from - b.from);
  let [best, from] = [{ from: whole.from, to: whole.from }, whole.from];
  for (const one of [...sorted, { from: whole.to + GAP, to: whole.to }]) {
    const rest = { from, to: Math.min(one.from - GAP, whole.to) };
    if (rest.to - rest.from > best.to - best.from) best = rest;
    from = Math.max(from, one.to + GAP);
  }
  return best.to - best.from < LEAST ? whole : best;
}
