/** The first game of classic Connections, step by step inside the real one; each step is done by doing it. */
import type { CoachStep } from "../../components/Coach.svelte";
import type { TableSeen } from "../../server/wire";
import type { View } from "./view";

const seen = (table: TableSeen): View => table.view as View;
const isMine = (table: TableSeen): boolean => seen(table).turn === table.seat;
const hasLaid = (table: TableSeen): boolean => seen(table).last[0] === table.seat;

export const STEPS: CoachStep[] = [
  {
    key: "cx-web-guide-hand",
    target: ".connections .hand",
    cause: ".connections .window",
    ready: isMine,
    done: (table) => Boolean(seen(table).chosen?.space.length) || seen(table).step === "laying" || hasLaid(table),
  },
  {
    key: "cx-web-guide-place",
    target: ".connections .actions",
    cause: ".connections .ghost",
    ready: isMine,
    done: (table) => hasLaid(table) || !isMine(table),
  },
  {
    key: "cx-web-guide-sides",
    target: ".connections .window",
    cause: ".connections .seats",
    done: (table, since) => isMine(table) && table.position > since.position,
  },
  {
    key: "cx-web-guide-pile",
    target: ".connections .rack .pile",
    cause: ".connections .hand",
    ready: isMine,
    done: (table) => !isMine(table) || seen(table).step === "laying",
  },
];
