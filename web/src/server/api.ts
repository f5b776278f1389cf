/** The HTTP routes of the server. */
import { settings } from "../app/settings.svelte";
import type { Problem, Routes } from "./wire";

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

/** What lets somebody in: the token of a seat, the code of a private table. */
export interface Access {
  token?: string | undefined;
  code?: string | undefined;
  /** The key of one's profile. */
  player?: string | undefined;
}

export type Route = keyof Routes;
/** What a route takes: places in its path, a query, a body. */
export type Request<R extends Route> = Omit<Routes[R], "answer"> & {
  access?: Access;
  /** The answer that is on its way already. */
  early?: Promise<Response> | undefined;
};
interface AnyRequest {
  path?: Record<string, string | number>;
  query?: object;
  body?: unknown;
  access?: Access;
  early?: Promise<Response>;
}

/** Calls a route of the server; takes and answers what the generated table of routes says. */
export async function ask<R extends Route>(
  route: R,
  ...[request]: object extends Request<R> ? [request?: Request<R>] : [request: Request<R>]
): Promise<Routes[R]["answer"]> {
  const { path = {}, query = {}, body, access = {}, early } = (request ?? {}) as AnyRequest;
  const [method = "", template = ""] = route.split(" ");
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (access.token) headers["Authorization"] = `Bearer ${access.token}`;
  if (access.code) headers["Table-Code"] = access.code;
  if (access.player) headers["Player-Key"] = access.player;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const address = addressOf(template, path, query);
  let response: Response;
  try {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    response = await (early ?? fetch(address, { method, headers, ...sent }));
  } catch {
    throw new Away(address);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const problem = answer as Problem | null;
    throw new Refused(
      response.status,
      problem ?? { error: "trouble", sentence: "", rule: "", detail: {}, title: "", position: -1 },
    );
  }
  return answer as Routes[R]["answer"];
}

/** `/api/tables/{id}` with its places filled, and the query behind it. */
function addressOf(template: string, path: Record<string, string | number>, query: object): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, place: string) => encodeURIComponent(path[place] ?? ""));
  const asked = new URLSearchParams(query as Record<string, string>).toString();
  return asked ? `${filled}?${asked}` : filled;
}

/** A key of the client's own, so that sending twice never acts twice. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
