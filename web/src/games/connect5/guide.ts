/** The first game, step by step inside the real one; each step is done by doing it. */
import type { CoachStep } from "../../components/Coach.svelte";
import type { TableSeen } from "../../server/wire";
import type { View } from "./view";

const view = (table: TableSeen): View => table.view as View;
const reserve = (table: TableSeen): number => view(table).reserve[table.seat ?? 0] ?? 0;
const eaten = (table: TableSeen): number => view(table).eaten[table.seat ?? 0] ?? 0;
const mine = (table: TableSeen): boolean => table.to_act.includes(table.seat ?? -1);
const may = (table: TableSeen, word: string): boolean =>
  mine(table) && table.legal.some((notation) => notation.startsWith(word));

function own(table: TableSeen, tokens = 1): string[] {
  return Object.entries(view(table).dots)
    .filter(([, stands]) => stands.seat === table.seat && stands.tokens >= tokens)
    .map(([name]) => name);
}

/** An own token stands where none stood, and none came from the reserve. */
function hasMoved(table: TableSeen, since: TableSeen): boolean {
  const before = own(since);
  return reserve(table) === reserve(since) && own(table).some((name) => !before.includes(name));
}

const BOARD = "[data-guide=board]";

export const STEPS: readonly CoachStep[] = [
  { key: "c5-web-guide-place", target: BOARD, ready: mine, done: (table) => own(table).length > 0 },
  {
    key: "c5-web-guide-five",
    target: BOARD,
    ready: mine,
    done: (table, since) => reserve(table) < reserve(since) || hasMoved(table, since),
  },
  {
    key: "c5-web-guide-route",
    target: BOARD,
    cause: "[data-guide=moves]",
    ready: (table) => may(table, "step"),
    done: (table, since) => hasMoved(table, since) || reserve(table) < reserve(since) - 1,
  },
  {
    key: "c5-web-guide-eat",
    target: BOARD,
    cause: "[data-guide=moves]",
    ready: (table) => table.previews.some(({ eaten: prey }) => (prey as string[] | undefined)?.length),
    done: (table, since) => eaten(table) > eaten(since),
  },
  {
    key: "c5-web-guide-double",
    target: BOARD,
    ready: (table) => may(table, "stack"),
    done: (table, since) => own(table, 2).length > 0 || reserve(table) < reserve(since) - 1,
  },
];
