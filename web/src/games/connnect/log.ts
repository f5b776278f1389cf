/** The move log's sentences for actions of CoNNNect. */
import { saySentence, type Sentence } from "../../app/i18n.svelte";
import { stepsOf } from "./notation";
import { cellOf } from "./board/grid";
import { bonusName } from "./labels";

export function logLine(notation: string, seat: number, names: string[]): Sentence | null {
  const [word = "", ...rest] = notation.split(" ");
  const name = names[seat] ?? "";
  const place = (space: string): { row: number; column: number } => ({
    row: cellOf(space)[0] + 1,
    column: cellOf(space)[1] + 1,
  });
  const number = Number(rest[0]);
  switch (word) {
    case "roll":
      return { key: "cn-web-told-roll", values: { numbers: rest.map(Number) } };
    case "zone":
      return { key: "cn-web-told-zone", values: { name, zone: number } };
    case "write":
      return { key: "cn-web-told-write", values: { name, number, ...place(rest[1] ?? "a1") } };
    case "free":
      return { key: "cn-web-told-free", values: { name, face: number, number: Number(rest[2]) } };
    case "drop":
      return { key: "cn-web-told-drop", values: { name, number } };
    case "move":
      return { key: "cn-web-told-move", values: { name, ...place(rest[0] ?? "a1") } };
    case "switch":
      return { key: "cn-web-told-switch", values: { name, number } };
    case "change": {
      const [[from, to] = [0, 0]] = stepsOf(notation);
      return { key: "cn-web-told-change", values: { name, from, to } };
    }
    case "claim":
      return { key: "cn-web-told-claim", values: { name, size: rest.length } };
    case "take":
      return { key: "cn-web-told-take", values: { name, bonus: saySentence(bonusName(rest[0] ?? "")) } };
    case "done":
      return { key: "cn-web-told-done", values: { name } };
    case "out":
      return { key: "cn-web-told-out", values: { name } };
    default:
      return null;
  }
}

/** What is said while a round lasts: the dice, and who is done. What was written is sealed, and told by the round's story. */
export function openLine(notation: string, seat: number, names: string[]): Sentence | null {
  return /^(roll|done)\b/.test(notation) ? logLine(notation, seat, names) : null;
}
