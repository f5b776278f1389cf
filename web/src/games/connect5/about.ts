/** What the start page shows of Connect 5. */
import type { GameAbout } from "../registry";
import Art from "./Art.svelte";

const [aim, minute] = ["c5-rules-aim", "c5-rules-minute"];

export default { aim, minute, order: 2, prefix: "c5", colours: "c5", Art } satisfies GameAbout;
