/** What deserves a sound of its own: five in a row. */
import type { Sound } from "../../app/sound";
import type { View } from "./view";

export function moment(before: View, after: View): Sound | null {
  return after.ended.length > before.ended.length && after.ended.at(-1)?.reason === "connect5" ? "five" : null;
}
