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
