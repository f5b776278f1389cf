/** Notices the end of a round: compares the sheets before it with those that were revealed. */
import type { Interaction } from "./interaction.svelte";
import { roundChangesOf, type RoundChanges } from "./round-changes";
import type { SheetView, View } from "./view";

export interface RoundOver {
  round: number;
  seats: { seat: number; recap: RoundChanges; sheet: SheetView }[];
}

export class RoundWatch {
  over = $state.raw<RoundOver | null>(null);
  private last: View | null = null;

  /** Called with every view; true when a round has just ended. */
  see(view: View): boolean {
    const before = this.last;
    this.last = view;
    if (!before || view.round <= before.round || before.round < 1) return false;
    const seats = view.sheets.map((sheet, seat) => ({
      seat,
      sheet,
      recap: roundChangesOf(
        (seat === view.seat ? before.begun : null) ?? before.sheets[seat] ?? sheet,
        sheet,
        before.round,
        view.icons,
      ),
    }));
    this.over = { round: before.round, seats };
    return true;
  }

  /** Spaces that the last round wrote, by seat. */
  fresh(): Record<number, string[]> {
    return Object.fromEntries(
      (this.over?.seats ?? []).map(({ seat, recap }) => [seat, recap.written.map(({ space }) => space)]),
    );
  }
}

/** Whether the seat has begun to act in the new round: then the old one's news are old. */
export function hasActed(interaction: Interaction): boolean {
  const { view, sheet } = interaction;
  return view?.phase === "act" && Boolean(view.begun && sheet && view.begun.grid.join() !== sheet.grid.join());
}
