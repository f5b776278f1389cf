/** Friends without accounts: secrets that came with their links, or were made for one of ours. */
import { randomLetters } from "./profile";

const PLACE = "connectable.friends";
const LENGTH = 20;
const SECRET = /^[a-z0-9]{20}$/;
/** As many as the server takes at once. */
const MOST = 8;
let unkept: string[] = [];

/** With whom this browser is compared: everybody who has one of these. */
export function friendSecrets(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => isFriendSecret(String(one))).slice(0, MOST) : [];
  } catch {
    return unkept;
  }
}

export function isFriendSecret(text: string): boolean {
  return SECRET.test(text);
}

/** The secret for a link of ours; it is made when it is first needed. */
export function ownFriendSecret(): string {
  const [first = randomLetters(LENGTH)] = friendSecrets();
  addFriendSecret(first);
  return first;
}

/** From now on this browser is compared with whoever sent that link. */
export function addFriendSecret(secret: string): void {
  const known = friendSecrets();
  if (!known.includes(secret)) write([...known, secret].slice(-MOST));
}

export function dropFriends(): void {
  write([]);
}

function write(secrets: string[]): void {
  unkept = secrets;
  try {
    if (secrets.length) localStorage.setItem(PLACE, JSON.stringify(secrets));
    else localStorage.removeItem(PLACE);
  } catch {
    // a browser that keeps nothing compares as long as the page is open
  }
}
