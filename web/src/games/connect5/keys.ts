/** Keys of this game besides those of every game. */
import type { KeyLine } from "../registry";

export const KEYS: readonly KeyLine[] = [{ keys: ["+", "−", "0"], text: "c5-web-key-zoom" }];
