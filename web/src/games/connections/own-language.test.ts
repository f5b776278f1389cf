import { describe, expect, it } from "vitest";

import { inOwnWords, ownWords } from "./own-language";
import type { View } from "./view";

const translations = {
  de: ["Fußball", "Eis", "groß", "Hund"],
  th: ["ฟุตบอล", "น้ำแข็ง", "ใหญ่", "หมา"],
};
const view = (words: string): View =>
  ({
    words,
    cards: { 1: { words: ["soccer", "ice", "big", "dog"], value: 2, translations } },
    vote: { pair: { words: ["ice", "big"], ids: [2, 3] } },
  }) as unknown as View;

describe("words", () => {
  it("are each reader's own where everybody has hers", () => {
    expect(inOwnWords(view("any"), ownWords(view("any"), "th")).cards[1]?.words).toEqual(translations.th);
    expect(inOwnWords(view("any"), ownWords(view("any"), "de")).vote?.pair.words).toEqual(["Eis", "groß"]);
  });

  it("are those of the game whoever reads", () => {
    expect(inOwnWords(view("de"), ownWords(view("de"), "th")).cards[1]?.words).toEqual(translations.de);
  });

  it("stay as the deck has them without a translation", () => {
    const own = ownWords(view("any"), "fr");
    expect(own.size).toBe(0);
    expect(inOwnWords(view("any"), own).cards[1]?.words).toEqual(["soccer", "ice", "big", "dog"]);
  });

  it("are exchanged in facts of the log, too", () => {
    const own = ownWords(view("any"), "de");
    expect(inOwnWords({ missed: 0, first: "dog", second: "ice" }, own)).toEqual({
      missed: 0,
      first: "Hund",
      second: "Eis",
    });
  });
});
