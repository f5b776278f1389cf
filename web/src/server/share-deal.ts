/** The deal of a table for friends: the very same cards and dice, as a link. */
import { ask } from "./api";
import type { LiveTable } from "./live-table.svelte";
import { profileKey } from "./profile";
import { go } from "../app/router.svelte";
import type { TableSeen } from "./wire";

/** Whether the deal can be given to a friend: no other person has cards in it, and it has begun. */
export function canShare({ seat, seats, stopped, phase, given, class: lesson }: TableSeen): boolean {
  const alone = seats.every(({ who }, place) => place === seat || who === "bot");
  return seat !== null && alone && !stopped && phase !== "gathering" && !given && !lesson;
}

/** Where the deal of this table is compared; empty: it is nobody else's. */
export function dealAddress({ deal, seat }: TableSeen): string {
  if (!deal || seat === null) return "";
  const [kind, game, day] = deal.split("_");
  return kind === "daily" ? `/daily/${game}/${day}` : `/c/${deal}`;
}

/** Shares it, and shows the link. */
export async function shareDeal(live: LiveTable): Promise<void> {
  const access = { ...live.access, player: profileKey() };
  const made = await ask("POST /api/challenges", { body: { table: live.id }, access });
  go(`/c/${made.id}`);
}
