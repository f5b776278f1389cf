import type { GameClient } from "../registry";
import { say } from "../../app/i18n.svelte";
import { asSet } from "./board/cards";
import { explain } from "./ask";
import { hintTargets, logLine, newsLine, stepLine } from "./log";
import { reviewLine } from "./review-lines";
import { ownLanguageReader } from "./own-language";
import { pointsOf } from "./points";
import StaticBoard from "./StaticBoard.svelte";
import Table from "./Table.svelte";
import type { View } from "./view";

const client: GameClient<View> = {
  Table,
  StaticBoard,
  explain,
  extras: () => import("./ResultExtras.svelte"),
  logLine,
  newsLine,
  stepLine,
  reviewLine,
  hintTargets,
  subtitle(view) {
    const way = say(`cx-choice-way-${view.way}`);
    return {
      key: `cx-web-where-${view.rounds > 1 ? "rounds" : "round"}${view.find === "own" ? "-own" : ""}`,
      values: { way, round: view.round, rounds: view.rounds },
    };
  },
  groupQuestion(view, names) {
    const window = view.vote ? undefined : view.windows.find(({ unanswered }) => unanswered.length);
    if (!window) return null;
    const pairs = window.pairs.map(({ words: [first = "", second = ""] }) =>
      say("cx-web-pair", { first: asSet(first), second: asSet(second) }),
    );
    const question = { key: "cx-web-group-fine", values: { name: names[window.seat] ?? "", pairs } };
    return { question, seats: window.unanswered, agree: `fine ${window.seat}` };
  },
  reader: ownLanguageReader,
  points: pointsOf,
};
export default client;
