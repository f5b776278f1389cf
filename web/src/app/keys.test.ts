import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { isGameKey } from "./keys";

let over: object | null = null;
const on = (found: object | null, more: object = {}): KeyboardEvent =>
  ({ key: "c", target: { closest: () => found }, ...more }) as unknown as KeyboardEvent;

beforeEach(() => {
  over = null;
  vi.stubGlobal("document", { querySelector: () => over });
});
afterEach(() => vi.unstubAllGlobals());

test("a key on the page is the game's", () => {
  expect(isGameKey(on(null))).toBe(true);
  expect(isGameKey({ key: "c", target: {} } as KeyboardEvent)).toBe(true); // the document itself
});

test("what is typed into a field is not", () => {
  expect(isGameKey(on({}))).toBe(false);
  expect(isGameKey(on(null, { isComposing: true }))).toBe(false);
});

test("nor is any key while a dialog lies over the game, wherever the focus is", () => {
  over = {};
  expect(isGameKey(on(null))).toBe(false);
});

test.each(["ctrlKey", "metaKey", "altKey"])("nor a key of the browser: %s", (held) => {
  expect(isGameKey(on(null, { [held]: true }))).toBe(false);
});
