/** What the start page shows of Connections. */
import type { GameAbout } from "../registry";
import Art from "./Art.svelte";

/** The ways to play have a letter or a digit each, and one chapter together. */
const chapterOf = (letter: string): string => ("kjgo".includes(letter) ? letter : "ways");

export default { order: 3, prefix: "cx", colours: "cx", Art, chapterOf } satisfies GameAbout;
