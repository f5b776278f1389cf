/** What the desk shows of a class, worked out from what the server says of it; and its results as rows. */
import type { ClassSeen, ClassTable, PupilSeen } from "../../server/wire";

/** Milliseconds left of the round; 0: it has no clock. */
export function leftOf({ until, paused, paused_at }: ClassSeen, now: number): number {
  return until < 0 ? 0 : Math.max(0, until - (paused ? paused_at : now));
}

export interface Place {
  group: number;
  /** What is played there; null before the round. */
  table: ClassTable | null;
  people: PupilSeen[];
}

/** The tables of the desk: those in play, or the groups as they are planned. */
export function placesOf(seen: ClassSeen): Place[] {
  return Array.from({ length: seen.groups }, (_, group) => ({
    group,
    table: seen.phase === "playing" ? (seen.tables.find((table) => table.group === group) ?? null) : null,
    people: seen.people.filter((person) => person.group === group),
  }));
}

/** On a phone a table that asks for the teacher comes first. */
export function helpFirst(places: Place[]): Place[] {
  const asks = ({ table }: Place): number => (table?.state === "help" ? 0 : 1);
  return [...places].sort((a, b) => asks(a) - asks(b));
}

export interface ResultRow {
  round: number;
  table: number;
  name: string;
  points: number;
  /** 0: nobody won. */
  rank: number;
  /** What the game counts besides, for the person and for the table. */
  figures: Record<string, number>;
}

/** In the order of the columns. */
const FIGURES = ["cards", "links", "misses"] as const;

/** Which of them any of the results has. */
export function figuresOf(results: { figures: Record<string, number> }[]): string[] {
  return FIGURES.filter((word) => results.some(({ figures }) => word in figures));
}

export interface TableRow {
  round: number;
  table: number;
  best: string;
  figures: Record<string, number>;
}

/** One row for each table: who is ahead there, and what was done together. */
export function tableRows(seen: ClassSeen): TableRow[] {
  return rounds(seen).flatMap((tables, round) =>
    tables
      .filter(({ seats }) => seats.length)
      .map(({ group, seats, figures }) => {
        const most = Math.max(...seats.map(({ points }) => points));
        const best = seats.filter(({ who, points }) => who === "human" && points === most && points > 0);
        const names = best.map(({ name }) => name).join(", ");
        return { round: round + 1, table: group + 1, best: names && `${names}, ${most}`, figures: figures ?? {} };
      }),
  );
}

function rounds({ rounds: before, tables }: ClassSeen): ClassTable[][] {
  return [...before.map((round) => round.tables), tables];
}

/** Everybody's results, round by round and table by table; bots are left out. */
export function resultRows(seen: ClassSeen): ResultRow[] {
  return rounds(seen).flatMap((tables, round) =>
    tables.flatMap(({ group, seats }) =>
      seats
        .filter(({ who }) => who === "human")
        .map(({ name, points, rank, figures = {} }) => {
          return { round: round + 1, table: group + 1, name, points, rank, figures };
        })
        .sort((a, b) => b.points - a.points),
    ),
  );
}

/** Rows as a table for other programs. A field that could be read as a formula is made text. */
export function csvOf(rows: (string | number)[][]): string {
  const field = (value: string | number): string => {
    const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\uFEFF${rows.map((row) => row.map(field).join(",")).join("\r\n")}\r\n`;
}
