/** Where a what-if was played on from, so that it can say so and lead back. */

export interface Origin {
  table: string;
  /** Actions before it. */
  at: number;
  code: string;
}

const keyOf = (table: string): string => `connectable.whatif.${table}`;

export function rememberOrigin(table: string, origin: Origin): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(origin));
  } catch {
    // it is played all the same
  }
}

export function originOf(table: string): Origin | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? "null") as Origin | null;
  } catch {
    return null;
  }
}

export function addressOf({ table, at, code }: Origin): string {
  return `/t/${table}?at=${at}${code ? `#${code}` : ""}`;
}
