import { expect, it, vi } from "vitest";

import type { LiveTable } from "../../server/live-table.svelte";
import { Interaction } from "./interaction.svelte";
import type { View } from "./view";

/** A table whose server answers when the test says so. */
function table(legal: string[]): { live: LiveTable; answer: (legal: string[]) => void; asked: string[] } {
  const asked: string[] = [];
  const view = { way: "classic", chosen: null, seats: [{ hand: [7, 8] }] } as unknown as View;
  const seen = { view, legal, previews: [], position: 1 };
  let answer: (next: string[]) => void = () => {};
  const live = {
    seat: 0,
    table: seen,
    slip: null,
    ask: async (notation: string) => (asked.push(notation), false),
    actAndSee: () =>
      new Promise<boolean>((done) => {
        answer = (next) => {
          Object.assign(seen, { legal: next, position: seen.position + 1 });
          done(true);
        };
      }),
  } as unknown as LiveTable;
  return { live, answer: (next) => answer(next), asked };
}

it("keeps a card that was taken up while the end of the turn was on its way", async () => {
  const { live, answer, asked } = table(["keep", "card 8"]);
  const interaction = new Interaction(live);
  interaction.confirm("keep");
  interaction.pick(7);
  interaction.aim("at 1,0");
  await vi.waitFor(() => expect(interaction.busy).toBe(true));
  answer([]);
  await vi.waitFor(() => expect(interaction.busy).toBe(false));
  expect([interaction.held, interaction.target, asked]).toEqual([7, "at 1,0", []]);
});

it("asks why a card cannot be taken up in the same turn", async () => {
  const { live, answer, asked } = table(["draw", "card 7", "card 8"]);
  const interaction = new Interaction(live);
  interaction.confirm("draw");
  interaction.pick(7);
  await Promise.resolve();
  answer(["keep", "card 9"]);
  await vi.waitFor(() => expect(interaction.busy).toBe(false));
  expect([interaction.held, asked]).toEqual([null, ["card 7"]]);
});
