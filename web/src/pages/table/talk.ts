/** What people say at a table: lines, quick words and nudges, and which of them are new. */
import { say } from "../../app/i18n.svelte";
import type { Happened } from "../../server/history";
import type { Commands, EventSeen } from "../../server/wire";

export type Word = Commands["signal"]["word"];
export const WORDS: Word[] = ["nice", "moment", "thanks", "played"];
const TALK = new Set<EventSeen["kind"]>(["chat", "signal", "nudge"]);

export function isTalk({ kind }: EventSeen): boolean {
  return TALK.has(kind);
}

/** What was said, in the reader's language; lines as they were written. */
export function textOf(event: EventSeen, nameOf: (seat: number) => string): string {
  if (event.kind === "signal") return say(`wb-word-${event.text}`);
  if (event.kind === "nudge") return say("wb-nudged", { name: nameOf(Number(event.text)) });
  return event.text;
}

/** How many lines of others came after the last one that was read. */
export function unread(log: Happened[], read: number, me: number | null): number {
  return log.filter((event) => isTalk(event) && event.number > read && event.seat !== me).length;
}
