/** The rules with something that the rulebook leaves open and we settled. */
export const DECIDED: readonly string[] = [
  "C5-B7",
  "C5-B8",
  "C5-M2",
  "C5-M4",
  "C5-M5",
  "C5-M6",
  "C5-M7",
  "C5-M8",
  "C5-D2",
  "C5-D7",
  "C5-W2",
  "C5-W4",
  "C5-G1",
  "C5-G2",
];
