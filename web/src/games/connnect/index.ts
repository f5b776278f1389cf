/** CoNNNect in the client: its table, its still, its words for the house. */
import type { GameClient } from "..";
import Still from "./StaticBoard.svelte";
import Table from "./Table.svelte";
import { toldOf } from "./log";
import { total, type View } from "./types";
import { whereOf } from "./prompts";

const client: GameClient = {
  Table,
  Still,
  told: toldOf,
  where: (view) => whereOf(view as View),
  points: (view, seat) => {
    const sheet = (view as View).sheets[seat];
    return sheet ? total(sheet) : null;
  },
};
export default client;
