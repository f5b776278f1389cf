/** What the start page shows of CoNNNect. */
import type { GameAbout } from "../registry";
import Art from "./Art.svelte";

export default { order: 1, prefix: "cn", colours: "nnn", Art } satisfies GameAbout;
