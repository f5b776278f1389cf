/** Making tables and taking seats. */
import { ask, newKey } from "./api";
import { keepSeats } from "./my-seats";
import { sentName } from "./name-limit";
import { serverInfo } from "./server-info";
import { go } from "../app/router.svelte";
import { settings } from "../app/settings.svelte";
import { say } from "../app/i18n.svelte";
import type { DealSeen, NewTable, TableMade, TableSeen } from "./wire";

/** What we are called at a table. */
export function ownName(): string {
  return settings.name || say("wb-guest");
}

export async function createTable(wish: NewTable): Promise<TableMade> {
  const names = await Promise.all((wish.names ?? []).map(sentName));
  const made = await ask("POST /api/tables", { body: { ...wish, names } });
  const at = Date.now();
  keepSeats(
    Object.entries(made.tokens).map(([seat, token]) => ({
      table: made.id,
      game: wish.game ?? "",
      seat: Number(seat),
      token,
      code: made.code,
      at,
    })),
  );
  return made;
}

/** Takes an open seat; the browser holds it from then on. */
export async function takeSeat(table: string, game: string, name: string, code: string): Promise<void> {
  const joined = await ask("POST /api/tables/{id}/join", {
    path: { id: table },
    body: { name: await sentName(name), code },
    access: { code },
  });
  keepSeats([{ table, game, seat: joined.seat, token: joined.token, code, at: Date.now() }]);
}

/** A table against the bots that the game suggests. */
export async function playNow(game: string): Promise<void> {
  const opponents = (await serverInfo()).games.find(({ name }) => name === game)?.opponents ?? [];
  const made = await createTable({
    game,
    seats: ["human", ...opponents.map((level) => `bot:${level}`)],
    names: [ownName()],
  });
  go(`/t/${made.id}`);
}

/** A secret of this browser's own: of its tables on one deal the first counts. */
function player(): string {
  const key = "connectable.player";
  try {
    const found = localStorage.getItem(key) ?? newKey();
    localStorage.setItem(key, found);
    return found;
  } catch {
    return newKey();
  }
}

/** A table on a deal that others play as well: of a day, or of a friend. */
export async function playDeal(deal: DealSeen): Promise<void> {
  const names = [ownName()];
  const which = deal.day ? { daily: deal.day } : { challenge: deal.id };
  const made = await createTable({ game: deal.game, ...which, names, player: player() });
  go(`/t/${made.id}`);
}

/** The same table again, against the same bots. */
export async function playAgain(table: TableSeen): Promise<void> {
  const seats = table.seats.map((seat, number) => (number === table.seat ? "human" : `bot:${seat.level || "greedy"}`));
  const made = await createTable({
    game: table.game,
    options: table.options,
    seats,
    table: table.settings,
    names: [ownName()],
  });
  go(`/t/${made.id}`);
}
