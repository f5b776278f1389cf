/** What a screen reader says: one polite line for what others do, one assertive for what is urgent. */
import { untrack } from "svelte";

export const spoken = $state({ polite: "", urgent: "" });

export function announce(text: string, how: "polite" | "urgent" = "polite"): void {
  // the same words twice are still news; whoever announces from an effect must not wait for the answer
  untrack(() => (spoken[how] = spoken[how] === text ? `${text}\u00a0` : text));
}
