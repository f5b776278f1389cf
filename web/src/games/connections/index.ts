import type { GameClient } from "..";
import { guide } from "./guide";
import { told } from "./notation";
import Still from "./Still.svelte";
import Table from "./Table.svelte";
import type { View } from "./types";

const client: GameClient & { guide: typeof guide } = {
  Table,
  Still,
  told,
  where(seen) {
    const view = seen as View;
    const many = view.rounds > 1 ? "rounds" : "round";
    return { key: `cx-web-where-${view.way}-${many}`, values: { round: view.round, rounds: view.rounds } };
  },
  points: (seen, seat) => (seen as View).seats[seat]?.points ?? null,
  guide,
};
export default client;
