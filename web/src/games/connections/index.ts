import type { GameClient } from "..";
import { say } from "../../speech.svelte";
import After from "./After.svelte";
import { told } from "./notation";
import Still from "./Still.svelte";
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
