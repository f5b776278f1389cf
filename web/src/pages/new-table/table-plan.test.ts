import { describe, expect, it } from "vitest";

import type { GameSeen, OptionSeen } from "../../server/wire";
import { fits, freshPlan, optionsOf, seated } from "./table-plan";

const plain = { choices: [], span: null, only: null, names: [] };
const way: OptionSeen = { ...plain, name: "way", default: "classic", choices: ["classic", "endless"] };
const size: OptionSeen = { ...plain, name: "table", default: 0, span: [0, 25], only: ["way", ["endless"]] };
const game: GameSeen = {
  name: "connections",
  rules: "1",
  seats: [1, 8],
  options: [way, size],
  levels: [],
  ladder: [],
  ratings: {},
  prefix: "cx",
  chance: "cards",
  opponents: [],
  suggested: {},
  daily: true,
  sound: "card",
  level_names: {},
  words: {},
  seat_limits: [{ option: "way", value: "endless", seats: [1, 1] }],
  draws_cards: false,
  lesson: true,
  first_seat: {},
};

describe("options of a plan", () => {
  it("means something only beside what it belongs to", () => {
    const plan = freshPlan(game);
    expect(fits(plan, way, game.options)).toBe(true);
    expect(fits(plan, size, game.options)).toBe(false);
    expect(fits({ ...plan, options: { way: "endless" } }, size, game.options)).toBe(true);
  });

  it("is not asked for where it means nothing, and stands again when it does", () => {
    const plan = { ...freshPlan(game), options: { way: "endless", table: 7 } };
    expect(optionsOf(plan, game)).toEqual({ way: "endless", table: 7 });
    expect(optionsOf({ ...plan, options: { ...plan.options, way: "classic" } }, game)).toEqual({ way: "classic" });
  });
});

describe("seats of a plan", () => {
  it("are as many as the game takes with what is chosen", () => {
    const plan = freshPlan(game);
    expect(seated(plan, game).seats).toEqual(["human", "open"]);
    const alone = seated({ ...plan, seats: ["human", "bot:easy", "open"], options: { way: "endless" } }, game);
    expect(alone.seats).toEqual(["human"]);
    const pair: GameSeen = { ...game, seats: [2, 4], seat_limits: [] };
    expect(seated(alone, pair).seats).toEqual(["human", "open"]);
  });
});
