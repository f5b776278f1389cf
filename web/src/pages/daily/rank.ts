/** A place in the way people write it: 1st, 2nd; 1., 2. */
import { localeTag, say } from "../../app/i18n.svelte";

export function rankText(place: number): string {
  return say("wb-daily-rank", { nth: ordinal(place), place });
}

export function ordinal(place: number): string {
  return new Intl.PluralRules(localeTag(), { type: "ordinal" }).select(place);
}
