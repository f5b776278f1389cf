/** What each printed thing of the circuit is, and the rule behind it. */
import type { Explanation } from "../registry";

const RULES: Record<string, [rule: string, icon?: string]> = {
  dot: ["C5-B1"],
  ring: ["C5-M3"],
  bridge: ["C5-B4"],
  tee: ["C5-B5"],
  token: ["C5-M4"],
  double: ["C5-D1"],
  reserve: ["C5-M2"],
  eaten: ["C5-M6"],
  points: ["C5-W1"],
};

export function explain(thing: string): Explanation | null {
  const [rule] = RULES[thing] ?? [];
  if (!rule) return null;
  return { title: { key: `c5-ask-name-${thing}`, values: {} }, text: { key: `c5-ask-${thing}`, values: {} }, rule };
}
