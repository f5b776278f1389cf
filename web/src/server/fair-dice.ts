/** Fair dice, checked here: the same arithmetic as the server's, from the secret that was sealed before the start. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const STEPS = 2 ** 52;

/** What is published before anybody acts. */
export function commitment(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** Where on the line from 0 to 1 a thing falls: the first 52 bits of the HMAC. */
export function point(secret: string, contributions: string[], label: string, take: number): number {
  const digest = hmac(sha256, hexToBytes(secret), utf8ToBytes(JSON.stringify([contributions, label, take])));
  let bits = 0n;
  for (const byte of digest.slice(0, 8)) bits = (bits << 8n) | BigInt(byte);
  return Number(bits >> 12n) / STEPS;
}

/** Which of the outcomes, by their shares. */
export function outcome(at: number, shares: number[]): number {
  let left = at;
  for (const [number, share] of shares.entries()) {
    left -= share;
    if (left < 0) return number;
  }
  return shares.length - 1;
}
