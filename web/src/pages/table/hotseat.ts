/** Several people at one device: whose turn it is to look. */
import type { GameClient, GroupQuestion } from "../../games/registry";
import type { MySeat } from "../../server/my-seats";
import type { TableSeen } from "../../server/wire";

/** The seat of this device that should look now: the one that is looking while it may act, else the first that may. */
export function nextAtDevice(table: TableSeen, held: MySeat[]): MySeat | null {
  if (table.seat !== null && table.to_act.includes(table.seat))
    return held.find((one) => one.seat === table.seat) ?? null;
  return held.find((one) => table.to_act.includes(one.seat)) ?? null;
}

/** What the people at this device are asked together. */
export interface Asked extends GroupQuestion {
  held: MySeat[];
}

/** The question that all at this device can answer at once; null: none, or nobody here is asked. */
export function askedHere(table: TableSeen, game: GameClient, held: MySeat[], names: string[]): Asked | null {
  if (table.settings.kind !== "hotseat" || table.phase !== "playing" || !table.view) return null;
  const asked = game.groupQuestion?.(table.view, names);
  const here = held.filter(({ seat }) => asked?.seats.includes(seat));
  if (!asked || !here.length) return null;
  return { ...asked, held: here };
}
