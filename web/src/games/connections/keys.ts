/** Keys of this game besides those of every game. */
import type { KeyLine } from "../registry";

export const KEYS: readonly KeyLine[] = [
  { keys: ["1–9"], text: "cx-web-key-card" },
  { keys: ["R"], text: "cx-web-key-turn" },
];
