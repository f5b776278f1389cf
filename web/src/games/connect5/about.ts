/** What the start page shows of Connect 5. */
import type { GameAbout } from "../registry";

const [aim, minute] = ["c5-rules-aim", "c5-rules-minute"];

/** The base side, to be drawn on. */
async function sample(): Promise<string> {
  const { default: text } = await import("../../../../src/connectable/games/connect5/content/base.txt?raw");
  return text;
}

export default {
  aim,
  minute,
  order: 2,
  prefix: "c5",
  colours: "c5",
  content: "board",
  sample,
} satisfies GameAbout;
