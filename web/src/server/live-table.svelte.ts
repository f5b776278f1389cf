/**
 * One seat's (or a watcher's) live connection to a table: what it sees, and what it sends.
 *
 * It judges nothing. What was sent and not answered is sent again with the same key after the connection came back, so
 * a tap is never lost and never counts twice.
 */
import { ask, newKey, type Access } from "./api";
import { seatName } from "./seat-name";
import { patched } from "./delta";
import { earlySocket, type EarlySocket } from "./early";
import { settings } from "../app/settings.svelte";
import { merged, standing } from "./history";
import { afterPaint } from "../app/after-paint";
import { say } from "../app/i18n.svelte";
import type {
  Commands,
  EventSeen,
  FromClient,
  Problem,
  SocketAction,
  SocketCommand,
  TableSeen,
  ToClient,
} from "./wire";

export interface Slip {
  title: string;
  sentence: string;
  rule: string;
  detail: Record<string, unknown>;
  /** What was tried. */
  notation: string;
}

export type Answer = { done: true; position: number } | { done: false; problem: Problem };
type Message = SocketAction | SocketCommand;
type Sending = { message: Message; settle: (answer: Answer) => void };

/** As long as the table's own news may come after the answer. */
const SEEN_MILLIS = 3000;
const PATIENCE_MILLIS = 40_000;
/** Without a word from the server, not even a ping. */
const AGAIN_MILLIS = [300, 1000, 2000, 4000, 8000];

/** What a game does with data of its tables before anybody is shown it: words in the reader's language. */
export type Reader = (view: any) => <T>(data: T) => T;

export class LiveTable {
  /** As the server sent it. */
  private sent = $state.raw<TableSeen | null>(null);
  /** Set by the page when the game's own code is there. */
  reader = $state.raw<Reader | null>(null);
  private read = $derived(this.sent?.view && this.reader ? this.reader(this.sent.view) : unchanged);
  /** As its reader is shown it. */
  table = $derived.by(() => {
    const { sent, read } = this;
    return sent && read !== unchanged ? { ...sent, view: read(sent.view), previews: read(sent.previews) } : sent;
  });
  /** Everything that this viewer has seen happen, from the first event on. */
  private history = $state.raw<EventSeen[]>([]);
  /** What happened and was not taken back, oldest first. */
  log = $derived.by(() => this.read(standing(this.history)));
  private unread = $state.raw<EventSeen[]>([]);
  /** The last message's news, for those who animate it. */
  news = $derived.by(() => this.read(this.unread));
  status = $state<"opening" | "open" | "away" | "closed">("opening");
  /** Whether even the first connection fails. */
  unreached = $state(false);
  /** Why a connection was closed for good: a close code of the protocol. */
  closed = $state(0);
  /** Notations that were sent and not yet answered. */
  sending = $state<string[]>([]);
  /** The refusal that is shown; stays until closed or the next accepted action. */
  slip = $state.raw<Slip | null>(null);
  /** How many people watch. */
  watchers = $state(0);
  /** Server's clock minus ours. */
  skew = 0;

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Sending>();
  private tries = 0;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private fetching: Promise<void> | null = null;

