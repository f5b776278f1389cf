/** For tests of what goes over a connection. */
export type Message = Record<string, unknown>;

/** A socket whose other end is the test. */
export class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Message[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  say(message: Message): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  break(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}
