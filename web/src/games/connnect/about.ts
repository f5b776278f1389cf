/** What the start page shows of CoNNNect. */
import type { GameAbout } from "../registry";

const [aim, minute] = ["cn-rules-aim", "cn-rules-minute"];

/** The standard sheet: most people change a line or two of it. */
async function sample(): Promise<string> {
  const { default: text } = await import("../../../../src/connectable/games/connnect/content/house.toml?raw");
  return text;
}

export default {
  aim,
  minute,
  order: 1,
  prefix: "cn",
  colours: "nnn",
  content: "sheet",
  sample,
} satisfies GameAbout;
