/** What a person has chosen for this browser. Kept in it and nowhere else. */

import { LANGUAGES } from "./languages";

export type Language = (typeof LANGUAGES)[number];
/** Each language in its own words, in the order in which they are shown. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  th: "ไทย",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  es: "Español",
};
export const LANGUAGES_SHOWN = Object.keys(LANGUAGE_NAMES) as Language[];

export interface Settings {
  name: string;
  /** A seat colour that is asked for where seats choose. */
  token: string;
  language: Language;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "less";
  sound: boolean;
  /** Whether an act that ends the turn waits for Confirm. */
  confirm: boolean;
  /** Whether texts and boards are larger. */
  size: "normal" | "large";
  /** Whether the table shows what could be claimed or played. */
  help: boolean;
  notify: boolean;
  /** Games whose first-game guide was finished or skipped. */
  guided: string[];
  /** By game: the single marks that were seen since its guide was finished; a game that is not here shows none. */
  marks: Record<string, string[]>;
}

const KEY = "connectable.settings";
const DEFAULTS: Settings = {
  name: "",
  token: "red",
  language: preferred(),
  theme: "auto",
  motion: "auto",
  sound: false,
  confirm: true,
  size: "normal",
  help: true,
  notify: false,
  guided: [],
  marks: {},
};

/** The first language of the browser that has a catalogue. */
function preferred(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

/** Changes settings, keeps them and lets the page follow. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing plays as well
  }
  applySettings();
}

/** From the theme that is seen to the other one. */
export function turnTheme(): void {
  change({ theme: document.documentElement.dataset.theme === "dark" ? "light" : "dark" });
}

/** Theme, motion and size on the root element. */
export function applySettings(): void {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = settings.theme === "auto" ? (dark ? "dark" : "light") : settings.theme;
  root.dataset.size = settings.size;
  if (settings.motion === "less") root.dataset.motion = "less";
  else delete root.dataset.motion;
}

/** Whether things should appear at their end without moving there. */
export function isMotionReduced(): boolean {
  return settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
