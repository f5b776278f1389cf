/** The first game of Connections: what to look at, and how one sees that it was done. */
import type { TableSeen } from "../../wire";
import type { View } from "./types";

export interface Step {
  /** What the step is about. */
  target: string;
  key: string;
  /** Done by doing it, not by “next”. */
  done: (table: TableSeen) => boolean;
}

const viewOf = (table: TableSeen): View | null => table.view as View | null;
const laid = (table: TableSeen): number => viewOf(table)?.web.length ?? 0;

export const guide: Step[] = [
  { target: ".cx .hand", key: "cx-web-guide-hand", done: () => document.querySelector('.cx .hc[aria-pressed="true"]') !== null },
  { target: ".cx .web", key: "cx-web-guide-spot", done: (table) => Boolean(viewOf(table)?.chosen?.space.length) || laid(table) > 1 },
  { target: '.cx [data-act="turn"]', key: "cx-web-guide-turn", done: (table) => Boolean(viewOf(table)?.chosen) || laid(table) > 1 },
  { target: '.cx [data-act="place"]', key: "cx-web-guide-place", done: (table) => table.seat !== null && viewOf(table)?.last[0] === table.seat },
  { target: ".cx .pile", key: "cx-web-guide-pile", done: (table) => laid(table) > 3 },
];
