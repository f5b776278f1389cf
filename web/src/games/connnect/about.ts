/** What the start page shows of CoNNNect. */
import type { GameAbout } from "../registry";
import Art from "./Art.svelte";

const [aim, minute] = ["cn-rules-aim", "cn-rules-minute"];

export default { aim, minute, order: 1, prefix: "cn", colours: "nnn", Art } satisfies GameAbout;
