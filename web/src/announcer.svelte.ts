/** What a screen reader says: one polite line for what others do, one assertive for what is urgent. */

export const spoken = $state({ polite: "", urgent: "" });

export function announce(text: string, how: "polite" | "urgent" = "polite"): void {
  // the same words twice are still news
  spoken[how] = spoken[how] === text ? `${text}\u00a0` : text;
}
