/** What was done, one entry per turn: the jumps of a chain belong together. */
import type { Happened } from "../../server/history";
import { readMove } from "./notation";
import type { Last } from "./view";

export interface PastMove {
  /** The number of its first event. */
  number: number;
  seat: number;
  /** From, over, to, over, to; a placement: its dot. */
  dots: string[];
  /** How many were jumped over. */
  jumps: number;
  points: number;
  /** The numbers of its other events. */
  more: number[];
}

type Event = Pick<Happened, "kind" | "seat" | "text" | "number" | "facts">;

/** A game that goes on from a record has no log of its own yet; its position knows the last action. */
export function begun(log: readonly Happened[], last: Last | null): readonly Happened[] {
  if (!last || log.some(({ kind }) => kind === "action")) return log;
  return [...log, { kind: "action", seat: last.seat, text: last.action, number: 0 }];
}

export function pastMoves(log: readonly Event[]): PastMove[] {
  const found: PastMove[] = [];
  for (const event of log) {
    if (event.kind !== "action" || event.seat < 0) continue;
    const { word, at, over, to } = readMove(event.text);
    if (word === "stop" || word === "pass") continue;
    const last = found.at(-1);
    const points = Number(event.facts?.["points"] ?? 0);
    if (over && last?.jumps && last.seat === event.seat && last.dots.at(-1) === at) {
      last.dots.push(over, to);
      last.jumps += 1;
      last.points += points;
      last.more.push(event.number);
    } else {
      const dots = at === to ? [to] : over ? [at, over, to] : [at, to];
      found.push({ number: event.number, seat: event.seat, dots, jumps: over ? 1 : 0, points, more: [] });
    }
  }
  return found;
}

/** What a seat's steps would be, one after the other. */
export function movesOf(steps: readonly string[], seat: number): PastMove[] {
  return pastMoves(steps.map((text, number) => ({ kind: "action", seat, text, number, facts: {} })));
}

/** What the others did since the seat's own last turn; nothing of a round that is over. */
export function sinceOwn(log: readonly Happened[], seat: number | null): PastMove[] {
  const end = log.reduce((at, { facts }, place) => (facts?.["round"] === undefined ? at : place + 1), 0);
  const moves = pastMoves(log.slice(end));
  const own = moves.reduce((at, move, place) => (move.seat === seat ? place + 1 : at), 0);
  return moves.slice(own);
}
