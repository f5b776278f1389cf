/** Making tables and taking seats. */
import { ask, newKey } from "./api";
import { levelFor, MATCH } from "./match-me";
import { keepSeats, mySeatsAt, type MySeat } from "./my-seats";
import { profileKey } from "./profile";
import { sentName } from "./name-limit";
import { serverInfo } from "./server-info";
import { go } from "../app/router.svelte";
import { change, settings } from "../app/settings.svelte";
import { say } from "../app/i18n.svelte";
import type { DealSeen, NewTable, TableMade, TableSeen } from "./wire";

/** What we are called at a table. */
export function ownName(): string {
  return settings.name || say("wb-guest");
}

export async function createTable(wish: NewTable): Promise<TableMade> {
  const names = await Promise.all((wish.names ?? []).map(sentName));
  const contribute = !wish.daily && !wish.challenge && !wish.lesson && wish.table?.dice !== "table";
  const made = await ask("POST /api/tables", { body: { ...wish, names, contribute } });
  const at = Date.now();
  const seats = Object.entries(made.tokens).map(([seat, token]) => ({
    table: made.id,
    game: wish.game ?? "",
    seat: Number(seat),
    token,
    code: made.code,
    at,
    ...(made.lesson.length ? { lesson: made.lesson } : {}),
    ...(contribute && { seal: made.commitment, added: newKey() }),
  }));
  keepSeats(seats);
  if (contribute) await Promise.all(seats.map(contributeFor));
  return made;
}

/** Adds to the dice, now that they are sealed: play waits for it, or until the host starts. */
async function contributeFor({ table, token, added }: MySeat): Promise<void> {
  try {
    await ask("POST /api/tables/{id}/commands", {
      path: { id: table },
      body: { command: "contribute", key: newKey(), data: { text: added ?? "" } },
      access: { token },
    });
  } catch {
    // the table can still be started from its page
  }
}

/** Our seats at the table that follows; where people added to the dice, ours are added to the new ones too. */
export async function keepRematch(seats: MySeat[], table: string): Promise<void> {
  if (mySeatsAt(table).length) return; // we have been there
  const held = seats.map(({ seal: _seal, added: _added, ...seat }) => ({ ...seat, table, at: Date.now() }));
  keepSeats(held);
  const [first] = held;
  if (!first) return;
  const { token, code } = first;
  const { phase, commitment: seal } = await ask("GET /api/tables/{id}", {
    path: { id: table },
    access: { token, code },
  });
  if (phase !== "gathering") return;
  const adding = held.map((seat) => ({ ...seat, seal, added: newKey() }));
  keepSeats(adding);
  await Promise.all(adding.map(contributeFor));
}

/** Takes an open seat; the browser holds it from then on. */
export async function takeSeat(
  { id: table, game, commitment: seal }: TableSeen,
  name: string,
  code: string,
): Promise<void> {
  const added = newKey();
  const joined = await ask("POST /api/tables/{id}/join", {
    path: { id: table },
    body: { name: await sentName(name), code, contribution: added },
    access: { code },
  });
  keepSeats([{ table, game, seat: joined.seat, token: joined.token, code, at: Date.now(), seal, added }]);
}

/** The scripted first game, in the language of the page where words are played with. */
export async function startLesson(game: string, how: "push" | "replace" = "push"): Promise<void> {
  change({ guided: settings.guided.filter((name) => name !== game) });
  const ladder = (await serverInfo()).games.find(({ name }) => name === game)?.ladder ?? [];
  const made = await createTable({
    game,
    lesson: true,
    options: { words: settings.language },
    seats: ["human", `bot:${ladder[0] ?? "greedy"}`],
    names: [ownName()],
  });
  go(`/t/${made.id}`, how);
}

export interface PlayWish {
  /** How strong the others are; where it is not said, as strong as suits us. */
  level?: string;
  options?: NonNullable<NewTable["options"]>;
  /** Without anybody else. */
  solo?: boolean;
}

/** A table at once, against as many bots as the game suggests or alone; the very first one teaches the game, unless
 * something was asked for that the lesson does not teach. */
export async function playNow(game: string, wish: PlayWish = {}): Promise<void> {
  const about = (await serverInfo()).games.find(({ name }) => name === game);
  const asksForMore = wish.solo || Object.keys(wish.options ?? {}).length > 0;
  if (about?.lesson && !settings.guided.includes(game) && !asksForMore) return startLesson(game);
  const level = about && levelFor(about, wish.level ?? MATCH);
  const opponents = wish.solo ? [] : (about?.opponents ?? []).map((usual) => level ?? usual);
  const made = await createTable({
    game,
    options: { ...about?.suggested, ...wish.options },
    seats: ["human", ...opponents.map((one) => `bot:${one}`)],
    names: [ownName()],
  });
  go(`/t/${made.id}`);
}

/** A table on a deal that others play as well: of a day, or of a friend. */
export async function playDeal(deal: DealSeen): Promise<void> {
  const names = [ownName()];
  const which = deal.day ? { daily: deal.day } : { challenge: deal.id };
  const made = await createTable({ game: deal.game, ...which, names, player: profileKey() });
  go(`/t/${made.id}`);
}
