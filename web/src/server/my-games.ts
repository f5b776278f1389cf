/** The games that were finished in this browser: kept here and nowhere else, and what they add up to. */
import { botName } from "../app/seat-style";
import type { TableSeen } from "./wire";

export interface FinishedGame {
  table: string;
  game: string;
  at: number;
  /** Of a private table, so that it can be looked at again. */
  code: string;
  /** Everybody's name; of a bot its level. */
  seats: { name: string; level: string }[];
  seat: number;
  points: number[];
  ranks: number[];
  /** Ended by agreement, or without a winner. */
  stopped: boolean;
}

export interface Tally {
  game: string;
  /** Who sat opposite: names, and levels of bots. */
  opponents: string[];
  n: number;
  won: number;
  best: number;
  average: number;
}

const KEY = "connectable.games";
const MOST = 500;

export function myGames(): FinishedGame[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as FinishedGame[];
  } catch {
    return [];
  }
}

/** Keeps the result of a finished table, once. */
export function keepResult(table: TableSeen, code: string, at: number): void {
  const finished = resultOf(table, code, at);
  if (!finished) return;
  const others = myGames().filter((one) => one.table !== finished.table);
  const before = myGames().find((one) => one.table === finished.table);
  try {
    const all = before ? [...others, { ...finished, at: before.at }] : [finished, ...others];
    localStorage.setItem(KEY, JSON.stringify(all.sort((a, b) => b.at - a.at).slice(0, MOST)));
  } catch {
    // a browser that keeps nothing remembers no games
  }
}

export function resultOf(table: TableSeen, code: string, at: number): FinishedGame | null {
  if (table.phase !== "over" || table.seat === null || (!table.outcome && !table.stopped)) return null;
  if (table.given) return null; // a lesson, or somebody else's game gone on with
  return {
    table: table.id,
    game: table.game,
    at,
    code,
    seats: table.seats.map(({ name, who, level }, seat) => ({
      name: name || (who === "bot" ? botName(seat) : ""),
      level: who === "bot" ? level : "",
    })),
    seat: table.seat,
    points: table.outcome?.points ?? [],
    ranks: table.outcome?.ranks ?? [],
    stopped: table.stopped || !table.outcome,
  };
}

export function hasWon({ ranks, seat, stopped, seats }: FinishedGame): boolean {
  return !stopped && seats.length > 1 && ranks[seat] === 1;
}

/** By game and opponents, those played most first; games that were stopped do not count. */
export function tallies(games: FinishedGame[]): Tally[] {
  const found = new Map<string, FinishedGame[]>();
  for (const one of games) {
    if (one.stopped) continue;
    const key = JSON.stringify([one.game, opponentsOf(one)]);
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return [...found.values()].map(tally).sort((a, b) => b.n - a.n);
}

/** Bots by their level, people by their name. */
function opponentsOf({ seats, seat }: FinishedGame): string[] {
  const others = seats.filter((_, number) => number !== seat).map(({ name, level }) => (level ? `bot:${level}` : name));
  return others.sort();
}

function tally(games: FinishedGame[]): Tally {
  const points = games.map(({ points: all, seat }) => all[seat] ?? 0);
  const [first] = games as [FinishedGame];
  return {
    game: first.game,
    opponents: opponentsOf(first),
    n: games.length,
    won: games.filter(hasWon).length,
    best: Math.max(...points),
    average: Math.round((10 * points.reduce((sum, more) => sum + more, 0)) / points.length) / 10,
  };
}

/** After two games in a row against one level: 1 when both were won, −1 when both were lost, else 0. */
export function trend(games: FinishedGame[], game: string, level: string): -1 | 0 | 1 {
  const against = ({ seats, seat }: FinishedGame): boolean =>
    seats.length > 1 && seats.every((one, number) => number === seat || one.level === level);
  const last = games.filter((one) => one.game === game && !one.stopped && against(one)).slice(0, 2);
  if (last.length < 2) return 0;
  if (last.every(hasWon)) return 1;
  return last.some(hasWon) ? 0 : -1;
}
