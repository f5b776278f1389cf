/** What somebody types to join: a whole link, a table's name, or a code that was said aloud. */
import { ask } from "../../server/api";

const LINK = /(?:\/(t|r|class)\/)?([A-Za-z0-9-]{3,64})(#[!-~]{1,64})?\s*$/;
/** A word and three digits, however they are spaced; the server reads it in the same way. */
const CODE = /^[a-z][a-z\s]*[\s\p{Pd}]*(?:\p{Nd}\s*){3}$/u;

export function isCode(text: string): boolean {
  return CODE.test(text.trim().normalize("NFKC").toLowerCase());
}

/** Where it leads; null: nowhere. A code nobody has is refused by the server, with its sentence. */
export async function joinAddress(text: string): Promise<string | null> {
  const typed = text.trim();
  if (isCode(typed)) {
    const found = await ask("GET /api/codes/{code}", { path: { code: typed } });
    if (found.class) return `/class/${found.class}#${found.code}`;
    return found.table ? `/t/${found.table}#${found.code}` : `/r/${found.room}#${found.code}`;
  }
  const found = LINK.exec(typed);
  return found && `/${found[1] ?? "t"}/${found[2]}${found[3] ?? ""}`;
}
