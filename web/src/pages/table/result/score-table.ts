/** The score table of a result: sources as columns, seats as rows, best first. */
import type { OutcomeSeen } from "../../../server/wire";

export interface ScoreRow {
  seat: number;
  rank: number;
  total: number;
  /** In the order of the columns. */
  points: number[];
}

export interface ScoreTable {
  sources: string[];
  rows: ScoreRow[];
  /** The most anybody has from each source; that is underlined. */
  best: number[];
}

export function scoreTable(outcome: OutcomeSeen): ScoreTable {
  const sources = [...new Set(outcome.breakdown.flatMap((seat) => Object.keys(seat)))];
  const rows = outcome.points.map((total, seat) => ({
    seat,
    rank: outcome.ranks[seat] ?? 1,
    total,
    points: sources.map((source) => outcome.breakdown[seat]?.[source] ?? 0),
  }));
  rows.sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return { sources, rows, best: sources.map((_, column) => Math.max(...rows.map((row) => row.points[column] ?? 0))) };
}

/** Where the winner was ahead of the next one, most first; empty where nobody won alone, or there is one source only. */
export function aheadIn({ sources, rows: [first, second] }: ScoreTable): { source: string; by: number }[] {
  if (!first || !second || second.rank === first.rank || sources.length < 2) return [];
  return sources
    .map((source, column) => ({ source, by: (first.points[column] ?? 0) - (second.points[column] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by);
}

/** The table while it is counted: the first sources only, seats in their places, no ranks yet. */
export function counting(score: ScoreTable, counted: number): ScoreRow[] {
  if (counted >= score.sources.length) return score.rows;
  return [...score.rows]
    .sort((a, b) => a.seat - b.seat)
    .map((row) => ({ ...row, rank: 0, total: row.points.slice(0, counted).reduce((sum, points) => sum + points, 0) }));
}
