/**
 * What the page's first script (`public/first.js`) has asked for before anything else of the client was there. Each is
 * taken once, by whoever asks for the same; what nobody takes stays as it is.
 */

/** The connection to the table of the address: open or on its way, with what came over it meanwhile. */
export interface EarlySocket {
  id: string;
  token: string | null;
  code: string;
  language: string;
  socket: WebSocket;
  heard: { data: unknown }[];
  /** Which game it is, where a seat is held here or the table has said it. */
  game?: string;
  /** The code with which it was closed meanwhile; 0: it was not. */
  closed: number;
  /** Once it has said something, or was closed. */
  told: Promise<void>;
}

declare global {
  interface ErrorConstructor {
    /** Of Chromium and those like it: how many lines an error remembers. The first script sets it to none. */
    stackTraceLimit?: number;
  }
  var early: { language: string; house?: Promise<Response>; table?: EarlySocket } | undefined;
}

/** Once the table of the address has said something, where somebody has asked it. */
export function earlyWord(): Promise<void> | undefined {
  return globalThis.early?.table?.told;
}

/** The game of the table of the address, as far as it is known. */
export function earlyGame(): string {
  return globalThis.early?.table?.game ?? "";
}

/** The answer to `/api/house` in this language; undefined: nobody has asked. */
export function earlyHouse(language: string): Promise<Response> | undefined {
  const { early } = globalThis;
  const found = early?.language === language ? early.house : undefined;
  delete early?.house;
  return found;
}

/** The connection to this table for the same eyes, if there is one; one for others is closed. */
export function earlySocket(wanted: Pick<EarlySocket, "id" | "token" | "code" | "language">): EarlySocket | undefined {
  const found = globalThis.early?.table;
  delete globalThis.early?.table;
  if (!found) return undefined;
  const { id, token, code, language } = wanted;
  if (found.id === id && found.token === token && found.code === code && found.language === language) return found;
  found.socket.close();
  return undefined;
}
