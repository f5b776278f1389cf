/** The fields of any view as text: what a value is called and how it reads. It knows no game. */
import { row, say } from "../../app/i18n.svelte";

export type Value = string | number | boolean | null | Value[] | { [field: string]: Value };

/** `cards_left` → `cards left`. */
export function plainName(field: string): string {
  return field.replaceAll("_", " ");
}

/** Whether a value reads as one line: no lists of lists, no records. */
export function isLine(value: Value): boolean {
  return Array.isArray(value) ? value.every((item) => typeof item !== "object" || item === null) : !isRecord(value);
}

export function isRecord(value: Value): value is { [field: string]: Value } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value on one line. */
export function lineOf(value: Value): string {
  if (Array.isArray(value)) return value.length ? row(value.map(lineOf)) : say("wb-other-nothing");
  if (value === null || value === "") return say("wb-other-nothing");
  if (typeof value === "boolean") return say(value ? "wb-other-yes" : "wb-other-no");
  return String(value);
}
