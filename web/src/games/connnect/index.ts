/** CoNNNect in the client: its table, its still, its words for the house. */
import type { GameClient } from "../registry";
import StaticBoard from "./StaticBoard.svelte";
import Table from "./Table.svelte";
import { logLine } from "./log";
import { total } from "./points";
import type { View } from "./view";
import { subtitleOf } from "./prompts";

const client: GameClient = {
  Table,
  StaticBoard,
  logLine,
  subtitle: (view) => subtitleOf(view as View),
  points: (view, seat) => {
    const sheet = (view as View).sheets[seat];
    return sheet ? total(sheet) : null;
  },
};
export default client;
