/** The prompt: one instruction with real names, and the line below it. */
import { say } from "../../app/i18n.svelte";
import { RESERVE, type Play } from "./interaction.svelte";
import { noteOf, titleOf } from "./log";

export interface Prompt {
  title: string;
  how: string;
}

export function promptOf(play: Play): Prompt {
  const { live, view, held } = play;
  if (!play.mine) return awaited(play);
  if (play.pass) return { title: say("c5-web-stuck"), how: say("c5-web-stuck-how") };
  if (play.chain) return { title: say("c5-web-chain", { dot: play.chain.dot }), how: play.chosen ? noteOf(play.chosen, play.dots) : say("c5-web-chain-how", { points: play.stage.gained }) };
  if (play.chosen && play.chosen.word === "place") return { title: titleOf(play.chosen, play.dots), how: noteOf(play.chosen, play.dots) || say("c5-web-place-how") };
  if (play.first) return { title: say("c5-web-first"), how: say("c5-web-first-how") };
  if (held === RESERVE) return { title: say("c5-web-reserve"), how: say("c5-web-reserve-how") };
  if (held) {
    const title = say("c5-web-held", { dot: held, tokens: play.dots[held]?.tokens ?? 1 });
    return { title, how: (play.chosen && noteOf(play.chosen, play.dots)) || say(play.going.length ? "c5-web-held-how" : "c5-web-held-none") };
  }
  return { title: say("c5-web-turn"), how: say(view.reserve[live.seat ?? 0] ? "c5-web-turn-how" : "c5-web-turn-empty") };
}

function awaited({ live, view, stage }: Play): Prompt {
  if (stage.ended) return { title: say("c5-web-round-over", { round: stage.ended.round }), how: "" };
  const name = live.nameOf(view.turn ?? 0);
  const how = live.seat === null ? say("c5-web-watching") : say("c5-web-wait-how");
  return { title: say(view.chain ? "c5-web-wait-chain" : "c5-web-wait", { name }), how };
}
