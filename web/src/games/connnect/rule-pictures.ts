/** Small sheets for the rules where a picture says more than words. Data only; the component draws. */

export interface Patch {
  /** A line a row: a number, `.` free, `x` crossed out, `s` a set-up space, a blank for no space at all. */
  rows: readonly string[];
  /** What is ringed, as `#` in the same places. */
  ring?: readonly string[];
  verdict?: "yes" | "no";
  caption?: string;
  /** The whole sheet's edge: the dice of the zones, the arrows of the arrow lines. */
  zones?: boolean;
  arrows?: boolean;
  /** The zone that is lit. */
  zone?: number;
  /** The circles that are filled, by their number from 0; left out: no circles are drawn. */
  circles?: readonly number[];
  /** Circles that a line joins. */
  line?: readonly [number, number];
  /** From where a number moved to where: row and column each. */
  moved?: readonly [number, number, number, number];
}

const SHEET = ["......", "......", "......", "......", "......", "......"];
const SET_UP = [".s....", "...s..", ".....s", "s.....", "..s...", "....s."];

const ringed = (rows: string[], ring: string[], verdict?: "yes" | "no"): Patch =>
  verdict ? { rows, ring, verdict } : { rows, ring };
const shape = (caption: string, ...ring: string[]): Patch => ({
  rows: ring.map((line) => line.replaceAll("#", "_")),
  ring,
  caption,
});

export const PICTURES: Record<string, readonly Patch[]> = {
  "CN-S1": [
    { rows: SHEET, zones: true, zone: 2 },
    { rows: SHEET, zones: true, zone: 5 },
  ],
  "CN-S2": [{ rows: SHEET, zones: true, circles: [] }],
  "CN-S3": [
    shape("A", "#####"),
    shape("B", "####", "#   "),
    shape("C", "##  ", " ###"),
    shape("D", "###", "## "),
    shape("E", "# #", "###"),
    shape("F", "#  ", "## ", " ##"),
    shape("G", "#  ", "#  ", "###"),
    shape("H", "## ", " # ", " ##"),
  ],
  "CN-S7": [{ rows: SET_UP, arrows: true }],
  "CN-R2": [{ rows: ["......", "......", "..4...", "....2.", "......", "......"], zones: true, zone: 5 }],
  "CN-C1": [
    ringed(["23", ".4"], ["##", " #"], "yes"),
    ringed(["555", "..."], ["###", "   "], "yes"),
    ringed(["12", "43"], ["##", "##"], "yes"),
    ringed(["243"], ["###"], "no"),
    ringed(["612"], ["###"], "no"),
    ringed(["3.", ".4", ".5"], ["# ", " #", " #"], "no"),
  ],
  "CN-C2": [ringed(["3x5"], ["###"], "no")],
  "CN-C3": [ringed(["345"], ["###"]), ringed(["22", "2."], ["##", "# "])],
  "CN-C4": [
    { ...ringed(["3456"], ["####"]), caption: "I" },
    { ...ringed(["1..", "234"], ["#  ", "###"]), caption: "L" },
    { ...ringed(["66", "66"], ["##", "##"]), caption: "O" },
    { ...ringed(["23.", ".45"], ["## ", " ##"]), caption: "S" },
  ],
  "CN-C7": [
    { ...ringed(["12345"], ["#####"]), caption: "A" },
    { ...ringed(["2..", "34.", ".56"], ["#  ", "## ", " ##"]), caption: "F" },
  ],
  "CN-B1": [{ rows: ["x4.", "..."], moved: [0, 0, 1, 2] }],
  "CN-O1": [
    { rows: ["34", "16"], circles: [0], verdict: "yes" },
    { rows: ["34", ".6"], circles: [], verdict: "no" },
    { rows: ["34", "x6"], circles: [], verdict: "no" },
  ],
  "CN-O2": [
    { rows: SHEET, circles: [3, 4, 5], line: [3, 5] },
    { rows: SHEET, circles: [1, 4, 7], line: [1, 7] },
    { rows: SHEET, circles: [0, 4, 8], line: [0, 8] },
  ],
  "CN-O3": [
    { rows: ["123456"], caption: "8" },
    { rows: ["444444"], caption: "8" },
    { rows: ["316524"], caption: "6" },
    { rows: ["22x516"], caption: "3" },
  ],
};
