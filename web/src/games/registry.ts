/** What a game brings to the client, and the games that are there. It imports none of them. */
import type { Component } from "svelte";

import type { LiveTable } from "../server/live-table.svelte";
import type { Sound } from "../app/sound";
import type { Sentence } from "../app/i18n.svelte";
import type { Replay, TableSeen } from "../server/wire";

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

export interface Game {
  /** Prefix of its keys in the catalogues. */
  prefix: string;
  /** What chance decides: real dice could be rolled instead, cards are dealt, or nothing. */
  chance: "dice" | "cards" | "none";
  /** What a move sounds like. */
  move: Sound;
  load: () => Promise<{ default: GameClient }>;
  pictures: () => Promise<Pictures>;
}

/** By the name of the game. */
export const GAMES: Record<string, Game> = {};

/** Called once when the client starts. */
export function register(games: Record<string, Game>): void {
  for (const [name, game] of Object.entries(games)) GAMES[name] = game;
}
