/** What somebody wishes for a new table, before it is made. */
import type { GameSeen, OptionSeen, TableSettings } from "../../server/wire";

export type Option = string | number | boolean;
export type SeatPlan = "human" | "open" | `bot:${string}`;

export interface TablePlan {
  game: string;
  options: Record<string, Option>;
  seats: SeatPlan[];
  table: TableSettings;
}

export const CLOCKS = ["none", "turn 60", "turn 180", "game 600+10", "days 1", "days 3"];

/** One person, one friend or bot, everything else as the game has it. */
export function freshPlan(game: GameSeen): TablePlan {
  const others = Math.max(game.seats[0], 2) - 1;
  return {
    game: game.name,
    options: {},
    seats: ["human", ...Array.from({ length: Math.min(others, game.seats[1] - 1) }, () => "open" as const)],
    table: { clock: "none", kind: "live", dice: "fair", visibility: "private", chat: true, seating: "listed" },
  };
}

/** Options that a segmented choice or a number can show; own boards and decks have their own field. */
export function choosable(option: OptionSeen): boolean {
  return option.choices.length > 0 || option.span !== null || typeof option.default === "boolean";
}

/** Whether it means anything beside what else is chosen. */
export function fits(plan: TablePlan, option: OptionSeen, all: OptionSeen[]): boolean {
  const other = all.find(({ name }) => name === option.only?.[0]);
  return !option.only || !other || option.only[1].includes(valueOf(plan, other));
}

/** What was chosen and means something. */
export function optionsOf(plan: TablePlan, game: GameSeen): Record<string, Option> {
  const fitting = new Set(game.options.filter((option) => fits(plan, option, game.options)).map(({ name }) => name));
  return Object.fromEntries(Object.entries(plan.options).filter(([name]) => fitting.has(name)));
}

export function valueOf(plan: TablePlan, option: OptionSeen): Option {
  return plan.options[option.name] ?? option.default;
}

/** A clock of days makes the table one to come back to. */
export function settingsOf(plan: TablePlan): TableSettings {
  const clock = plan.table.clock ?? "none";
  if (plan.table.kind === "hotseat") return { ...plan.table, clock };
  return { ...plan.table, clock, kind: clock.startsWith("days") ? "correspondence" : "live" };
}
