/** The HTTP addresses of the server. */
import { settings } from "../app/settings.svelte";
import type { Problem } from "./wire";

/** What the server refused, with its sentence in the language of the page. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence);
  }
}

/** Nobody answered: the network is away or the server restarts. */
export class Away extends Error {}

export interface Door {
  token?: string | undefined;
  code?: string | undefined;
}

export async function ask<T>(method: "GET" | "POST", path: string, body?: unknown, door: Door = {}): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (door.token) headers["Authorization"] = `Bearer ${door.token}`;
  if (door.code) headers["Table-Code"] = door.code;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Away(path);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const problem = answer as Problem | null;
    throw new Refused(
      response.status,
      problem ?? { error: "trouble", sentence: "", rule: "", detail: {}, title: "", position: -1 },
    );
  }
  return answer as T;
}

/** A key of the client's own, so that sending twice never acts twice. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
