import type { GameClient } from "..";
import { say } from "../../app/i18n.svelte";
import After from "./ResultExtras.svelte";
import { told } from "./notation";
import Still from "./StaticBoard.svelte";
import Table from "./Table.svelte";
import type { View } from "./types";

const client: GameClient = {
  Table,
  Still,
  After,
  told,
  where(seen) {
    const view = seen as View;
    const way = say(`cx-choice-way-${view.way}`);
    return { key: view.rounds > 1 ? "cx-web-where-rounds" : "cx-web-where-round", values: { way, round: view.round, rounds: view.rounds } };
  },
  points: (seen, seat) => (seen as View).seats[seat]?.points ?? null,
};
export default client;
