import { expect, test, vi } from "vitest";

import { contentIn, linkWith } from "./content-link";

vi.stubGlobal("location", { origin: "http://table.test" });

test("a link brings a deck to its game and to no other", async () => {
  const deck = "north,east,south,west,value\nแมว,DOG,ÉTÉ,SUN,3\n";
  const link = await linkWith("connections", deck);
  expect(link).toMatch(/^http:\/\/table\.test\/new\/connections#content=connections\.[A-Za-z0-9_-]+$/);
  expect(await contentIn(new URL(link).hash, "connections")).toBe(deck);
  expect(await contentIn(new URL(link).hash, "connect5")).toBe("");
});

test("what cannot be read is nothing", async () => {
  expect(await contentIn("#content=connections.abc", "connections")).toBe("");
  expect(await contentIn("#K7DM", "connections")).toBe("");
});
