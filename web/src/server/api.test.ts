import { afterEach, expect, test, vi } from "vitest";

import { ask, Away, newKey, Refused } from "./api";

function answering(status: number, text: string): ReturnType<typeof vi.fn> {
  const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response(text, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

test("what lets us in goes into headers, never into the address", async () => {
  const fetched = answering(200, "{}");
  await ask("POST /api/tables/{id}/join", {
    path: { id: "moss/green" },
    body: { name: "Ploy" },
    access: { token: "secret", code: "word" },
  });
  const [path, sent] = fetched.mock.calls[0] as [string, RequestInit];
  expect(path).toBe("/api/tables/moss%2Fgreen/join");
  expect(sent.method).toBe("POST");
  expect(sent.headers).toMatchObject({ Authorization: "Bearer secret", "Table-Code": "word" });
  expect(sent.body).toBe('{"name":"Ploy"}');
});

test("a question without a body says so", async () => {
  const fetched = answering(200, "{}");
  await ask("GET /api/house");
  const [, sent] = fetched.mock.calls[0] as [string, RequestInit];
  expect(sent).not.toHaveProperty("body");
  expect(sent.headers).not.toHaveProperty("Content-Type");
});

test("a question about something goes behind the address", async () => {
  const fetched = answering(200, "{}");
  await ask("GET /api/tables/{id}/replay/{at}", { path: { id: "moss", at: 3 }, query: { seat: "1" } });
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/tables/moss/replay/3?seat=1");
});

test("a refusal carries the server's sentence and its status", async () => {
  answering(409, '{"error":"refused","sentence":"No.","rule":"CN-F2"}');
  const failed = await ask("POST /api/rooms", { body: {} }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Refused);
  expect(failed).toMatchObject({ status: 409, message: "No.", problem: { rule: "CN-F2" } });
});

test("a refusal without words is still a refusal", async () => {
  answering(502, "<html>Bad gateway</html>");
  await expect(ask("GET /api/house")).rejects.toMatchObject({ status: 502, problem: { error: "trouble" } });
});

test("nobody answers: away", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
  await expect(ask("GET /api/house")).rejects.toBeInstanceOf(Away);
});

test("keys differ and have one length", () => {
  const keys = Array.from({ length: 50 }, newKey);
  expect(new Set(keys).size).toBe(50);
  expect(new Set(keys.map((key) => key.length))).toEqual(new Set([24]));
});
