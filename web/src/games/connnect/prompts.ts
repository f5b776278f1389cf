/** Keys and values of what the table says: the prompt, a space, a bonus. Sentences are in the catalogues. */
import type { Sentence } from "..";
import type { Interaction } from "./interaction.svelte";
import { kindOf, numberOf } from "./objectives";
import { cellOf, isColumnZone, isCrossed, linesOf, numberAt, zonesOf } from "./board/grid";
import { numbersOf } from "./round-changes";
import { ROUNDS, type View } from "./types";

const line = (key: string, values: Sentence["values"] = {}): Sentence => ({ key, values });

/** The top bar's line. */
export function subtitleOf(view: View): Sentence | null {
  if (view.phase === "over") return line("cn-web-where-over");
  if (view.round < 1) return line("cn-web-where-setup");
  const values = { round: view.round, rounds: ROUNDS };
  const own = view.seat === null ? null : view.sheets[view.seat];
  if (view.phase === "act") return line(own && own.waiting.length === 0 ? "cn-web-where-claim" : "cn-web-where-fill", values);
  return line("cn-web-where-roll", values);
}

/** One instruction with real names. */
export function promptOf(interaction: Interaction, names: (seat: number) => string): Sentence {
  const { stage, view, sheet, number, zoneNow: zone } = interaction;
  if (!view || !sheet) return line("cn-web-prompt-wait");
  if (interaction.mode === "move") return line("cn-web-prompt-pick-move");
  const busy = view.sheets.flatMap((other, seat) => (other.status === "busy" && seat !== interaction.seat ? [names(seat)] : []));
  switch (stage) {
    case "dice":
      return line("cn-web-prompt-dice");
    case "zone":
      return zone ? line("cn-web-prompt-zone-held", { zone, free: interaction.actions.zones.find((act) => act.face === zone)?.preview.spaces?.length ?? 0 }) : line("cn-web-prompt-zone");
    case "setup":
      return line("cn-web-prompt-setup", { number });
    case "fill":
    case "free": {
      const [first, second] = linesOf(zone);
      return line(isColumnZone(zone) ? "cn-web-prompt-write-columns" : "cn-web-prompt-write-rows", { number, zone, first, second });
    }
    case "drop":
      return line("cn-web-prompt-drop", { zone });
    case "stuck":
      return line("cn-web-prompt-stuck", { zone });
    case "move":
    case "number":
      return line("cn-web-prompt-anywhere", { number });
    case "any":
      return line("cn-web-prompt-any", { zone, left: sheet.pending_number });
    case "full":
      return line("cn-web-prompt-full", { zone });
    case "take": {
      const claim = sheet.claims.at(-1);
      return line("cn-web-prompt-take", { size: claim?.size ?? 3, numbers: claim ? numbersOf(sheet, claim.spaces) : "" });
    }
    case "claim":
      return claimPrompt(interaction);
    case "out":
      return line("cn-web-prompt-out");
    default:
      if (view.phase === "zone") return line("cn-web-prompt-wait-zone", { name: names(view.active) });
      if (!busy.length || view.phase === "roll") return line("cn-web-prompt-wait");
      return line(stage === "watch" ? "cn-web-prompt-watch-busy" : "cn-web-prompt-wait-busy", { names: busy });
  }
}

function claimPrompt(interaction: Interaction): Sentence {
  const { view, actions, sheet, picked, claim } = interaction;
  if (view?.phase === "setup") return line("cn-web-prompt-setup-done");
  if (claim && sheet) return line("cn-web-prompt-claim", { size: claim.spaces.length, numbers: numbersOf(sheet, claim.spaces), points: claim.preview.points });
  if (picked.length) return line("cn-web-prompt-picking", { count: picked.length });
  return actions.claims.length ? line("cn-web-prompt-claims") : line("cn-web-prompt-no-claims");
}

/** What a screen reader hears of a space, part by part. */
export function spokenCell(interaction: Interaction, space: string): Sentence[] {
  const { sheet, view } = interaction;
  if (!sheet || !view) return [];
  const [row, column] = cellOf(space);
  const number = numberAt(sheet.grid, space);
  const parts = [line("cn-web-cell-place", { row: row + 1, column: column + 1 })];
  if (number) parts.push(line("cn-web-cell-number", { number }));
  else parts.push(line(isCrossed(sheet.grid, space) ? "cn-web-cell-crossed" : "cn-web-cell-free"));
  if (view.setup_spaces.includes(space)) parts.push(line("cn-web-cell-setup"));
  if (sheet.claimed.includes(space)) parts.push(line("cn-web-cell-claimed"));
  const [columns, rows] = zonesOf(space);
  parts.push(line("cn-web-cell-zones", { columns, rows }));
  if (interaction.picked.includes(space)) parts.push(line("cn-web-cell-picked"));
  const act = interaction.targets.get(space);
  if (act) parts.push(interaction.mode === "move" ? line("cn-web-cell-movable") : line("cn-web-cell-legal", { number: interaction.number }));
  const find = act ? interaction.connectAt(space) : null;
  if (find) parts.push(line("cn-web-cell-makes", { numbers: find.numbers.join("-") }));
  if (act?.preview.points) parts.push(line("cn-web-points", { points: act.preview.points }));
  return parts;
}

/** A bonus by its word: `move`, `number3`. */
export function bonusName(bonus: string): Sentence {
  return line(`cn-web-bonus-${kindOf(bonus)}`, { number: numberOf(bonus) });
}

export function bonusWhat(bonus: string): Sentence {
  return line(`cn-web-what-${kindOf(bonus)}`, { number: numberOf(bonus) });
}

/** The rule behind a stage, for the key “?”. */
export function ruleOf(interaction: Interaction): string {
  const rules: Partial<Record<Interaction["stage"], string>> = {
    zone: "CN-R1", dice: "CN-R1", setup: "CN-S6", fill: "CN-R2", drop: "CN-F2", stuck: "CN-F4", free: "CN-F1", move: "CN-B1",
    number: "CN-B7", any: "CN-B5", full: "CN-B5", take: "CN-C9", claim: "CN-R3", out: "CN-F4",
  };
  return rules[interaction.stage] ?? "CN-R5";
}

const BONUS_RULES: Record<string, string> = { move: "CN-B1", switch: "CN-B2", plus: "CN-B3", again: "CN-B4", any: "CN-B5", six: "CN-B6", number: "CN-B7" };

export function ruleOfBonus(bonus: string): string {
  return BONUS_RULES[kindOf(bonus)] ?? "CN-B8";
}
