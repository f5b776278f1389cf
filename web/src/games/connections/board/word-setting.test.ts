import { expect, test } from "vitest";

import { SIDE } from "./cards";
import { setWords, widthOf } from "./word-setting";

const HALF = SIDE / 2;

/** How far a set word reaches from the middle: along its side, and the strip that it takes towards the middle. */
function boxOf(word: ReturnType<typeof setWords>[number]): { along: number; strip: number } {
  const along = (Math.max(...word.lines.map(widthOf)) * word.size) / 2;
  return { along, strip: Math.min(...word.baselines) - word.size * 0.23 };
}

const CARDS = [
  ["vegetable", "dress", "engine", "hippopotamus"],
  ["spider web", "vanilla", "smile", "orchestra"],
  ["lightning", "owl", "butter", "bandage"],
  ["Schraubenzieher", "Taschenlampe", "Krankenschwester", "Weihnachtsmann"],
  ["เครื่องดูดฝุ่น", "โรงพยาบาล", "น้ำแข็ง", "ผีเสื้อ"],
];

test.each(CARDS)("no word of a card runs into its neighbour or over the edge: %s, %s, %s, %s", (...words) => {
  const set = setWords(words);
  set.forEach((word, side) => {
    const [own, next] = [boxOf(word), boxOf(set[(side + 1) % 4]!)];
    expect(own.along <= next.strip || next.along <= own.strip).toBe(true);
    expect(own.along).toBeLessThanOrEqual(HALF - 10);
  });
});

test("short words are as large as can be, and a long one does not shrink its neighbours", () => {
  const sizes = setWords(["hippopotamus", "owl", "sea", "ice"]).map(({ size }) => size);
  expect(sizes.slice(1)).toEqual([18, 18, 18]);
  expect(sizes[0]).toBeGreaterThan(13);
});

test("what is long and has a space stands in two lines", () => {
  expect(setWords(["vacuum cleaner", "owl", "sea", "ice"])[0]?.lines).toEqual(["vacuum", "cleaner"]);
});
