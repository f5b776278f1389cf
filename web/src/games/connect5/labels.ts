/** What things at the table are called: a seat, a move, a dot. Keys and values only, the sentences are in the catalogues. */
import { list, say } from "../../app/i18n.svelte";
import { colourOf } from "../../app/seat-style";
import type { Circuit } from "./board/circuit";
import type { Dots, Move } from "./notation";

export function colour(seat: number): string {
  return say(`c5-web-colour-${colourOf(seat)}`);
}

/** How a move is called in lists: whole or split where the token is a double. */
export function kindOf({ word, at, over }: Move, dots: Dots): string {
  if (word === "split") return over ? "split-jump" : "split";
  if (word === "step" || word === "jump") return dots[at]?.tokens === 2 ? `${word}-whole` : word;
  return word;
}

export function titleOf(move: Move, dots: Dots): string {
  if (move.steps.length > 1) return say("c5-web-move-chain", { jumps: move.jumps, dot: move.to });
  return say(`c5-web-move-${kindOf(move, dots)}`, { dot: move.to });
}

/** The second line of a move: what is eaten, and whether it may go on. */
export function noteOf(move: Move, dots: Dots): string {
  if (move.preview.connect5.length && move.preview.ends_turn)
    return say("c5-web-note-connect5", { dots: move.preview.connect5.join(" ") });
  if (move.steps.length > 1) return say("c5-web-note-chain", { tokens: list(eatenBy(move, dots)) });
  const eaten = dots[move.over];
  if (eaten)
    return say("c5-web-note-over", {
      colour: colour(eaten.seat),
      dot: move.over,
      goes: move.preview.ends_turn ? "ends" : "on",
    });
  if (move.word === "step" || move.word === "split") return say("c5-web-note-neighbour");
  if (move.word === "stack") return say("c5-web-note-stack");
  return "";
}

/** “blue at B4, green at B2”. */
function eatenBy({ preview }: Move, dots: Dots): string[] {
  return preview.eaten.map((dot) => say("c5-web-token-at", { colour: colour(dots[dot]?.seat ?? 0), dot }));
}

/** The one solid button: what will happen, with its points. */
export function doing(move: Move, gained: number, double = false): string {
  const points = gained + move.preview.points;
  if (move.preview.connect5.length && move.preview.ends_turn) return say("c5-web-do-connect5", { points });
  if (move.word === "stop") return say("c5-web-do-stop", { points });
  if (points && double && move.over)
    return say(move.word === "split" ? "c5-web-do-eat-split" : "c5-web-do-eat-whole", { points });
  if (points) return say("c5-web-do-eat", { points });
  return say(`c5-web-do-${move.word}`);
}

/** A dot as a screen reader says it: “D4, circled, your token; may jump to B3 over blue”. */
export function spoken(
  circuit: Circuit,
  name: string,
  dots: Dots,
  me: number | null,
  going: Move[],
  landing: Move[],
): string {
  const stands = dots[name];
  const holder = stands ? `${stands.seat === me ? "mine" : "other"}${stands.tokens}` : "free";
  const parts = [
    say("c5-web-dot", {
      dot: name,
      kind: circuit.dot(name).circled ? "circled" : "plain",
      holder,
      colour: stands ? colour(stands.seat) : "",
    }),
  ];
  if (going.length)
    parts.push(say("c5-web-dot-may", { moves: list(going.slice(0, 6).map((move) => spokenMove(move, dots))) }));
  for (const move of landing.slice(0, 3))
    parts.push(say("c5-web-dot-landing", { move: spokenMove(move, dots), points: move.preview.points }));
  const beside = circuit.stretches.get(name)?.map(({ to }) => to) ?? [];
  parts.push(say("c5-web-dot-beside", { dots: list([...new Set(beside)].sort()) }));
  return parts.join("; ");
}

function spokenMove(move: Move, dots: Dots): string {
  if (move.steps.length > 1)
    return say("c5-web-may-chain", { jumps: move.jumps, dot: move.to, tokens: list(eatenBy(move, dots)) });
  const eaten = dots[move.over];
  if (!eaten) return say(`c5-web-may-${move.word}`, { dot: move.to });
  return say(`c5-web-may-${move.word}-over`, { dot: move.to, colour: colour(eaten.seat), over: move.over });
}