  constructor(
    readonly id: string,
    readonly token: string | null,
    readonly code: string,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Our own seat, or null for a watcher. */
  get seat(): number | null {
    return this.table?.seat ?? null;
  }

  /** What lets us in over HTTP as well. */
  get access(): Access {
    const seated = this.table === null || this.table.seat !== null; // who has got up watches with the code
    return { token: (seated && this.token) || undefined, code: this.code };
  }

  get mine(): boolean {
    const { table } = this;
    return table?.seat != null && table.to_act.includes(table.seat);
  }

  /** Whether the table waits between two rounds until people have looked. */
  get resting(): boolean {
    return this.table?.phase === "playing" && this.table.ready_until >= 0;
  }

  /** Another view of this table, a moment of its replay, as its reader is shown it. */
  shown<T>(view: T): T {
    return this.reader ? this.reader(view)(view) : view;
  }

  /** Now, by the server's clock. */
  now(): number {
    return Date.now() + this.skew;
  }

  nameOf(seat: number): string {
    return seatName(this.table, seat);
  }

  /** The name in a list of seats, where one looks for oneself. */
  listedName(seat: number): string {
    const name = this.nameOf(seat);
    return seat === this.seat ? say("wb-named-you", { name }) : name;
  }

  /** Takes an action; a refusal becomes the slip. */
  async act(notation: string): Promise<boolean> {
    return this.settle(
      notation,
      await this.send({ type: "action", action: notation, position: this.table?.position ?? 0 }, notation),
    );
  }

  /** Takes an action and waits until the table shows it, for acts that follow each other. */
  async actAndSee(notation: string): Promise<boolean> {
    const before = this.table?.position ?? 0;
    if (!(await this.act(notation))) return false;
    const until = Date.now() + SEEN_MILLIS;
    while ((this.table?.position ?? 0) <= before && Date.now() < until)
      await new Promise((done) => setTimeout(done, 4));
    return true;
  }

  /** Asks why an action is not possible, and shows the slip; true when it would be. */
  async ask(notation: string): Promise<boolean> {
    return this.settle(
      notation,
      await this.send({ type: "action", action: notation, position: this.table?.position ?? 0, try: true }, notation),
    );
  }

  /** Anything else a seat may ask of its table. */
  async tell<C extends keyof Commands>(
    command: C,
    ...[data]: object extends Commands[C] ? [data?: Commands[C]] : [data: Commands[C]]
  ): Promise<boolean> {
    return this.settle(command, await this.send({ type: "command", command, data: { ...data } }, command));
  }

  private settle(notation: string, answer: Answer): boolean {
    if (answer.done) {
      this.slip = null;
      return true;
    }
    const { title, sentence, rule, detail } = answer.problem;
    this.slip = { title, sentence, rule, detail, notation };
    return false;
  }

  private send(keyless: Omit<SocketAction, "key"> | Omit<SocketCommand, "key">, notation: string): Promise<Answer> {
    const key = newKey();
    const message: Message = { ...keyless, key };
    this.sending = [...this.sending, notation];
    return new Promise((resolve) => {
      const settle = (answer: Answer): void => {
        this.waiting.delete(key);
        const place = this.sending.indexOf(notation);
        this.sending = this.sending.filter((_, index) => index !== place);
        resolve(answer);
      };
      this.waiting.set(key, { message, settle });
      this.post(message);
    });
  }

  private post(message: Message): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.status === "open") put(this.socket, message);
  }

  private open(): void {
    clearTimeout(this.timer);
    const { id, token, code } = this;
    const { language } = settings;
    const early = earlySocket({ id, token, code, language });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket =
      early?.socket ??
      new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live?lang=${language}`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      const after = this.table?.position ?? 0;
      put(socket, { type: "hello", after, code, deltas: true, short: true, ...(token ? { token } : {}) });
      this.watch();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
    if (early) this.catchUp(early);
  }

  /** A connection that was opened before we were there: what it has said meanwhile, and whether it is still open. */
  private catchUp({ socket, heard, closed }: EarlySocket): void {
    if (socket.readyState === WebSocket.OPEN) this.watch();
    for (const { data } of heard) this.hear(JSON.parse(String(data)) as ToClient);
    if (closed) this.lost(closed);
  }

  private hear(message: ToClient): void {
    this.heard = Date.now();
    switch (message.type) {
      case "snapshot":
        this.see(message.table, []);
        break;
      case "event":
        this.see(message.table, message.events);
        break;
      case "delta":
        if (this.sent) this.see(patched(this.sent, message), message.events);
        break;
      case "ack":
        this.waiting.get(message.key)?.settle({ done: true, position: message.position });
        break;
      case "refused":
        this.waiting.get(message.key)?.settle({ done: false, problem: message.problem });
        break;
      case "watchers":
        this.watchers = message.count;
        break;
      case "ping":
        if (this.socket) put(this.socket, { type: "pong" });
    }
  }

  private see(table: TableSeen, news: EventSeen[]): void {
    this.skew = table.now - Date.now();
    this.sent = table;
    this.unreached = false;
    this.unread = news;
    this.remember(table.position, news);
    if (this.status !== "open") {
      this.status = "open";
      this.tries = 0;
      for (const { message } of this.waiting.values()) this.post(message);
    }
  }

  /** Adds what is new to the history; what was missed before it is fetched. */
  private remember(position: number, news: EventSeen[]): void {
    const all = merged(this.history, position, news);
    if (all) this.history = all;
    else if (!this.fetching) this.fetching = this.fetchHistory().finally(() => (this.fetching = null));
  }

  private async fetchHistory(): Promise<void> {
    if (!this.history.length) await afterPaint(); // the board first, then its log
    while (!this.ended && this.history.length < (this.table?.position ?? 0)) {
      const after = this.history.length;
      const page = await ask("GET /api/tables/{id}/events", {
        path: { id: this.id },
        query: { after: String(after) },
        access: this.access,
      }).catch(() => null); // the next message tries again
      if (!page?.events.length) return;
      this.history = merged(this.history, after + page.events.length, page.events) ?? this.history;
    }
  }

  private lost(code: number): void {
    if (this.ended) return;
    if ([4401, 4403, 4404, 4410, 4411].includes(code)) {
      clearTimeout(this.timer); // what listens for silence would open it again
      this.status = "closed";
      this.closed = code;
      for (const sending of this.waiting.values()) sending.settle({ done: false, problem: gone() });
      return;
    }
    this.status = this.table ? "away" : "opening";
    this.unreached = !this.table;
    const pause = AGAIN_MILLIS[Math.min(this.tries, AGAIN_MILLIS.length - 1)] ?? 8000;
    this.tries += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), pause);
  }

  /** A connection that says nothing for too long is a dead one, whatever the system believes. */
  private watch(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (Date.now() - this.heard > PATIENCE_MILLIS) this.again();
      else this.watch();
    }, 5000);
  }

  private again(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.lost(1006);
  }

  /** The phone woke up or the network is back: do not wait for the timer. */
  private hurry = (): void => {
    if (document.hidden || this.ended || this.status === "closed") return;
    if (this.socket?.readyState === WebSocket.OPEN && Date.now() - this.heard < PATIENCE_MILLIS) return;
    this.tries = 0;
    this.again();
  };

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }
}

function unchanged<T>(data: T): T {
  return data;
}

function put(socket: WebSocket, message: FromClient): void {
  socket.send(JSON.stringify(message));
}

function gone(): Problem {
  return { error: "not-found", sentence: say("wb-table-gone"), rule: "", detail: {}, title: "", position: -1 };
}
