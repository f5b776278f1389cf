import { expect, test } from "vitest";

import type { EventSeen, Hint, TableSeen } from "../server/wire";
import { isOver } from "./hint.svelte";

const HINT = { action: "write 3 b5", sentence: "", key: "", unit: "", worths: [] } as Hint;
const TABLE = { seat: 0, legal: ["write 3 b5", "done"] } as unknown as TableSeen;
const news = (kind: string, seat: number): EventSeen[] => [{ kind, seat } as EventSeen];

test("a hint stays while others act", () => {
  expect(isOver(HINT, TABLE, [])).toBe(false);
  expect(isOver(HINT, TABLE, news("action", 1))).toBe(false);
  expect(isOver(HINT, TABLE, news("chat", 0))).toBe(false);
});

test("a hint ends when one acts, takes back, or cannot follow it any more", () => {
  expect(isOver(HINT, TABLE, news("action", 0))).toBe(true);
  expect(isOver(HINT, TABLE, news("undo", 0))).toBe(true);
  expect(isOver(HINT, { ...TABLE, legal: ["done"] }, news("action", 1))).toBe(true);
});
