/** What happens at a table besides the moves, in sentences: how offers end, who is gone, whose time is up, which bot plays. */
import type { Sentence } from "../../app/i18n.svelte";
import type { EventSeen, OfferKind, TableSeen } from "../../server/wire";

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

/** The sentence of an event; null: nothing to tell, also of kinds that a newer server has. */
export function told(event: EventSeen, seats: TableSeen["seats"], names: string[]): Sentence | null {
  const key = keyOf(event, seats);
  return key ? { key, values: { name: names[event.seat] ?? "" } } : null;
}

function keyOf({ kind, seat, text }: EventSeen, seats: TableSeen["seats"]): string | undefined {
  switch (kind) {
    case "offer_end": {
      const [what = "", outcome = ""] = text.split(" ");
      return outcome === "accepted" ? ACCEPTED[what as OfferKind] : ENDED[outcome];
    }
    case "presence":
      return text === "gone" ? "wb-gone" : undefined;
    case "time":
      return seat >= 0 ? "wb-time-up" : undefined; // of nobody: the server was away
    case "seat":
      return seats[seat]?.who === "human" ? (seats[seat].away ? "wb-bot-plays" : "wb-plays-again") : undefined;
    case "undo":
      return text === "seen" ? "wb-undid-seen" : undefined;
    default:
      return undefined;
  }
}

/** Whether the others may suggest that a bot plays for that seat: its person is not here, and the game waits for it. */
export function mayReplace(table: TableSeen, seat: number): boolean {
  const found = table.seats[seat];
  const absent = found?.who === "human" && !found.away && !found.here && found.absent_since >= 0;
  return absent && seat !== table.seat && table.to_act.includes(seat);
}
