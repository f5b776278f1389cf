/** Connect 5: what its table, its pictures and its log bring to the client. */
import type { GameClient } from "..";
import { readMove } from "./notation";
import Still from "./StaticBoard.svelte";
import Table from "./Table.svelte";
import type { Connect5View } from "./view";
import { told, where } from "./log";

const client: GameClient = {
  Table,
  Still,
  told: (notation, seat, names) => told(readMove(notation), names[seat] ?? ""),
  where: (view) => where(view as Connect5View),
  points: (view, seat) => (view as Connect5View).points[seat] ?? null,
};
export default client;
