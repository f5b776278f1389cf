/** How far a sheet is with an objective, counted from what it shows; the server alone says when it is scored. */
import { isFree, isInZone, NAMES, nameOf, numberAt } from "./board/grid";
import type { IconView, ObjectiveView, SheetView, View } from "./types";

const AT_ONCE = new Set(["any", "number"]);
const CORNERS = [1, 3, 7, 9];

export function countOf(view: View, sheet: SheetView, goal: ObjectiveView): number {
  switch (goal.goal) {
    case "claimed":
      return sheet.claimed.length;
    case "used":
      return usedBonuses(view.icons, sheet);
    case "free":
      return sheet.boxes;
    case "lines":
      return sheet.lines;
    case "corners":
      return CORNERS.filter((circle) => sheet.circles.includes(circle)).length;
    case "arrows":
      return view.arrows.filter((arrow) => spacesOfArrow(arrow).every((space) => !isFree(sheet.grid, space))).length;
    case "zones":
      return [1, 2, 3, 4, 5, 6].filter((zone) =>
        NAMES.every((space) => !isInZone(space, zone) || numberAt(sheet.grid, space)),
      ).length;
    case "fours":
      return new Set(sheet.claims.filter((claim) => claim.size === 4).map((claim) => claim.shape)).size;
    case "each":
      return Math.min(...[3, 4, 5].map((size) => sheet.claims.filter((claim) => claim.size === size).length));
    case "equal":
      return sheet.claims.filter(
        (claim) => claim.size >= 4 && new Set(claim.spaces.map((space) => numberAt(sheet.grid, space))).size === 1,
      ).length;
    case "round":
      return sheet.claims.filter((claim) => claim.round === view.round).length;
    default:
      return sheet.claims.filter((claim) => `connect${claim.size}` === goal.goal).length;
  }
}

/** Bonuses that were taken and are not in the hand any more. */
export function usedBonuses(icons: IconView[], sheet: SheetView): number {
  const kept = Object.values(sheet.hand).reduce((sum, count) => sum + count, 0);
  const pending = sheet.pending === "any" || sheet.pending === "number" ? 1 : 0;
  return sheet.taken.filter((place) => icons[place]).length - kept - pending;
}

/** Which printed icons are taken and not used: of equal kinds the later ones are still there. */
export function unusedIcons(icons: IconView[], sheet: SheetView): Set<number> {
  const left = { ...sheet.hand };
  const unused = new Set<number>();
  for (const place of [...sheet.taken].reverse()) {
    const kind = icons[place]?.bonus ?? "";
    if ((left[kind] ?? 0) > 0) {
      left[kind] = (left[kind] ?? 0) - 1;
      unused.add(place);
    }
  }
  return unused;
}

export function isAtOnce(bonus: string): boolean {
  return AT_ONCE.has(kindOf(bonus));
}

/** `number` of `number3`. */
export function kindOf(bonus: string): string {
  return bonus.startsWith("number") ? "number" : bonus;
}

/** 3 of `number3`, 0 of the others. */
export function numberOf(bonus: string): number {
  return Number(bonus.slice(6)) || 0;
}

/** The six spaces of `row 3` or `column d`. */
export function spacesOfArrow(arrow: string): string[] {
  const [kind, which = ""] = arrow.split(" ");
  const sides = [0, 1, 2, 3, 4, 5];
  return kind === "row"
    ? sides.map((c) => nameOf(Number(which) - 1, c))
    : sides.map((r) => nameOf(r, which.charCodeAt(0) - 97));
}

/** Points of an arrow line as it stands, 0 while it is open. */
export function arrowPoints(sheet: SheetView, arrow: string): number {
  const spaces = spacesOfArrow(arrow);
  if (spaces.some((space) => isFree(sheet.grid, space))) return 0;
  const numbers = spaces.map((space) => numberAt(sheet.grid, space));
  if (numbers.includes(0)) return 3;
  const text = numbers.join("");
  if (text === "123456" || text === "654321" || new Set(numbers).size === 1) return 8;
  return new Set(numbers).size === 6 ? 6 : 3;
}
