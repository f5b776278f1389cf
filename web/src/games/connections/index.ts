import type { GameClient } from "../registry";
import { say } from "../../app/i18n.svelte";
import ResultExtras from "./ResultExtras.svelte";
import { logLine } from "./log";
import StaticBoard from "./StaticBoard.svelte";
import Table from "./Table.svelte";
import type { View } from "./view";

const client: GameClient<View> = {
  Table,
  StaticBoard,
  ResultExtras,
  logLine,
  subtitle(view) {
    const way = say(`cx-choice-way-${view.way}`);
    return {
      key: view.rounds > 1 ? "cx-web-where-rounds" : "cx-web-where-round",
      values: { way, round: view.round, rounds: view.rounds },
    };
  },
  points: (view, seat) => view.seats[seat]?.points ?? null,
};
export default client;
