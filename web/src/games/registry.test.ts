import { beforeAll, expect, test, vi } from "vitest";

const words: Record<string, string> = { "wb-game-connnect": "CoNNNect", "cn-source-lines": "Lines" };
const house = {
  games: [
    { name: "named", prefix: "nm", words: { "nm-name": "A named game" } },
    { name: "plain", prefix: "", words: {} },
    { name: "connnect", prefix: "cn", words: {} },
  ],
};
vi.mock("../app/i18n.svelte", () => ({
  say: (key: string) => words[key] ?? `⟦${key}⟧`,
  hasMessage: (key: string) => key in words,
  addWords: (_: string, more: Record<string, string>) => Object.assign(words, more),
}));
vi.mock("../server/server-info", () => ({ serverInfo: () => Promise.resolve(house) }));

const { GENERIC, OWN_GAMES } = await import("./index");
const { colourOf, GAMES, gameName, gameOf, gamesHere, register, wordOf } = await import("./registry");

beforeAll(() => register(OWN_GAMES, GENERIC));

test("every folder that says something about itself is a game, in its order", () => {
  expect(Object.keys(GAMES)).toEqual(["connnect", "connect5", "connections"]);
  expect(colourOf("connnect", "-lid")).toBe("var(--g-nnn-lid)");
});

test("a game without a folder is served by the generic one", () => {
  expect(gameOf("highcard")).toBe(GENERIC);
  expect(gameName("highcard")).toBe("highcard");
  expect(wordOf("highcard", "source-trick", "trick")).toBe("trick");
});

test("a game from outside is called by the words it brings, and stands behind ours", async () => {
  expect((await gamesHere()).map(({ name }) => name)).toEqual(["connnect", "named", "plain"]);
  expect([gameName("named"), gameName("plain"), gameName("connnect")]).toEqual(["A named game", "plain", "CoNNNect"]);
  expect(wordOf("connnect", "source-lines", "")).toBe("Lines");
});
