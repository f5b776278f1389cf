/** What this client reads of the view and the previews beyond the generated types. */
import type { CellView, ConnectionsView, PieceView, WindowView } from "./view";

export type View = ConnectionsView;
export type { CellView, PieceView, WindowView };

/** Two words that meet, as the referee and the table see them. */
export interface Pair {
  words: [string, string];
  /** `clear`, `debatable` or `no`. */
  verdict: string;
  /** A kind of link; empty: none known. */
  reason: string;
  /** A house ruling: `stands`, `falls` or empty. */
  ruling: string;
  side?: string;
  open?: boolean;
  line?: number;
}

/** What the server says of an action before it is taken. */
export interface Preview {
  points: number;
  ends_turn: boolean;
  reveals: boolean;
  spaces?: [number, number][];
  turns?: number[];
  pairs?: Pair[];
  multiplier?: number;
  touches?: number[];
}

export interface Ruling {
  words: [string, string];
  stands: boolean;
}

export const pairsOf = (window: WindowView): Pair[] => window.pairs as unknown as Pair[];
export const pairOf = (pair: Record<string, unknown>): Pair => pair as unknown as Pair;
