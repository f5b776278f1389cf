/** The log of a table in words: the moves of its game, what they led to, and what else happened. */
import type { Sentence } from "../app/i18n.svelte";
import type { GameClient } from "../games/registry";
import type { Happened } from "../server/history";
import type { LiveTable } from "../server/live-table.svelte";
import type { EventSeen } from "../server/wire";
import { told } from "./told";

export interface LogLine {
  /** Its own, also among several of one event. */
  id: string;
  /** −1: nobody's. */
  seat: number;
  sentence: Sentence;
}
type Words = Pick<GameClient, "logLine" | "newsLine">;

export function logLines(live: LiveTable, words: Words, log: readonly Happened[] = live.log): LogLine[] {
  const names = namesAt(live);
  return log.flatMap((event: Happened) => {
    if (isPlainUndo(event)) return []; // what was taken back is no longer in the log either
    const sentences = event.kind === "action" ? actionLines(event, live, words, names) : [];
    const news = newsLine(event, words, names, live.seat);
    const round = event.facts?.["round"];
    if (news) sentences.push(news);
    if (round !== undefined) sentences.push({ key: "wb-round-ended", values: { round } });
    return sentences.map((sentence, place) => ({ id: `${event.number} ${place}`, seat: event.seat, sentence }));
  });
}

/** What others just did, for the ear. */
export function movesOfOthers(live: LiveTable, words: Words): Sentence[] {
  const names = namesAt(live);
  return live.news
    .filter(({ kind, seat }) => kind === "action" && seat !== live.seat)
    .flatMap((event) => actionLines(event, live, words, names));
}

/** What moves led to, for the ear: the game itself shows it. */
export function outcomesOf(live: LiveTable, words: Words): Sentence[] {
  const names = namesAt(live);
  const acts = live.news.filter(({ kind }) => kind === "action");
  return acts.flatMap((event) => newsLine(event, words, names, live.seat) ?? []);
}

/** What just happened besides the moves. */
export function newsOf(live: LiveTable): Sentence[] {
  const names = namesAt(live);
  const agreed = live.news.some(({ kind, text }) => kind === "offer_end" && text.startsWith("takeback accepted"));
  const news = live.news.filter((event) => !agreed || !isPlainUndo(event)); // one sentence is enough
  return news.flatMap((event) => told(returned(event, live), names, live.seat) ?? []);
}

function actionLines(event: EventSeen, live: LiveTable, words: Words, names: string[]): Sentence[] {
  const view = live.table?.view ?? null;
  const line = words.logLine(event.text, event.seat, names, { facts: event.facts ?? {}, me: live.seat, view });
  return line ? [line] : [];
}

function isPlainUndo({ kind, text }: EventSeen): boolean {
  return kind === "undo" && text === "";
}

/** Who is here again after everybody was told that they had gone is told as well. */
function returned(event: EventSeen, live: LiveTable): EventSeen {
  if (event.kind !== "presence" || event.text !== "here") return event;
  const past = live.log.filter(({ kind, seat }) => kind === "presence" && seat === event.seat);
  return past.at(-2)?.text === "gone" ? { ...event, text: "back" } : event;
}

function newsLine(event: EventSeen, words: Words, names: string[], me: number | null): Sentence | null {
  if (event.kind === "action") return words.newsLine?.(event.facts ?? {}, names) ?? null;
  return told(event, names, me);
}

function namesAt(live: LiveTable): string[] {
  return (live.table?.seats ?? []).map((_, seat) => live.nameOf(seat));
}
