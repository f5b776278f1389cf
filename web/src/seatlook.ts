/** How seats look: colour, silhouette and engraving, in the order of the seats. */

export const COLOURS = ["red", "blue", "purple", "yellow", "green", "white", "black", "sky"] as const;
export type Colour = (typeof COLOURS)[number];

export function colourOf(seat: number): Colour {
  return COLOURS[seat % COLOURS.length] ?? "red";
}
