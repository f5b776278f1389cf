/** Says aloud what others did, and what is urgent here: a challenge, the end of a round. Whose turn it is the page says. */
import { announce } from "../../app/announcer.svelte";
import type { LiveTable } from "../../server/live-table.svelte";
import { say, saySentence } from "../../app/i18n.svelte";
import { movesOfOthers, outcomesOf } from "../../components/log-lines";
import { logLine, newsLine } from "./log";
import type { View } from "./view";

export class Announcements {
  private round = 0;
  private vote = "";

  constructor(private readonly live: LiveTable) {}

  /** To be called with every change of the table. */
  hear(): void {
    const { table } = this.live;
    const view = table?.view as View | null | undefined;
    if (!table || !view) return;
    const names = table.seats.map((_, other) => this.live.nameOf(other));
    const told = [...movesOfOthers(this.live, { logLine }), ...outcomesOf(this.live, { logLine, newsLine })];
    const lines = told.map(saySentence);
    if (lines.length) announce(lines.join(" "));
    this.urgent(view, names);
  }

  private urgent(view: View, names: string[]): void {
    const vote = view.vote ? view.vote.pair.words.join(" ") : "";
    if (this.round && view.round > this.round) announce(say("cx-web-round-over", { round: this.round }), "urgent");
    else if (vote && vote !== this.vote && view.vote)
      announce(
        view.vote.challenger < 0
          ? say("cx-web-appeals", { placer: names[view.vote.seat] ?? "" })
          : say("cx-web-challenges", {
              challenger: names[view.vote.challenger] ?? "",
              placer: names[view.vote.seat] ?? "",
            }),
        "urgent",
      );
    this.round = view.round;
    this.vote = vote;
  }
}
