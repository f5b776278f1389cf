import { expect, test } from "vitest";

import type { Happened } from "../../server/history";
import { isTalk, unread } from "./talk";

const line = (number: number, seat: number, kind: Happened["kind"] = "chat"): Happened => ({
  kind,
  seat,
  text: "x",
  number,
});

test("only what others said since then is new", () => {
  const log = [line(1, 0), line(2, 1), line(3, 1, "action"), line(4, 2, "signal"), line(5, 0), line(6, 2, "nudge")];
  expect(unread(log, 0, 0)).toBe(3);
  expect(unread(log, 2, 0)).toBe(2);
  expect(unread(log, 6, null)).toBe(0);
  expect(log.filter(isTalk)).toHaveLength(5);
});
