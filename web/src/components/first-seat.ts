/** What beginning is worth, where a game has measured it. */
import type { GameSeen } from "../server/wire";

/** The option that decides whether everybody begins once, and the board that the measure is of. */
const LENGTH = "mode";
const BOARD = "board";

/** How many of 100 games of one round are won by whoever begins; null: not measured, or everybody begins once. */
export function firstSeatWins(
  { first_seat, options }: GameSeen,
  chosen: Readonly<Record<string, unknown>>,
): number | null {
  const valueOf = (wanted: string): unknown =>
    chosen[wanted] ?? options.find(({ name }) => name === wanted)?.default ?? "";
  const usual = options.find(({ name }) => name === LENGTH)?.default;
  return valueOf(LENGTH) === usual ? (first_seat[String(valueOf(BOARD))] ?? null) : null;
}
