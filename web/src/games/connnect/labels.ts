/** What things at the table are called: a space, a bonus, the rule behind them. Keys and values only. */
import type { Sentence } from "../../app/i18n.svelte";
import { cellOf, isCrossed, numberAt, zonesOf } from "./board/grid";
import type { Interaction } from "./interaction.svelte";

const line = (key: string, values: Sentence["values"] = {}): Sentence => ({ key, values });

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
  if (act)
    parts.push(
      interaction.mode === "move"
        ? line("cn-web-cell-movable")
        : line("cn-web-cell-legal", { number: interaction.number }),
    );
  const find = act ? interaction.connectAt(space) : null;
  if (find) parts.push(line("cn-web-cell-makes", { numbers: find.numbers.join("-") }));
  if (act?.preview.points) parts.push(line("cn-web-points", { points: act.preview.points }));
  return parts;
}

/** `number` of `number3`. */
export function kindOf(bonus: string): string {
  return bonus.startsWith("number") ? "number" : bonus;
}

/** 3 of `number3`, 0 of the others. */
export function numberOf(bonus: string): number {
  return Number(bonus.slice(6)) || 0;
}

/** A bonus by its word: `move`, `number3`. */
export function bonusName(bonus: string): Sentence {
  return line(`cn-web-bonus-${kindOf(bonus)}`, { number: numberOf(bonus) });
}

export function bonusWhat(bonus: string): Sentence {
  return line(`cn-web-what-${kindOf(bonus)}`, { number: numberOf(bonus) });
}

const BONUS_RULES: Record<string, string> = {
  move: "CN-B1",
  switch: "CN-B2",
  plus: "CN-B3",
  again: "CN-B4",
  any: "CN-B5",
  six: "CN-B6",
  number: "CN-B7",
};

export function ruleOfBonus(bonus: string): string {
  return BONUS_RULES[kindOf(bonus)] ?? "CN-B8";
}
