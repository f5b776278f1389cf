/** The pictures on the games' boxes: for pages that show a box, apart from what every page knows of a game. */
import type { Component } from "svelte";

import { GAMES } from "./registry";

const ART = import.meta.glob<Component>("./*/Art.svelte", { eager: true, import: "default" });

/** The picture of a game; of one without a folder what serves any game. */
export function artOf(game: string): Component {
  return ART[`./${game in GAMES ? game : "generic"}/Art.svelte`]!;
}
