/** Numbers with the true minus sign. */

/** “+3”, “−2”, “0”. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points);
}

/** “3”, “−2”. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
