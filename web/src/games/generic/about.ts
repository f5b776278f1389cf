/** Any game that has no folder of its own: what the start page shows of it. */
import type { GameAbout } from "../registry";

export default { order: Infinity, prefix: "", colours: "other" } satisfies GameAbout;
