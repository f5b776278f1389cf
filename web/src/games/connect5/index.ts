/** Connect 5: what its table, its pictures and its log bring to the client. */
import type { GameClient } from "../registry";
import { explain } from "./ask";
import { moment } from "./moment";
import StaticBoard from "./StaticBoard.svelte";
import Table from "./Table.svelte";
import type { View } from "./view";
import { titleOf } from "./labels";
import { logLine } from "./log";
import { readMove } from "./notation";
import { subtitle } from "./prompts";

const client: GameClient<View> = {
  Table,
  StaticBoard,
  explain,
  moment,
  logLine,
  hintTitle: (notation, view) => (/^(stop|pass)/.test(notation) ? "" : titleOf(readMove(notation), view.dots)),
  hintTargets: (notation) =>
    notation
      .split(" ")
      .slice(1)
      .map((dot) => `[data-dot="${dot}"]`),
  subtitle,
  points: (view, seat) => view.points[seat] ?? null,
};
export default client;
