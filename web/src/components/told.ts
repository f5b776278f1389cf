/** What happens at a table besides the moves, in sentences: how offers end, who is gone, whose time is up, which bot plays. */
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
  leave: "wb-told-leave",
  kick: "wb-told-kick",
  away: "wb-bot-plays",
  back: "wb-plays-again",
};
const UNDO: Record<string, string> = { seen: "wb-undid-seen", correct: "wb-told-correct" };

/** The sentence of an event; null: nothing to tell, also of kinds that a newer server has. */
export function told({ kind, seat, text }: EventSeen, names: string[]): Sentence | null {
  const [word = "", ...rest] = text.split(" ");
  const name = names[seat] ?? "";
  const line = (key: string | undefined, values: Sentence["values"] = { name }): Sentence | null =>
    key ? { key, values } : null;
  switch (kind) {
    case "offer_end":
      return line(rest[0] === "accepted" ? ACCEPTED[word as OfferKind] : ENDED[rest[0] ?? ""]);
    case "presence":
      return line(text === "gone" ? "wb-gone" : undefined);
    case "time":
      if (seat >= 0) return line("wb-time-up");
      return Number(text) ? line("wb-server-away", { seconds: Number(text) }) : null;
    case "seat":
      return line(SEAT[word], { name: rest.join(" ") || name });
    case "undo":
      return line(UNDO[text]);
    default:
      return null;
  }
}
