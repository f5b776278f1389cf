/** The time that answers and votes have left, by the server's clock. */
import type { LiveTable } from "../../server/live-table.svelte";

const BEAT_MILLIS = 200;

export class Clock {
  now = $state(0);
  /** How long each deadline was when it was first seen. */
  private spans = new Map<number, number>();

  constructor(readonly live: LiveTable) {
    this.now = live.now();
  }

  /** Beats while something runs out; gives what stops it. */
  run(): () => void {
    this.now = this.live.now();
    const timer = setInterval(() => (this.now = this.live.now()), BEAT_MILLIS);
    return () => clearInterval(timer);
  }

  deadlineOf(seat: number): number {
    return this.live.table?.seats[seat]?.deadline ?? -1;
  }

  /** The latest of several seats' deadlines; −1: nobody's time runs. */
  latest(seats: readonly number[]): number {
    return Math.max(-1, ...seats.map((seat) => this.deadlineOf(seat)));
  }

  seconds(deadline: number): number {
    return Math.max(0, Math.ceil((deadline - this.now) / 1000));
  }

  /** From 1 to 0 as the time runs out. */
  share(deadline: number): number {
    if (deadline < 0) return 1;
    let span = this.spans.get(deadline);
    if (span === undefined) {
      // by the clock itself: the last beat may be long ago, and the ring would not start full
      span = Math.max(1, deadline - this.live.now());
      this.spans.set(deadline, span);
    }
    return Math.min(1, Math.max(0, deadline - this.now) / span);
  }
}

/** An arc clockwise from the top that covers that share of a circle. */
export function arc(cx: number, cy: number, radius: number, share: number): string {
  const angle = Math.min(share, 0.9999) * 2 * Math.PI;
  const [x, y] = [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)];
  return `M${cx} ${cy - radius}A${radius} ${radius} 0 ${angle > Math.PI ? 1 : 0} 1 ${x.toFixed(3)} ${y.toFixed(3)}`;
}
