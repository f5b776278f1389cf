/** The prompt and the line in the top bar, as keys and values; the sentences are in the catalogues. */
import type { Sentence } from "../../app/i18n.svelte";
import type { Interaction } from "./interaction.svelte";
import { isColumnZone, linesOf } from "./board/grid";
import { againsOf, numbersOf } from "./round-changes";
import type { View } from "./view";

const line = (key: string, values: Sentence["values"] = {}): Sentence => ({ key, values });

/** The top bar's line. */
export function subtitleOf(view: View): Sentence | null {
  if (view.phase === "over") return line("cn-web-where-over");
  if (view.round < 1) return line("cn-web-where-setup");
  const values = { round: view.round, rounds: view.rounds };
  const own = view.seat === null ? null : view.sheets[view.seat];
  if (view.phase === "act")
    return line(own && own.waiting.length === 0 ? "cn-web-where-claim" : "cn-web-where-fill", values);
  return line("cn-web-where-roll", values);
}

/** One instruction with real names. */
export function promptOf(interaction: Interaction, names: (seat: number) => string): Sentence {
  const { stage, view, sheet, number, zoneNow: zone } = interaction;
  if (!view || !sheet) return line("cn-web-prompt-wait");
  if (view.phase === "over") return line("cn-web-where-over");
  if (interaction.mode === "move") return line("cn-web-prompt-pick-move");
  const busy = view.sheets.flatMap((other, seat) =>
    other.status === "busy" && seat !== interaction.seat ? [names(seat)] : [],
  );
  switch (stage) {
    case "dice":
      return line("cn-web-prompt-dice");
    case "zone":
      return zone
        ? line("cn-web-prompt-zone-held", {
            zone,
            free: interaction.actions.zones.find((act) => act.face === zone)?.preview.spaces?.length ?? 0,
          })
        : line("cn-web-prompt-zone");
    case "setup":
      return line("cn-web-prompt-setup", { number });
    case "fill":
    case "free": {
      const [first, second] = linesOf(zone);
      return line(isColumnZone(zone) ? "cn-web-prompt-write-columns" : "cn-web-prompt-write-rows", {
        number,
        zone,
        first,
        second,
      });
    }
    case "drop":
      return line("cn-web-prompt-drop", { zone });
    case "stuck":
      return line(interaction.actions.switches.length ? "cn-web-prompt-stuck-switch" : "cn-web-prompt-stuck", { zone });
    case "move":
    case "number":
      return line("cn-web-prompt-anywhere", { number });
    case "any":
      return line("cn-web-prompt-any", { zone, left: sheet.pending_number });
    case "full":
      return line("cn-web-prompt-full", { zone });
    case "take": {
      const claim = sheet.claims.at(-1);
      return line("cn-web-prompt-take", {
        size: claim?.size ?? 3,
        numbers: claim ? numbersOf(sheet, claim.spaces) : "",
      });
    }
    case "claim":
      return claimPrompt(interaction);
    case "out":
      return line("cn-web-prompt-out");
    default:
      if (view.phase === "zone") return line("cn-web-prompt-wait-zone", { name: names(view.active) });
      if (!busy.length || view.phase === "roll") return line("cn-web-prompt-wait");
      return line(stage === "watch" ? "cn-web-prompt-watch-busy" : "cn-web-prompt-wait-busy", { names: busy });
  }
}

function claimPrompt(interaction: Interaction): Sentence {
  const { view, actions, sheet, picked, claim } = interaction;
  if (view?.phase === "setup") return line("cn-web-prompt-setup-done");
  if (claim && sheet && againsOf(sheet, claim.spaces))
    return line("cn-web-claim-again", { agains: againsOf(sheet, claim.spaces) });
  if (claim && sheet)
    return line("cn-web-prompt-claim", {
      size: claim.spaces.length,
      numbers: numbersOf(sheet, claim.spaces),
      points: claim.preview.points,
    });
  if (picked.length) return line("cn-web-prompt-picking", { count: picked.length });
  return actions.claims.length ? line("cn-web-prompt-claims") : line("cn-web-prompt-no-claims");
}
