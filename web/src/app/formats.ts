/** Days and numbers as people write them where the language is spoken. */
import { settings } from "./settings.svelte";

/** British, as the English of the catalogues is. */
const TAGS: Partial<Record<string, string>> = { en: "en-GB" };

export function localTag(language: string): string {
  return TAGS[language] ?? language;
}

export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(localTag(settings.language), { dateStyle: "medium" }).format(at);
}

/** With at most one figure after the point. */
export function tenths(value: number): string {
  return new Intl.NumberFormat(localTag(settings.language), { maximumFractionDigits: 1 }).format(value);
}
