/** A class as its teacher or a pupil is told of it, and what they ask of it. It judges nothing. */
import { ask, newKey } from "./api";
import { forgetClass, type MyClass } from "./my-classes";
import type { ClassCommand, ClassMessage, ClassSeen } from "./wire";
import { whyFailed } from "./why-failed";

const AGAIN_MILLIS = [300, 1000, 2000, 4000, 8000];
/** Why a socket was closed for good: nobody's token, no such class, the class is over. */
const LAST_WORDS = new Set([4401, 4404, 4410]);
/** Without a word: a class says something at least every 25 seconds. */
const PATIENCE_MILLIS = 60_000;

export class LiveClass {
  seen = $state.raw<ClassSeen | null>(null);
  /** Why there is nothing more to be told; 0: there is. */
  closed = $state(0);
  away = $state(false);
  warning = $state("");
  /** Server's clock minus ours. */
  skew = 0;
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private ended = false;

  constructor(readonly held: MyClass) {
    this.open();
  }

  now(): number {
    return Date.now() + this.skew;
  }

  /** Whether it was done; a refusal becomes the warning. */
  async tell(
    command: ClassCommand["command"],
    data: Omit<Partial<ClassCommand>, "command" | "key"> = {},
  ): Promise<boolean> {
    try {
      await ask("POST /api/classes/{id}/commands", {
        path: { id: this.held.id },
        body: { command, key: newKey(), ...data },
        access: { token: this.held.token },
      });
      this.warning = "";
      return true;
    } catch (error) {
      this.warning = whyFailed(error);
      return false;
    }
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/classes/${encodeURIComponent(this.held.id)}/live`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: this.held.token }));
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ClassMessage);
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
    this.listen();
  }

  private hear(message: ClassMessage): void {
    this.skew = message.now - Date.now();
    this.seen = message.class;
    this.away = false;
    this.tries = 0;
    this.listen();
  }

  /** A connection that says nothing for too long is a dead one. */
  private listen(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const old = this.socket;
      this.socket = null;
      old?.close();
      this.lost(1006);
    }, PATIENCE_MILLIS);
  }

  private lost(code: number): void {
    clearTimeout(this.timer);
    if (this.ended) return;
    if (LAST_WORDS.has(code)) {
      this.closed = code;
      forgetClass(this.held.id);
      return;
    }
    this.away = true;
    const pause = AGAIN_MILLIS[Math.min(this.tries, AGAIN_MILLIS.length - 1)] ?? 8000;
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), pause);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
