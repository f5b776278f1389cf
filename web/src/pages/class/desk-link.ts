/** The link that opens the teacher's desk in another browser: a word that is good once, and the code of the class. */

const LINK = /^([a-z2-9]{16})\.(.+)$/;

export interface DeskWord {
  word: string;
  code: string;
}

export function deskLink(base: string, id: string, { word, code }: DeskWord): string {
  return `${base}/class/${id}#${word}.${code}`;
}

/** What the fragment of such a link says; null: it is none. */
export function deskWord(fragment: string): DeskWord | null {
  const [, word, code] = LINK.exec(fragment) ?? [];
  return word && code ? { word, code } : null;
}
