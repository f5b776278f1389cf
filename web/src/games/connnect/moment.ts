/** What deserves a sound of its own: what one does on one's own sheet, and the sheets of all when they are turned. */
import type { Sound } from "../../app/sound";
import type { View } from "./view";

export function moment(before: View, after: View, seat: number | null): Sound | null {
  if (seat === null) return null;
  const [was, is] = [before.sheets[seat], after.sheets[seat]];
  if (!was || !is) return null;
  if (is.claims.length > was.claims.length) return is.claims.at(-1)?.size === 5 ? "five" : "claim";
  if (is.circles.length > was.circles.length) return "circle";
  const turned = after.round > before.round && before.round > 0 && after.sheets.length > 1;
  return turned ? "reveal" : null;
}
