/** What the start page shows of Connect 5. */
import type { GameAbout } from "../registry";
import Art from "./Art.svelte";

export default { order: 2, prefix: "c5", colours: "c5", Art } satisfies GameAbout;
