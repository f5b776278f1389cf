/** A profile without an account: a key in this browser that ties its results together. */

const PLACE = "connectable.player";
/** Letters and digits without i, l, o and u, which are misread or make words. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 26;
/** What a key looks like; those of older versions have 24 characters. */
const KEY = /^[a-z0-9]{24,26}$/;
let unkept = "";

/** This browser's key; it is made when it is first asked for. */
export function profileKey(): string {
  try {
    const found = localStorage.getItem(PLACE) ?? newProfileKey();
    localStorage.setItem(PLACE, found);
    return found;
  } catch {
    return (unkept ||= newProfileKey()); // a browser that keeps nothing plays as well
  }
}

function newProfileKey(): string {
  return randomLetters(LENGTH);
}

/** A secret of so many letters and digits, of five bits each. */
export function randomLetters(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** A key as somebody types it, or the address in a picture of it; null: it is none. */
export function readKey(text: string): string | null {
  const found = (text.split("#").pop() ?? "").replace(/[\s-]/g, "").toLowerCase();
  return KEY.test(found) ? found : null;
}

/** The key in a saved profile; null: the file is none. */
export function keyInFile(text: string): string | null {
  try {
    return readKey(String((JSON.parse(text) as { key?: unknown }).key ?? ""));
  } catch {
    return null;
  }
}

/** In groups, to be read aloud. */
export function spelled(key: string): string {
  return (key.match(/.{1,4}/g) ?? []).join(" ");
}

/** From now on this browser plays with that key. */
export function useKey(key: string): void {
  try {
    localStorage.setItem(PLACE, key);
  } catch {
    unkept = key;
  }
}

/** Forgets the key; the next one is new. */
export function dropKey(): void {
  unkept = "";
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // nothing was kept
  }
}
