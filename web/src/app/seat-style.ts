/** How seats look: colour, silhouette and engraving, in the order of the seats. */

export const COLOURS = ["red", "blue", "purple", "yellow", "green", "white", "black", "sky"] as const;
export type Colour = (typeof COLOURS)[number];

export function colourOf(seat: number): Colour {
  return COLOURS[seat % COLOURS.length] ?? "red";
}

/** Bots are called by name, as people are: names are not translated. */
const BOTS = ["Robin", "Wren", "Finch", "Lark", "Swift", "Heron", "Martin", "Teal"] as const;

export function botName(seat: number): string {
  return BOTS[seat % BOTS.length] ?? "Wren";
}
