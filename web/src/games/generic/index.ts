/** Any game that has no folder of its own: its view, its legal actions and its log as lists. */
import type { GameClient } from "../registry";
import type { Value } from "./fields";
import { logLine } from "./log";
import StaticBoard from "./StaticBoard.svelte";
import Table from "./Table.svelte";

const client: GameClient<Record<string, Value>> = {
  Table,
  StaticBoard,
  logLine,
  subtitle: () => null,
  points(view, seat) {
    const found = Array.isArray(view["points"]) ? view["points"][seat] : null;
    return typeof found === "number" ? found : null;
  },
};
export default client;
