/** How many can play. */
import type { GameSeen } from "../server/wire";

/** Fewest and most seats with these options. */
export function seatLimits(options: Record<string, unknown>, game: GameSeen): [number, number] {
  const chosen = (name: string): unknown =>
    options[name] ?? game.options.find((option) => option.name === name)?.default;
  return game.seat_limits.find(({ option, value }) => chosen(option) === value)?.seats ?? game.seats;
}
