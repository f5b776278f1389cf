import { expect, test } from "vitest";

import type { RoomSeen } from "../../server/wire";
import { season } from "./season";

type Played = RoomSeen["tables"][number];
const played = (names: string[], points: number[]): Played =>
  ({
    id: "t",
    game: "connect5",
    at: 0,
    points,
    seats: names.map((name) => ({ name, who: name ? "human" : "bot" })),
  }) as unknown as Played;

test("people are ranked by games won, then by their average", () => {
  const tables = [
    played(["Ploy", "Jonas"], [9, 4]),
    played(["Jonas", "Ploy", ""], [7, 7, 30]),
    played(["Ploy", "Jonas"], []),
    played(["Jonas", "Ploy"], [8, 2]),
  ];
  expect(season(tables)).toEqual([
    { name: "Jonas", played: 3, won: 1, average: 6.3 },
    { name: "Ploy", played: 3, won: 1, average: 6 },
  ]);
});
