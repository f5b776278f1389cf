/** What a game brings to the client, the games that are there, and what they are called. It imports none of them. */
import type { Component } from "svelte";

import { addWords, hasMessage, say, type Sentence } from "../app/i18n.svelte";
import { settings } from "../app/settings.svelte";
import type { LiveTable } from "../server/live-table.svelte";
import { serverInfo } from "../server/server-info";
import type { GameSeen, OutcomeSeen, Replay, TableSeen } from "../server/wire";

/** What a game's folder exports from its `index.ts`, by the type of its views. */
export interface GameClient<View = any> {
  /** The whole table while it is played: everything below the top bar. */
  Table: Component<{ live: LiveTable }>;
  /** How things stand, for looking only: result, replay, thumbnails. */
  StaticBoard: Component<{ view: View; table: TableSeen; small?: boolean }>;
  /** What else there is to say when it is over; `move` turns the replay to a moment. */
  ResultExtras?: Component<{ live: LiveTable; table: TableSeen; replay: Replay; move: (at: number) => void }>;
  /** What a seat did, in the words of the move log; null: nothing worth a line. `names` by seat. */
  logLine(notation: string, seat: number, names: string[]): Sentence | null;
  /** The line beside the game's name in the top bar: “Round 7 of 12, fill”. */
  subtitle(view: View): Sentence | null;
  /** Points of a seat, as far as the viewer knows them; null: not shown. */
  points(view: View, seat: number): number | null;
  /** Whether a game ended without a winner, although somebody ranks first. */
  isLost?(outcome: OutcomeSeen): boolean;
}

/** The pictures of a game's rulebook, fetched when somebody reads a rule. */
export interface Pictures {
  default: Component<{ rule: string }>;
  has(rule: string): boolean;
}

/** What a game's folder exports from its `about.ts`: what the start page shows before anything else is fetched. */
export interface GameAbout {
  /** Its place in lists. */
  order: number;
  /** Prefix of its keys in the catalogues. */
  prefix: string;
  /** Its colours in the design: `nnn` for `--g-nnn`, `--g-nnn-soft` and `--g-nnn-lid`. */
  colours: string;
  /** The picture on its box. */
  Art: Component;
  /** The chapter of a rule, by the letter of its id; by default each letter is one. */
  chapterOf?(letter: string): string;
}

export interface Game extends GameAbout {
  load: () => Promise<{ default: GameClient }>;
  pictures: () => Promise<Pictures>;
}

/** The games that have a folder of their own, by name and in their order. */
export const GAMES: Record<string, Game> = {};
/** Stands for every other game. */
let generic: Game | undefined;
/** Prefixes of the catalogues that games from outside bring. */
const outside: Record<string, string> = {};

/** Called once when the client starts. */
export function register(games: Record<string, Game>, other: Game): void {
  const sorted = Object.entries(games).sort(([, a], [, b]) => a.order - b.order);
  for (const [name, game] of sorted) GAMES[name] = game;
  generic = other;
}

/** What the client has for a game; for one without a folder what serves any game. */
export function gameOf(name: string): Game {
  const found = GAMES[name] ?? generic;
  if (!found) throw new Error("no games are registered");
  return found;
}

/** The server's games in the order of lists, ours first; the words that games from outside bring are there afterwards. */
export async function gamesHere(): Promise<GameSeen[]> {
  const { language } = settings;
  const { games } = await serverInfo();
  for (const game of games) {
    if (game.name in GAMES) continue;
    outside[game.name] = game.prefix;
    addWords(language, game.words);
  }
  return [...games].sort((a, b) => gameOf(a.name).order - gameOf(b.name).order);
}

/** A colour of a game in the design. */
export function colourOf(name: string, kind: "" | "-soft" | "-lid" = ""): string {
  return `var(--g-${gameOf(name).colours}${kind})`;
}

export function gameName(name: string): string {
  return name in GAMES ? say(`wb-game-${name}`) : wordOf(name, "name", name);
}

/** A word of a game's catalogue; `otherwise` where the game is from outside and has no such word. */
export function wordOf(game: string, key: string, otherwise: string): string {
  const own = GAMES[game];
  if (own) return say(`${own.prefix}-${key}`);
  const found = `${outside[game]}-${key}`;
  return outside[game] && hasMessage(found) ? say(found) : otherwise;
}
