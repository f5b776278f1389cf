/** Keys of this game besides those of every game. */
import type { KeyLine } from "../registry";

export const KEYS: readonly KeyLine[] = [{ keys: ["1–6"], text: "cn-web-key-die" }];
