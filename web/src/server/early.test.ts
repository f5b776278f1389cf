import { afterEach, beforeEach, expect, test, vi } from "vitest";

import FIRST from "../../public/first.js?raw";
import { earlyHouse } from "./early";
import { Socket } from "./fake-socket";
import { LiveTable } from "./live-table.svelte";

const AHEAD = { pages: {}, games: { generic: [] }, words: { en: {}, th: {} }, faces: {} };
const SEAT = { table: "moss", game: "connect5", seat: 0, token: "secret", code: "otter-1", at: 0 };

/** Runs the page's first script at an address of somebody who has a seat at the table `moss`. */
function first(pathname: string, hash = ""): void {
  const kept: Record<string, unknown> = {
    "connectable.seats": [SEAT],
    "connectable.settings": { language: "en" },
  };
  const root = { dataset: {} };
  const link = { append: () => {} };
  vi.stubGlobal("location", { protocol: "https:", host: "house.example", pathname, hash });
  vi.stubGlobal("localStorage", { getItem: (key: string) => JSON.stringify(kept[key] ?? null) });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", {
    documentElement: root,
    head: link,
    createElement: () => ({}),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  new Function(FIRST.replace("const AHEAD = null", `const AHEAD = ${JSON.stringify(AHEAD)}`))();
}

const seated = () => new LiveTable("moss", "secret", "otter-1");

function opened(): Socket {
  const socket = Socket.all[0]!;
  socket.open();
  return socket;
}
const snapshot = (position: number) => ({ type: "snapshot", table: { position, now: Date.now(), seat: 0 } });

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("requestAnimationFrame", () => {});
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"events":[]}')));
});

afterEach(() => {
  globalThis.early = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first script asks for a table with the very words of a live table", () => {
  first("/t/moss");
  const early = opened();
  globalThis.early = undefined;
  seated();
  const later = Socket.all[1]!;
  later.open();
  expect(early.address).toBe(later.address);
  expect(early.sent).toEqual(later.sent);
});

test("a live table goes on with the early connection and hears what it has said", () => {
  first("/t/moss");
  const socket = opened();
  socket.say(snapshot(7));
  const live = seated();
  expect(Socket.all).toHaveLength(1);
  expect(live.table?.position).toBe(7);
  socket.say(snapshot(8));
  expect(live.table?.position).toBe(8);
  expect(socket.sent).toHaveLength(1);
});

test("a live table that comes before the early connection is open says hello itself", () => {
  first("/t/moss");
  seated();
  expect(opened().sent).toHaveLength(1);
});

test("an early connection that the table has closed is not opened again", () => {
  first("/t/moss");
  opened().break(4404);
  const live = seated();
  expect([live.status, live.closed]).toEqual(["closed", 4404]);
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

test("an early connection for other eyes is closed", () => {
  first("/t/moss", "#newt-2"); // by an invite with another code
  const socket = opened();
  seated();
  expect(socket.readyState).toBe(3);
  expect(Socket.all).toHaveLength(2);
});

test("what the server offers is asked for once, in the language of the page", async () => {
  first("/");
  expect(earlyHouse("th")).toBeUndefined();
  first("/");
  expect(await earlyHouse("en")?.then((answer) => answer.json())).toEqual({ events: [] });
  expect(earlyHouse("en")).toBeUndefined();
  expect(Socket.all).toEqual([]);
});
