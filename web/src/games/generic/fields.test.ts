import { expect, test, vi } from "vitest";

vi.mock("../../app/i18n.svelte", () => ({ say: (key: string) => key, row: (items: string[]) => items.join(", ") }));

const { isLine, lineOf, plainName } = await import("./fields");

test("names read as words", () => {
  expect(plainName("cards_left")).toBe("cards left");
});

test("values read as one line", () => {
  expect(lineOf([4, true, "", "x"])).toBe("4, wb-other-yes, wb-other-nothing, x");
  expect([lineOf([]), lineOf(null), lineOf(false), lineOf(0)]).toEqual([
    "wb-other-nothing",
    "wb-other-nothing",
    "wb-other-no",
    "0",
  ]);
});

test("records and lists of them take more than a line", () => {
  expect([isLine("47"), isLine([1, null]), isLine([[1]]), isLine([{ a: 1 }]), isLine({ a: 1 })]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
