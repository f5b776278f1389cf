/** The one sentence that says what to do now, or who is awaited. */
import type { Sentence } from "../../app/i18n.svelte";
import { pairOf, wordsOf } from "./board/cards";
import type { Interaction } from "./interaction.svelte";
import type { View } from "./view";

const plain = (key: string): Sentence => ({ key, values: {} });

export function promptOf(
  view: View,
  interaction: Interaction,
  seat: number | null,
  name: (seat: number) => string,
): Sentence {
  return waiting(view, interaction, seat, name) ?? holding(view, interaction) ?? choosing(view, interaction);
}

/** While others are awaited, or one's word is. */
function waiting(
  view: View,
  interaction: Interaction,
  seat: number | null,
  name: (seat: number) => string,
): Sentence | null {
  if (view.stage === "over") return plain("cx-web-do-over");
  if (view.stage === "dealing") return plain("cx-web-do-dealing");
  const answers = view.to_act.filter((other) => other >= 0).map(name);
  if (view.vote) {
    const [first, second] = pairOf(view, view.vote.pair);
    return view.asked
      ? { key: "cx-web-do-vote", values: { first, second } }
      : { key: "cx-web-do-vote-wait", values: { names: answers } };
  }
  const own = view.windows.find((window) => window.seat === seat);
  if (own) return { key: "cx-web-do-own-wait", values: { names: own.unanswered.map(name) } };
  const miss = view.pending.find((one) => one.seat === seat);
  if (miss) {
    const [first, second] = miss.pairs[0] ? pairOf(view, miss.pairs[0]) : ["", ""];
    return { key: "cx-web-do-missed", values: { first, second } };
  }
  if (interaction.canPlay) return null;
  if (view.asked) return plain("cx-web-do-answer");
  if (view.windows.length && view.turn >= 0) return { key: "cx-web-do-window", values: { names: answers } };
  if (seat !== null && view.seats[seat]?.idle)
    return plain(view.way === "quick" ? "cx-web-do-stuck" : "cx-web-do-passed");
  if (view.turn >= 0 && view.turn !== seat) return { key: "cx-web-do-turn", values: { name: name(view.turn) } };
  return { key: "cx-web-do-wait", values: { names: answers } };
}

/** While a card is in the hand. */
function holding(view: View, interaction: Interaction): Sentence | null {
  if (interaction.armed) return plain("cx-web-do-confirm");
  if (interaction.held === null) return null;
  if (interaction.target)
    return plain(
      view.find === "own"
        ? "cx-web-do-try"
        : interaction.appeals
          ? "cx-web-do-appeal"
          : interaction.turns.length && !interaction.turns.includes(interaction.turn)
            ? "cx-web-do-misfit"
            : "cx-web-do-place",
    );
  const [first = "", second = ""] = wordsOf(view, interaction.held, interaction.turn);
  const way = interaction.onWeb ? (view.find === "own" ? "own" : "web") : view.way;
  return { key: `cx-web-do-where-${way}`, values: { first, second } };
}

/** While nothing is. */
function choosing(view: View, interaction: Interaction): Sentence {
  const fits = interaction.legal.some((notation) => notation.startsWith("card "));
  switch (view.way) {
    case "solitaire":
      return plain("cx-web-do-aside");
    case "quick":
      return plain(interaction.legal.includes("stuck") ? "cx-web-do-quick-empty" : "cx-web-do-quick");
    case "quads":
      if (view.turns === "at_once") return plain("cx-web-do-quads-free");
      return plain(`cx-web-do-quads-${view.step}`);
    case "rummy":
      return plain(interaction.legal.includes("draw") ? "cx-web-do-rummy-draw" : "cx-web-do-rummy");
    default:
      if (view.step === "laying") return plain(fits ? "cx-web-do-drawn" : "cx-web-do-keep");
      if (interaction.legal.includes("pass")) return plain(fits ? "cx-web-do-pass-or" : "cx-web-do-pass");
      return plain(fits ? "cx-web-do-classic" : "cx-web-do-draw");
  }
}
