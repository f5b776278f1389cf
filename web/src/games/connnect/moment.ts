/** What deserves a sound of its own on one's own sheet. */
import type { Sound } from "../../app/sound";
import type { View } from "./view";

export function moment(before: View, after: View, seat: number | null): Sound | null {
  if (seat === null) return null;
  const [was, is] = [before.sheets[seat], after.sheets[seat]];
  if (!was || !is) return null;
  if (is.claims.length > was.claims.length) return is.claims.at(-1)?.size === 5 ? "five" : "claim";
  return is.circles.length > was.circles.length ? "circle" : null;
}
