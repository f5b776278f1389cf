/** What a screen reader says: one polite line for what others do, one assertive for what is urgent. */

export type How = "polite" | "urgent";
export const spoken = $state<Record<How, string>>({ polite: "", urgent: "" });
const waiting: Record<How, string[]> = { polite: [], urgent: [] };

/** Says it together with whatever else happened at the same moment: one line must not swallow another. */
export function announce(text: string, how: How = "polite"): void {
  if (!waiting[how].length) setTimeout(() => speak(how));
  if (!waiting[how].includes(text)) waiting[how].push(text);
}

function speak(how: How): void {
  const text = waiting[how].splice(0).join(" ");
  spoken[how] = spoken[how] === text ? `${text}\u00a0` : text; // the same words twice are still news
}
