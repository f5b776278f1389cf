/** What the start page shows of Connections. */
import { say } from "../../app/i18n.svelte";
import type { GameAbout } from "../registry";
import { countOf, keptRulings } from "./kept-rulings";

/** The ways to play have a letter or a digit each, and one chapter together. */
const chapterOf = (letter: string): string => ("kjgo".includes(letter) ? letter : "ways");

/** CX-J5, CX-J7: a vote and a jury let the others object; quick play gives less time. */
function objection(chosen: (option: string) => unknown): number {
  if (chosen("judge") !== "vote" && chosen("judge") !== "jury") return 0;
  return chosen("way") === "quick" ? 5 : 20;
}

/** CX-O6: where the referee does not know a word people judge, and places are shown. */
function contentOptions(remarks: readonly string[]): Record<string, string> {
  return remarks.includes("cx-content-judged") ? { judge: "vote", find: "shown" } : {};
}

/** CX-J4: the rulings of earlier games. */
function keptOption(room: string): ReturnType<NonNullable<GameAbout["keptOption"]>> {
  const value = keptRulings(room) || keptRulings();
  if (!value) return null;
  const label = say("cx-web-rulings-use");
  return { option: "rulings", value, label, note: say("cx-web-rulings-kept", { rulings: countOf(value) }) };
}

const [aim, minute] = ["cx-rules-aim", "cx-rules-minute"];

export default {
  aim,
  minute,
  order: 3,
  prefix: "cx",
  colours: "cx",
  chapterOf,
  objection,
  hasWords: true,
  content: "deck",
  contentOptions,
  keptOption,
} satisfies GameAbout;
