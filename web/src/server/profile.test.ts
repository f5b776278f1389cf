import { beforeEach, expect, test, vi } from "vitest";

import { dropKey, keyInFile, profileKey, readKey, spelled, useKey } from "./profile";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("a key is made once and stays", () => {
  const key = profileKey();
  expect(key).toMatch(/^[0-9a-z]{26}$/);
  expect(profileKey()).toBe(key);
});

test("another device takes it over as it is read, typed or scanned", () => {
  const key = profileKey();
  for (const text of [key, spelled(key), spelled(key).toUpperCase(), `https://x.org/settings#${key}`])
    expect(readKey(text)).toBe(key);
  useKey("abcdefghjkmnpqrstvwxyz0123");
  expect(profileKey()).toBe("abcdefghjkmnpqrstvwxyz0123");
});

test("anything else is no key", () => {
  for (const text of ["", "abc", "x".repeat(27), "ä".repeat(26)]) expect(readKey(text)).toBeNull();
});

test("a deleted key does not come back", () => {
  const key = profileKey();
  dropKey();
  expect(profileKey()).not.toBe(key);
});

test("a saved profile is read again, and no other file", () => {
  expect(keyInFile(JSON.stringify({ format: 1, name: "Ploy", key: "a".repeat(26) }))).toBe("a".repeat(26));
  for (const text of ["", "{", "null", "{}", '{"key": 7}', '"a"']) expect(keyInFile(text)).toBeNull();
});
