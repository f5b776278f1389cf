/** What each printed thing of the table of words is, and the rule behind it. */
import type { Explanation } from "../registry";

const RULES: Record<string, [rule: string, icon?: string]> = {
  card: ["CX-K1"],
  value: ["CX-K4"],
  rivet: ["CX-K3"],
  spot: ["CX-K2"],
  pile: ["CX-C", "copy"],
  points: ["CX-K4"],
};

export function explain(thing: string): Explanation | null {
  const [rule, icon] = RULES[thing] ?? [];
  if (!rule) return null;
  return {
    title: { key: `cx-ask-name-${thing}`, values: {} },
    text: { key: `cx-ask-${thing}`, values: {} },
    rule,
    ...(icon ? { icon } : {}),
  };
}
