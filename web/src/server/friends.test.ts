import { beforeEach, expect, test } from "vitest";

import { addFriendSecret, dropFriends, friendSecrets, isFriendSecret, ownFriendSecret } from "./friends";

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  },
});
beforeEach(() => kept.clear());
const secret = (letter: string): string => letter.repeat(20);

test("one link serves all friends, and is made once", () => {
  const own = ownFriendSecret();
  expect(isFriendSecret(own)).toBe(true);
  expect(ownFriendSecret()).toBe(own);
  expect(friendSecrets()).toEqual([own]);
});

test("a friend's link adds to those one has, each once, the oldest go", () => {
  for (const letter of "abcdefghia") addFriendSecret(secret(letter));
  expect(friendSecrets()).toEqual([..."cdefghia"].map(secret));
});

test("what is no secret of a friend is not taken from a browser", () => {
  kept.set("connectable.friends", JSON.stringify(["heron-482", secret("x"), 7]));
  expect(friendSecrets()).toEqual([secret("x")]);
  kept.set("connectable.friends", "{");
  expect(() => friendSecrets()).not.toThrow();
  dropFriends();
  expect(kept.size).toBe(0);
});
