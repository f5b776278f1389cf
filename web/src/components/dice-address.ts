/** Where the dice of a table are checked; the code that let a watcher in goes along. */
import type { LiveTable } from "../server/live-table.svelte";

export function diceAddress({ id, code }: Pick<LiveTable, "id" | "code">): string {
  return `/dice/${id}${code ? `#${code}` : ""}`;
}
