/** The rules with something that the rulebook leaves open and we settled. */
export const DECIDED: readonly string[] = [
  "CN-S8",
  "CN-R5",
  "CN-F4",
  "CN-C1",
  "CN-C8",
  "CN-C9",
  "CN-C10",
  "CN-B2",
  "CN-B3",
  "CN-B4",
  "CN-B5",
  "CN-B8",
  "CN-O1",
  "CN-E3",
];
