/** What a game brings to the client, the games that are there, and what they are called. It imports none of them. */
import type { Component } from "svelte";

import { addWords, hasMessage, loadCatalogues, say, withWords, type Sentence } from "../app/i18n.svelte";
import { settings } from "../app/settings.svelte";
import type { Sound } from "../app/sound";
import type { LiveTable, Reader } from "../server/live-table.svelte";
import { serverInfo } from "../server/server-info";
import type { EventSeen, GameSeen, OutcomeSeen, Replay, TableSeen } from "../server/wire";

/** What is known of an action at its own table beyond the notation. */
export interface SeenWith<View> {
  facts: NonNullable<EventSeen["facts"]>;
  /** The seat that reads. */
  me: number | null;
  view: View | null;
}

/** What was played at a moment of a replay, and what a review found better: for the board to draw. */
export interface Marks {
  seat: number;
  /** The step in which they part. */
  played: string;
  better: string;
  /** From there to the end of the decision. */
  steps: readonly string[];
  better_steps: readonly string[];
}

/** What several seats are asked at once, and the act with which each of them says yes. */
export interface GroupQuestion {
  question: Sentence;
  seats: number[];
  agree: string;
}

/** A printed thing in words: its name, one sentence, the rule behind it; an icon where that rule has no picture. */
export interface Explanation {
  title: Sentence;
  text: Sentence;
  rule: string;
  icon?: string;
}

/** Keys that do the same, and the sentence of the catalogue that says what. */
export interface KeyLine {
  keys: readonly string[];
  text: string;
}

/** What a game's folder exports from its `index.ts`, by the type of its views. */
export interface GameClient<View = any> {
  /** The whole table while it is played: everything below the top bar. */
  Table: Component<{ live: LiveTable }>;
  /** How things stand, for looking only: result, replay, thumbnails. */
  StaticBoard: Component<{ view: View; table: TableSeen; small?: boolean; marks?: Marks | null }>;
  /** What else there is to say when it is over; `move` turns the replay to a moment. */
  extras?: () => Promise<{
    default: Component<{ live: LiveTable; table: TableSeen; replay: Replay; move: (at: number) => void }>;
  }>;
  /** What a seat did, in the words of the move log; null: nothing worth a line. `names` by seat. */
  logLine(notation: string, seat: number, names: string[], seen?: SeenWith<View>): Sentence | null;
  /** The same for a review, where two ways to do a thing must not read alike; null: as the log says it. */
  reviewLine?(notation: string, seat: number, names: string[], view: View | null): Sentence | null;
  /** One of the small steps that the log leaves out, for a review. */
  stepLine?(notation: string, seat: number, names: string[], view: View | null): Sentence | null;
  /** What to do, said to the one who does it: “Place on C5”; empty: the reason of a hint says it. */
  hintTitle?(notation: string, view: View): string;
  /** What a hint speaks of, as selectors of what is on the page. */
  hintTargets?(notation: string): string[];
  /** What an action led to, which everybody is told: the outcome of a vote. */
  newsLine?(facts: NonNullable<EventSeen["facts"]>, names: string[]): Sentence | null;
  /** At one device: a question that can be put to all at once; null: there is none now. */
  groupQuestion?(view: View, names: string[]): GroupQuestion | null;
  /** The line beside the game's name in the top bar: “Round 7 of 12, fill”. */
  subtitle(view: View): Sentence | null;
  /** A reader for one table, where a game's own data is set in the reader's language before it is shown. */
  reader?(): Reader;
  /** Points of a seat, as far as the viewer knows them; null: not shown. */
  points(view: View, seat: number): number | null;
  /** What a thing with this `data-ask` is; null: nothing is known of it. */
  explain?(thing: string): Explanation | null;
  /** What deserves a sound of its own: a claim, a five, a circle that is full; null: nothing. */
  moment?(before: View, after: View, seat: number | null): Sound | null;
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
  /** Its aim, and how it goes in one minute: keys of its catalogue. */
  aim?: string;
  minute?: string;
  /** The chapter of a rule, by the letter of its id; by default each letter is one. */
  chapterOf?(letter: string): string;
  /** Whether its cards have words, in some language. */
  hasWords?: boolean;
  /** The option that takes content of one's own, where the lobby has a field for it. */
  content?: string;
  /** Content of ours to begin one's own with. */
  sample?(): Promise<string>;
  /** Options that content of one's own asks for, by the keys of what was said of it. */
  contentOptions?(remarks: readonly string[]): Record<string, string | number | boolean>;
  /** An option whose value is kept in this browser, or for a room; null: nothing is kept. */
  keptOption?(room: string): { option: string; value: string; label: string; note: string } | null;
  /** Seconds to object or to vote by its rules, with these options; 0: there is nothing to object to. */
  objection?(chosen: (option: string) => unknown): number;
}

export interface Game extends GameAbout {
  load: () => Promise<{ default: GameClient }>;
  pictures: () => Promise<Pictures>;
  /** The rules with something that the rulebook leaves open and we settled. */
  decided: () => Promise<readonly string[]>;
  /** Keys of its own, fetched when somebody asks for them. */
  keys: () => Promise<readonly KeyLine[]>;
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

/** What draws our games, where it has come. */
const clients = new Map<string, GameClient>();

/** What draws a game, where it has come with its words. */
export function clientHere(name: string): GameClient | null {
  return clients.get(name) ?? null;
}

/** What draws a game, with its words: at once where it has come before. */
export function clientOf(name: string): GameClient | Promise<GameClient> {
  return clients.get(name) ?? fetchClient(name);
}

async function fetchClient(name: string): Promise<GameClient> {
  const isOurs = name in GAMES;
  const words = isOurs ? loadCatalogues(name) : withWords(gamesHere().catch(() => []));
  const [found] = await Promise.all([gameOf(name).load(), words]);
  if (isOurs) clients.set(name, found.default); // one from outside brings its words in the language of the page
  return found.default;
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
