/** The first game, step by step inside the real one; each step is done by doing it. */
import type { CoachStep } from "../../components/Coach.svelte";
import type { TableSeen } from "../../server/wire";
import { isColumnZone, linesOf } from "./board/grid";
import type { SheetView, View } from "./view";

const seen = (table: TableSeen): View => table.view as View;
const own = (table: TableSeen): SheetView => seen(table).sheets[table.seat ?? 0] as SheetView;

function zone(table: TableSeen): { zone: number; first: number; second: number; way: string } {
  const face = own(table).dice[0] ?? 1;
  const [first, second] = linesOf(face);
  return { zone: face, first, second, way: isColumnZone(face) ? "columns" : "rows" };
}

export const STEPS: CoachStep[] = [
  {
    key: "cn-web-guide-setup",
    target: ".connnect .board",
    cause: ".connnect .numbers",
    ready: (table) => seen(table).phase === "setup",
    done: (table) => seen(table).round >= 1 || (seen(table).phase === "setup" && own(table).waiting.length < 3),
  },
  {
    key: "cn-web-guide-done",
    target: ".connnect [data-act=primary]",
    cause: ".connnect .numbers",
    done: (table) => seen(table).round >= 1,
  },
  {
    key: "cn-web-guide-roll",
    target: ".connnect .dice .roll",
    ready: (table) => seen(table).phase === "zone" && table.to_act.includes(table.seat ?? -2),
    done: (table) => seen(table).phase === "act",
  },
  {
    key: "cn-web-guide-zone",
    target: ".connnect .band",
    cause: ".connnect .zonedie",
    values: zone,
    ready: (table) => seen(table).phase === "act",
    done: (table) => own(table).waiting.length < 2,
  },
  {
    key: "cn-web-guide-second",
    target: ".connnect .board",
    cause: ".connnect .numbers",
    done: (table) => own(table).waiting.length === 0 || seen(table).phase !== "act",
  },
  {
    key: "cn-web-guide-claim",
    target: ".connnect [data-act=primary]",
    ready: (table) => own(table).waiting.length === 0,
    done: (table, since) => own(table).status === "done" || seen(table).round > seen(since).round,
  },
  {
    key: "cn-web-guide-open",
    target: ".connnect .other-sheets-panel, .connnect .drawer",
    cause: ".connnect .recap",
    ready: (table) => seen(table).phase === "zone" || seen(table).phase === "act",
    done: (table) => seen(table).round >= 2 && seen(table).phase === "act" && own(table).waiting.length < 2,
  },
];
