/** What a table plays, in words: for invitations and lists, before anybody has sat down. */
import { hasMessage, say } from "../app/i18n.svelte";
import { LANGUAGE_NAMES, type Language } from "../app/settings.svelte";
import { gameOf, GAMES, wordOf } from "../games/registry";
import type { GameSeen, TableSeen } from "../server/wire";

export interface Fact {
  label: string;
  value: string;
}

type Option = TableSeen["options"][string];

/** `turn 60` in words; a clock that is not among the usual ones as it is written. */
export function clockText(clock: string): string {
  const key = `wb-clock-${clock.replace(/[ +]/g, "-")}`;
  return hasMessage(key) ? say(key) : clock;
}

/** The options that tell most about a game, its length, its clock, and the language of its cards. */
export function tableFacts(
  table: Pick<TableSeen, "game" | "options" | "settings">,
  about: GameSeen | undefined,
): Fact[] {
  const facts: Fact[] = [];
  for (const option of (about?.options ?? []).slice(0, 2)) {
    const value = table.options[option.name] ?? option.default;
    const shown = option.choices.length || option.names.length;
    if (shown) facts.push({ label: label(table.game, option.name), value: choice(table.game, option.name, value) });
  }
  if (table.game in GAMES) facts.push({ label: say("wb-length"), value: say(`wb-length-${table.game}`) });
  facts.push({ label: say("wb-clock"), value: clockText(table.settings.clock ?? "none") });
  if (gameOf(table.game).hasWords) {
    const words = String(table.options["words"] ?? "en") as Language;
    facts.push({ label: say("wb-cards-language"), value: LANGUAGE_NAMES[words] ?? choice(table.game, "words", words) });
  }
  return facts;
}

function label(game: string, option: string): string {
  return wordOf(game, `option-${option}`, option);
}

function choice(game: string, option: string, value: Option): string {
  const more = `wb-${option}-${String(value)}`;
  return hasMessage(more) ? say(more) : wordOf(game, `choice-${option}-${String(value)}`, String(value));
}
