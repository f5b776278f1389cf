/** How something that lies outside the window of its board comes into sight: it asks, and the board that holds it moves. */

const REVEAL = "reveal";

/** Asks the board around a thing to show it; where nothing is zoomed, nobody answers. */
export function askToReveal(thing: Element): void {
  thing.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }));
}

/** Answers for everything inside of it. */
export function whenAskedToReveal(board: Element, reveal: (thing: Element) => void): () => void {
  const heard = ({ target }: Event): void => reveal(target as Element);
  board.addEventListener(REVEAL, heard);
  return () => board.removeEventListener(REVEAL, heard);
}
