/** The prompt: one instruction with real names, and the line below it; and the line in the top bar. */
import { list, say, type Sentence } from "../../app/i18n.svelte";
import { sideOf } from "./board/boards";
import { RESERVE, type Interaction } from "./interaction.svelte";
import { noteOf, titleOf } from "./labels";
import type { View } from "./view";

export interface Prompt {
  title: string;
  how: string;
}

export function promptOf(interaction: Interaction): Prompt {
  const prompt = promptAtRest(interaction);
  return interaction.looked in interaction.dots ? { ...prompt, how: lookedAt(interaction) } : prompt;
}

/** What the foreign token that was tapped could do. */
function lookedAt({ live, view, looked, lookedJumps }: Interaction): string {
  const name = live.nameOf(view.dots[looked]?.seat ?? 0);
  const dots = list([...new Set(lookedJumps.map(([, to = ""]) => to))]);
  return say(dots ? "c5-web-looked" : "c5-web-looked-none", { name, dot: looked, dots });
}

function promptAtRest(interaction: Interaction): Prompt {
  const { live, view, held } = interaction;
  if (!interaction.mine) return awaited(interaction);
  if (interaction.pass) return { title: say("c5-web-stuck"), how: say("c5-web-stuck-how") };
  if (interaction.chain)
    return {
      title: say("c5-web-chain", { dot: interaction.chain.dot }),
      how: interaction.chosen
        ? noteOf(interaction.chosen, interaction.dots)
        : say("c5-web-chain-how", { points: interaction.animation.gained }),
    };
  if (interaction.chosen && interaction.chosen.word === "place")
    return {
      title: titleOf(interaction.chosen, interaction.dots),
      how: noteOf(interaction.chosen, interaction.dots) || say("c5-web-place-how"),
    };
  if (interaction.first) return { title: say("c5-web-first"), how: say("c5-web-first-how") };
  if (held === RESERVE) return { title: say("c5-web-reserve"), how: say("c5-web-reserve-how") };
  if (held) {
    const title = say("c5-web-held", { dot: held, tokens: interaction.dots[held]?.tokens ?? 1 });
    return {
      title,
      how:
        (interaction.chosen && noteOf(interaction.chosen, interaction.dots)) ||
        say(interaction.going.length ? "c5-web-held-how" : "c5-web-held-none"),
    };
  }
  return {
    title: say("c5-web-turn"),
    how: say(view.reserve[live.seat ?? 0] ? "c5-web-turn-how" : "c5-web-turn-empty"),
  };
}

function awaited({ live, view, animation }: Interaction): Prompt {
  if (animation.ended) return { title: say("c5-web-round-over", { round: animation.ended.round }), how: "" };
  const name = live.nameOf(view.turn ?? 0);
  const how = live.seat === null ? say("c5-web-watching") : say("c5-web-wait-how");
  return { title: say(view.chain ? "c5-web-wait-chain" : "c5-web-wait", { name }), how };
}

/** The line in the top bar. */
export function subtitle(view: View): Sentence {
  const side = sideOf(view.board);
  return view.rounds > 1
    ? { key: "c5-web-where-full", values: { round: view.round, rounds: view.rounds, side } }
    : { key: "c5-web-where-quick", values: { side } };
}
