import { expect, test, vi } from "vitest";

vi.mock("./server-info", () => ({ serverInfo: () => Promise.resolve({ longest_name: 24 }) }));
const { cutName, limitName, sentName } = await import("./name-limit");

test("a name is cut by characters as people count them", () => {
  expect(cutName("  Ploy  ", 24)).toBe("Ploy");
  expect(cutName("e\u0301".repeat(3), 2)).toBe("éé");
  expect(cutName("🦊🦊🦊", 2)).toBe("🦊🦊");
  expect(cutName("Anna Maria", 5)).toBe("Anna");
});

test("what is sent is never longer than the server takes", async () => {
  expect(await sentName("x".repeat(40))).toBe("x".repeat(24));
});

test("a field takes what the server takes, and what it held is cut", async () => {
  const dispatchEvent = vi.fn<() => void>();
  const field = { value: "x".repeat(40), maxLength: -1, dispatchEvent };
  limitName(field as unknown as HTMLInputElement);
  await Promise.resolve();
  expect([field.maxLength, field.value.length]).toEqual([24, 24]);
  expect(dispatchEvent).toHaveBeenCalledOnce();
});
