import { expect, test, vi } from "vitest";

vi.mock("../app/i18n.svelte", () => ({ say: (key: string) => key }));
const { Away, Refused } = await import("./api");
const { whyFailed } = await import("./why-failed");

const problem = { error: "trouble", sentence: "", rule: "", detail: {}, title: "", position: -1 };

test("a refusal has its own sentence", () => {
  expect(whyFailed(new Refused(422, { ...problem, sentence: "No seat is open." }))).toBe("No seat is open.");
});

test("nobody is shown an address or nothing at all", () => {
  for (const error of [new Away("/api/tables"), new Refused(502, problem), new TypeError("failed"), "odd"])
    expect(whyFailed(error)).toBe("wb-no-answer");
});
