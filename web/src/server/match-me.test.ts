import { expect, test } from "vitest";

import { matched } from "./match-me";
import type { FinishedGame } from "./my-games";
import type { GameSeen } from "./wire";

const LADDER = ["gentle", "greedy", "easy", "medium", "skilled", "strong", "expert", "master", "champion"];
const game = { name: "connect5", ladder: LADDER } as unknown as GameSeen;

/** Results from the oldest on, "won easy", "lost greedy", "second of three medium". */
function level(...results: string[]): string {
  const games = results.map((text, at): FinishedGame => {
    const [how, against] = text.split(" ") as [string, string];
    const others = how === "second" ? [against, against] : [against];
    const ranks = { won: [1, 2], lost: [2, 1], second: [2, 1, 3] }[how] ?? [];
    const seats = ["", ...others].map((one) => ({ name: "Ploy", level: one === "person" ? "" : one }));
    return {
      table: `t${at}`,
      game: "connect5",
      at,
      code: "",
      seats,
      seat: 0,
      points: [],
      ranks,
      stopped: !ranks.length,
    };
  });
  return matched(game, games.reverse());
}

test("a newcomer meets the gentlest", () => {
  expect(level()).toBe("gentle");
  expect(level("lost gentle", "lost gentle", "lost gentle")).toBe("gentle");
});

test("two wins in a row are a step up, two defeats a step down", () => {
  expect(level("won gentle")).toBe("gentle");
  expect(level("won gentle", "won gentle")).toBe("greedy");
  expect(level("won gentle", "lost gentle", "won gentle")).toBe("gentle");
  expect(level("won gentle", "won gentle", "won greedy", "won greedy")).toBe("easy");
  expect(level("won gentle", "won gentle", "lost greedy", "lost greedy")).toBe("gentle");
  expect(level(...LADDER.flatMap((one) => [`won ${one}`, `won ${one}`]))).toBe("champion");
});

test("who beats somebody stronger by her own choice is taken there", () => {
  expect(level("won strong", "won strong")).toBe("expert");
});

test("what tells nothing changes nothing", () => {
  expect(level("lost strong", "lost strong")).toBe("gentle");
  expect(level("won gentle", "won gentle", "won gentle", "won gentle")).toBe("greedy");
  expect(level("won person", "won person")).toBe("gentle");
  expect(level("won gentle", "stopped gentle", "won gentle")).toBe("greedy");
  expect(level("won gentle", "won gentle", "second greedy", "second greedy")).toBe("greedy");
});
