/**
 * Boards, sheets and decks in a link: packed into the part of an address that no server sees.
 *
 * `#content=GAME.PACKED`, the text deflated and written in the letters of an address.
 */

/** The content for a game that the end of an address brings; empty: none, or nothing that can be read. */
export async function contentIn(hash: string, game: string): Promise<string> {
  const [, named = "", packed = ""] = /^#content=([a-z0-9]+)\.([A-Za-z0-9_-]+)$/.exec(hash) ?? [];
  if (named !== game || !packed) return "";
  try {
    const letters = atob(packed.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return await new Response(piped(bytes, new DecompressionStream("deflate-raw"))).text();
  } catch {
    return "";
  }
}

export async function linkWith(game: string, text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed = await new Response(piped(bytes, new CompressionStream("deflate-raw"))).arrayBuffer();
  let letters = "";
  for (const byte of new Uint8Array(packed)) letters += String.fromCharCode(byte);
  const safe = btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  return `${location.origin}/new/${game}#content=${game}.${safe}`;
}

function piped(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream): ReadableStream {
  return new Blob([bytes]).stream().pipeThrough(through as ReadableWritablePair);
}
