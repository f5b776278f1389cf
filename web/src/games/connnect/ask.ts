/** What each printed thing of the sheet is: the rule behind it, and its own words where it has some already. */
import type { Explanation } from "../registry";
import { bonusName, bonusWhat, kindOf, ruleOfBonus } from "./labels";

const RULES: Record<string, [rule: string, icon?: string]> = {
  box: ["CN-F3", "minus"],
  round: ["CN-R1", "clock"],
  shape: ["CN-C7"],
  stack: ["CN-C8", "star"],
  four: ["CN-C4"],
  five: ["CN-C7"],
  objective: ["CN-O4", "check"],
  circle: ["CN-O1"],
  arrow: ["CN-O3"],
  zone: ["CN-S1"],
  "zone-die": ["CN-S1"],
  "number-die": ["CN-R2"],
  space: ["CN-R2"],
  setup: ["CN-S7"],
  others: ["CN-R5", "hand"],
  "score-connect3": ["CN-C3"],
  "score-connect4": ["CN-C4"],
  "score-connect5": ["CN-C7"],
  "score-arrows": ["CN-O3"],
  "score-circles": ["CN-O1"],
  "score-lines": ["CN-O2"],
  "score-objectives": ["CN-O4", "check"],
  "score-minus": ["CN-F3", "minus"],
  "score-total": ["CN-E1", "star"],
};
const ICONS: Record<string, string> = { move: "move", switch: "swap", plus: "pm", again: "again", any: "two" };

export function explain(thing: string): Explanation | null {
  if (thing.startsWith("bonus-")) {
    const bonus = thing.slice(6);
    const icon = ICONS[kindOf(bonus)] ?? "star";
    return { title: bonusName(bonus), text: bonusWhat(bonus), rule: ruleOfBonus(bonus), icon };
  }
  const [rule, icon] = RULES[thing] ?? [];
  if (!rule) return null;
  const title = thing.startsWith("score-")
    ? { key: thing === "score-total" ? "cn-web-total" : `cn-source-${thing.slice(6)}`, values: {} }
    : { key: `cn-ask-name-${thing}`, values: {} };
  return { title, text: { key: `cn-ask-${thing}`, values: {} }, rule, ...(icon ? { icon } : {}) };
}
