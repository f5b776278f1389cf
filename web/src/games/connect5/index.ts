/** Connect 5: what its table, its pictures and its log bring to the client. */
import type { GameClient } from "../registry";
import { explain } from "./ask";
import { moment } from "./moment";
import StaticBoard from "./StaticBoard.svelte";
import Table from "./Table.svelte";
import type { View } from "./view";
import { logLine } from "./log";
import { subtitle } from "./prompts";

const client: GameClient<View> = {
  Table,
  StaticBoard,
  explain,
  moment,
  logLine,
  subtitle,
  points: (view, seat) => view.points[seat] ?? null,
};
export default client;
