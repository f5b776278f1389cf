/** How long a name may be, of a person or a room: as the server says, wherever one is typed or sent. */
import { serverInfo } from "./server-info";

/** A name as long as it may be, counted as the server counts. */
export function cutName(name: string, longest: number): string {
  return Array.from(name.normalize("NFC").trim()).slice(0, longest).join("").trim();
}

/** For names that an older version kept: what would be refused is cut. */
export async function sentName(name: string): Promise<string> {
  return cutName(name, (await serverInfo()).longest_name);
}

/** Attached to a field: nobody can type more than will be taken, and what stands there already is cut. */
export function limitName(field: HTMLInputElement): void {
  serverInfo().then(
    ({ longest_name }) => {
      field.maxLength = longest_name;
      if (Array.from(field.value).length <= longest_name) return;
      field.value = cutName(field.value, longest_name);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    () => {}, // without the server no name is sent either
  );
}
