/** The points of a sheet, summed from the sources that the server counts. */
import type { SheetView } from "./view";

export function total(sheet: SheetView): number {
  return Object.values(sheet.points).reduce((sum, points) => sum + points, 0);
}
