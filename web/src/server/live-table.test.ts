import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Socket, type Message } from "./fake-socket";
import { LiveTable } from "./live-table.svelte";

const snapshot = (position: number): Message => ({ type: "snapshot", table: { position, now: Date.now(), seat: 0 } });
const last = (): Socket => Socket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  const page = { addEventListener: () => {}, removeEventListener: () => {}, hidden: false };
  vi.stubGlobal("requestAnimationFrame", () => {}); // nothing is drawn, so the log is never asked for
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "https:", host: "house.example" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function seated(): LiveTable {
  const live = new LiveTable("moss", "secret", "");
  last().open();
  last().say(snapshot(3));
  return live;
}

test("says hello with its token and what it has seen", () => {
  const live = seated();
  expect(last().address).toMatch(/^wss:\/\/house\.example\/api\/tables\/moss\/live\?lang=/);
  expect(last().address).not.toContain("secret");
  expect(last().sent[0]).toEqual({ type: "hello", after: 0, code: "", deltas: true, short: true, token: "secret" });
  expect(live.status).toBe("open");
});

test("what was not answered is sent again with the same key", async () => {
  const live = seated();
  const done = live.act("roll");
  const [, first] = last().sent;
  expect(first).toMatchObject({ type: "action", action: "roll", position: 3 });
  last().break(1006);
  expect(live.status).toBe("away");
  vi.advanceTimersByTime(300);
  expect(Socket.all).toHaveLength(2);
  last().open();
  expect(last().sent).toEqual([{ type: "hello", after: 3, code: "", deltas: true, short: true, token: "secret" }]);
  last().say(snapshot(3));
  expect(last().sent[1]).toEqual(first);
  last().say({ type: "ack", key: first?.["key"], position: 4 });
  expect(await done).toBe(true);
  expect(live.sending).toEqual([]);
});

test("a refusal becomes the slip, and the next accepted action takes it away", async () => {
  const live = seated();
  const refused = live.act("write 3 a1");
  const problem = { title: "Why not?", sentence: "It is full.", rule: "CN-F2", detail: {} };
  last().say({ type: "refused", key: last().sent[1]?.["key"], problem });
  expect(await refused).toBe(false);
  expect(live.slip).toMatchObject({ sentence: "It is full.", rule: "CN-F2", notation: "write 3 a1" });
  const accepted = live.act("write 3 a2");
  last().say({ type: "ack", key: last().sent[2]?.["key"], position: 4 });
  expect(await accepted).toBe(true);
  expect(live.slip).toBeNull();
});

test("a table that is gone is not tried again, and nothing waits for ever", async () => {
  const live = seated();
  const waits = live.tell("undo");
  last().break(4404);
  expect(await waits).toBe(false);
  expect([live.status, live.closed]).toEqual(["closed", 4404]);
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

test("a server that stays away is tried ever more seldom", () => {
  const live = seated();
  for (const pause of [300, 1000, 2000, 4000, 8000, 8000]) {
    const before = Socket.all.length;
    last().break(1006);
    vi.advanceTimersByTime(pause - 1);
    expect(Socket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(before + 1);
  }
  live.close();
});
