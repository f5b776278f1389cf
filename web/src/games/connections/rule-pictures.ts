/** Small webs for the rules where a picture says more than words. Data only; the component draws. */

/** Column, row, value, and the words from the top clockwise. The words of a card are in the deck's language. */
export type Laid = readonly [
  x: number,
  y: number,
  value: number,
  top: string,
  right: string,
  bottom: string,
  left: string,
];

export interface Web {
  cards: readonly Laid[];
  /** The card that was laid last. */
  last?: number;
  /** Pairs that hold, by the place of the cards in `cards`. */
  pairs?: readonly (readonly [number, number])[];
  verdict?: "yes" | "no";
  caption?: string;
}

const GOLD: Laid = [0, 0, 2, "river", "gold", "apple", "night"];
const MINE: Laid = [1, 0, 3, "helmet", "tower", "coal", "mine"];
const FROG: Laid = [1, 0, 3, "helmet", "tower", "coal", "frog"];
const TREE: Laid = [0, 1, 1, "tree", "leaf", "winter", "ladder"];
const FIRE: Laid = [1, 1, 3, "fire", "drum", "glass", "green"];

export const PICTURES: Record<string, readonly Web[]> = {
  "CX-K1": [{ cards: [GOLD] }],
  "CX-K2": [
    {
      cards: [GOLD, MINE, TREE, FIRE],
      last: 3,
      pairs: [
        [0, 1],
        [0, 2],
        [2, 3],
        [1, 3],
      ],
    },
  ],
  "CX-K3": [
    { cards: [GOLD, MINE], pairs: [[0, 1]], verdict: "yes" },
    { cards: [GOLD, FROG], verdict: "no" },
  ],
  "CX-K4": [
    { cards: [GOLD, MINE], last: 1, pairs: [[0, 1]], caption: "2 + 3 = 5" },
    {
      cards: [[1, 0, 3, "helmet", "tower", "coal", "mine"], TREE, FIRE],
      last: 2,
      pairs: [
        [0, 2],
        [1, 2],
      ],
      caption: "(3 + 3 + 1) × 2 = 14",
    },
    {
      cards: [
        [1, 0, 1, "helmet", "tower", "coal", "mine"],
        [0, 1, 1, "tree", "leaf", "winter", "ladder"],
        [2, 1, 2, "bell", "sea", "ring", "stick"],
        FIRE,
      ],
      last: 3,
      pairs: [
        [0, 3],
        [1, 3],
        [2, 3],
      ],
      caption: "(3 + 1 + 1 + 2) × 3 = 21",
    },
  ],
  "CX-4": [
    {
      cards: [GOLD, MINE, TREE, FIRE],
      pairs: [
        [0, 1],
        [0, 2],
        [2, 3],
        [1, 3],
      ],
      verdict: "yes",
    },
  ],
  "CX-R": [
    {
      cards: [
        [0, 0, 2, "river", "gold", "apple", "night"],
        [1, 0, 3, "helmet", "coal", "tower", "mine"],
        [2, 0, 3, "glass", "drum", "green", "fire"],
      ],
      pairs: [
        [0, 1],
        [1, 2],
      ],
      verdict: "yes",
    },
  ],
};
