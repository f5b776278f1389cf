/** CoNNNect in the client: its table, its board for looking, its words for the log. */
import type { GameClient } from "../registry";
import { explain } from "./ask";
import { moment } from "./moment";
import StaticBoard from "./StaticBoard.svelte";
import Table from "./Table.svelte";
import { logLine } from "./log";
import { total } from "./points";
import type { View } from "./view";
import { subtitleOf } from "./prompts";

const client: GameClient<View> = {
  Table,
  StaticBoard,
  explain,
  moment,
  logLine,
  hintTargets: (notation) => (notation.match(/\b[a-f][1-6]\b/g) ?? []).map((space) => `[data-space="${space}"]`),
  subtitle: subtitleOf,
  points: (view, seat) => {
    const sheet = view.sheets[seat];
    return sheet ? total(sheet) : null;
  },
  isLost: (outcome) => outcome.reason === "out",
};
export default client;
