/** The games of the client: each brings its table, fetched when somebody sits down to it. */
import type { Component } from "svelte";

import type { LiveTable } from "../server/live-table.svelte";
import type { Sound } from "../app/sound";
import type { Values } from "../app/i18n.svelte";
import type { Replay, TableSeen } from "../server/wire";

/** A sentence by its key. */
export interface Sentence {
  key: string;
  values: Values;
}

/** What a game's folder exports from its `index.ts`. */
export interface GameClient {
  /** The whole table while it is played: everything below the top bar. */
  Table: Component<{ live: LiveTable }>;
  /** How things stand, for looking only: result, replay, thumbnails. */
  StaticBoard: Component<{ view: Record<string, any>; table: TableSeen; small?: boolean }>;
  /** What else there is to say when it is over; `move` turns the replay to a moment. */
  ResultExtras?: Component<{ live: LiveTable; table: TableSeen; replay: Replay; move: (at: number) => void }>;
  /** What a seat did, in the words of the move log; null: nothing worth a line. `names` by seat. */
  logLine(notation: string, seat: number, names: string[]): Sentence | null;
  /** The line beside the game's name in the top bar: “Round 7 of 12, fill”. */
  subtitle(view: Record<string, any>): Sentence | null;
  /** Points of a seat, as far as the viewer knows them; null: not shown. */
  points(view: Record<string, any>, seat: number): number | null;
}

/** The pictures of a game's rulebook, fetched when somebody reads a rule. */
export interface Pictures {
  default: Component<{ rule: string }>;
  has(rule: string): boolean;
}

interface Game {
  /** Prefix of its keys in the catalogues. */
  prefix: string;
  /** What chance decides: real dice could be rolled instead, cards are dealt, or nothing. */
  chance: "dice" | "cards" | "none";
  /** What a move sounds like. */
  move: Sound;
  load: () => Promise<{ default: GameClient }>;
  pictures: () => Promise<Pictures>;
}

export const GAMES: Record<string, Game> = {
  connnect: { prefix: "cn", move: "pencil", chance: "dice", load: () => import("./connnect"), pictures: () => import("./connnect/RulePicture.svelte") },
  connect5: { prefix: "c5", move: "token", chance: "none", load: () => import("./connect5"), pictures: () => import("./connect5/RulePicture.svelte") },
  connections: { prefix: "cx", move: "card", chance: "cards", load: () => import("./connections"), pictures: () => import("./connections/RulePicture.svelte") },
};
