/** What somebody wishes for a new table, before it is made. */
import { seatLimits } from "../../components/seat-limits";
import type { GameSeen, OptionSeen, TableSettings } from "../../server/wire";

export type Option = string | number | boolean;
export type SeatPlan = "human" | "open" | `bot:${string}`;

/** A game and what is chosen of its options. */
export interface GamePlan {
  game: string;
  options: Record<string, Option>;
}

export interface TablePlan extends GamePlan {
  seats: SeatPlan[];
  /** Of the people at this device, by seat; the host's own name is in the settings. */
  names: string[];
  table: TableSettings;
}

export const CLOCKS = ["none", "turn 60", "turn 180", "game 600+10", "days 1", "days 3"];

/** Time to object as the rules have it. */
export const RULES_OWN = -1;
/** Seconds to object; 0: no limit. */
export const OBJECTIONS = [RULES_OWN, 5, 10, 20, 30, 60, 120, 0];

/** One person, one friend or bot, everything else as the game has it. */
export function freshPlan(game: GameSeen): TablePlan {
  const others = Math.max(game.seats[0], 2) - 1;
  return {
    game: game.name,
    options: { ...game.suggested },
    seats: ["human", ...Array.from({ length: Math.min(others, game.seats[1] - 1) }, () => "open" as const)],
    names: [],
    table: { clock: "none", kind: "live", dice: "fair", visibility: "private", chat: true, seating: "listed" },
  };
}

/** Options that a segmented choice or a number can show; own boards and decks have their own field. */
export function choosable(option: OptionSeen): boolean {
  return option.choices.length > 0 || option.span !== null || typeof option.default === "boolean";
}

/** Whether it means anything beside what else is chosen. */
export function fits(plan: GamePlan, option: OptionSeen, all: OptionSeen[]): boolean {
  const other = all.find(({ name }) => name === option.only?.[0]);
  return !option.only || !other || option.only[1].includes(valueOf(plan, other));
}

/** What was chosen and means something. */
export function optionsOf(plan: GamePlan, game: GameSeen): Record<string, Option> {
  const fitting = new Set(game.options.filter((option) => fits(plan, option, game.options)).map(({ name }) => name));
  return Object.fromEntries(Object.entries(plan.options).filter(([name]) => fitting.has(name)));
}

export function valueOf(plan: GamePlan, option: OptionSeen): Option {
  return plan.options[option.name] ?? option.default;
}

/** As many seats as the game takes now: the last ones leave, or others wait for friends. */
export function seated(plan: TablePlan, game: GameSeen): TablePlan {
  const [fewest, most] = seatLimits(plan.options, game);
  const kept = plan.seats.slice(0, most);
  const more = Array.from({ length: Math.max(0, fewest - kept.length) }, () => "open" as const);
  return { ...plan, seats: [...kept, ...more], names: plan.names.slice(0, most) };
}

/** A clock of days makes the table one to come back to. */
export function settingsOf(plan: TablePlan): TableSettings {
  const clock = plan.table.clock ?? "none";
  if (plan.table.kind === "hotseat") return { ...plan.table, clock };
  return { ...plan.table, clock, kind: clock.startsWith("days") ? "correspondence" : "live" };
}
