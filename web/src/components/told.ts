/** What happens at a table besides the moves, in sentences: how offers end, who comes and goes, whose time is up, which bot plays.

    Whom it happens to is told so as “you”; what somebody has just done is not told to that person. */
import type { Sentence } from "../app/i18n.svelte";
import type { EventSeen, OfferKind } from "../server/wire";

const ACCEPTED: Record<OfferKind, string> = {
  takeback: "wb-accepted-takeback",
  stop: "wb-accepted-stop",
  rematch: "wb-accepted-rematch",
  replace: "wb-accepted-replace",
};
const ENDED: Record<string, string> = {
  declined: "wb-ended-declined",
  withdrawn: "wb-ended-withdrawn",
  lapsed: "wb-ended-lapsed",
};
const SEAT: Record<string, string> = {
  join: "wb-told-join",
  bot: "wb-told-join",
  leave: "wb-told-leave",
  kick: "wb-told-kick",
  away: "wb-bot-plays",
  back: "wb-plays-again",
  removed: "wb-told-seat-removed",
};
const UNDO: Record<string, string> = { "": "wb-undid", seen: "wb-undid-seen", correct: "wb-told-correct" };
const PRESENCE: Record<string, string> = { gone: "wb-gone", back: "wb-told-back" };
const CHAT: Record<string, string> = { off: "wb-told-chat-off", on: "wb-told-chat-on" };
/** How it is said to whom it concerns. */
const TO_YOU: Record<string, string> = {
  "wb-accepted-takeback": "wb-accepted-takeback-you",
  "wb-ended-declined": "wb-ended-declined-you",
  "wb-ended-withdrawn": "wb-ended-withdrawn-you",
  "wb-ended-lapsed": "wb-ended-lapsed-you",
  "wb-bot-plays": "wb-bot-plays-you",
  "wb-plays-again": "wb-plays-again-you",
  "wb-undid-seen": "wb-undid-seen-you",
  "wb-time-up": "wb-time-up-you",
};
/** What nobody needs to be told of themselves. */
const OF_OTHERS = new Set(["wb-undid", "wb-told-join", ...Object.values(PRESENCE), ...Object.values(CHAT)]);

/** The sentence of an event for the seat that reads; null: nothing to tell, also of kinds that a newer server has. */
export function told({ kind, seat, text }: EventSeen, names: string[], me: number | null): Sentence | null {
  const [word = "", ...rest] = text.split(" ");
  const name = names[seat] ?? "";
  const line = (key: string | undefined, values: Sentence["values"] = { name }): Sentence | null => {
    if (!key || (seat === me && OF_OTHERS.has(key))) return null;
    return { key: (seat === me && TO_YOU[key]) || key, values };
  };
  switch (kind) {
    case "offer_end":
      return line(rest[0] === "accepted" ? ACCEPTED[word as OfferKind] : ENDED[rest[0] ?? ""]);
    case "presence":
      return line(PRESENCE[text]);
    case "time":
      if (seat >= 0) return line("wb-time-up");
      return Number(text) ? line("wb-server-away", { seconds: Number(text) }) : null;
    case "seat":
      return line(SEAT[word], { name: (word !== "bot" && rest.join(" ")) || name });
    case "start":
      return text ? line("wb-told-drawn", { names }) : null;
    case "switch":
      return line(CHAT[text]);
    case "undo":
      return line(UNDO[text]);
    default:
      return null;
  }
}
