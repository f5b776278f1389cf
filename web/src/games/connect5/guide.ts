/** The first game, step by step up to a Connect 5; later single marks for what becomes possible. */
import type { CoachMark, CoachStep, Guide, Now } from "../../components/coach.svelte";
import { OR } from "../../components/coach-layout";
import { readMove, readMoves, type Move } from "./notation";
import type { View } from "./view";

const view = ({ table }: Now): View => table.view as View;
const mine = ({ table }: Now): boolean => table.to_act.includes(table.seat ?? -1);
const moves = ({ table }: Now): Move[] => readMoves(table.legal, table.previews);
const dot = (name: string): string => `[data-dot="${name}"]`;
const held = (name: string): string => `[data-dot="${name}"][aria-pressed=true]`;
const CONFIRM = "[data-guide=confirm]";

/** The jump of the script: it eats, and makes four in a row. */
const jump = ({ next }: Now): Move => readMove(next[0] ?? "");
/** Where the server says that a token from the reserve makes five. */
const fives = (now: Now): string[] =>
  moves(now).flatMap(({ word, to, preview }) => (word === "place" && preview.connect5.length ? [to] : []));
/** The tokens of the learner that stand, and the row that would be five. */
const own = (now: Now): string[] =>
  Object.entries(view(now).dots).flatMap(([name, { seat }]) => (seat === now.table.seat ? [dot(name)] : []));
const row = (now: Now): string[] =>
  (moves(now).find(({ word, preview }) => word === "place" && preview.connect5.length)?.preview.connect5 ?? []).map(
    dot,
  );
const jumped = ({ acts }: Now): boolean => acts.some((act) => act.startsWith("jump"));

const STEPS: CoachStep[] = [
  {
    key: "c5-web-guide-aim",
    target: (now) => dot(jump(now).at),
    speaks: own,
    values: (now) => ({ dot: jump(now).at }),
    ready: mine,
    done: (now) => jumped(now) || now.page(held(jump(now).at)),
  },
  {
    key: "c5-web-guide-jump",
    target: (now) => dot(jump(now).to),
    cause: (now) => dot(jump(now).over),
    speaks: (now) => [dot(jump(now).at)],
    values: (now) => ({ dot: jump(now).to, over: jump(now).over }),
    ready: mine,
    done: (now) => jumped(now) || now.page(held(jump(now).to)),
  },
  {
    key: "c5-web-guide-eat",
    target: () => CONFIRM,
    cause: (now) => dot(jump(now).to),
    speaks: own,
    ready: mine,
    done: jumped,
  },
  {
    key: "c5-web-guide-five",
    target: (now) => dot(fives(now)[0] ?? ""),
    speaks: row,
    ready: (now) => mine(now) && fives(now).length > 0,
    done: (now) => jumped(now) && fives(now).some((name) => now.page(held(name))),
  },
  {
    key: "c5-web-guide-place",
    target: () => CONFIRM,
    cause: (now) => fives(now).map(held).join(OR),
    speaks: row,
    ready: (now) => mine(now) && fives(now).length > 0,
    done: () => false,
  },
];

const CHIPS = "[data-guide=moves]";
const first =
  (...words: string[]) =>
  (now: Now): Move | undefined =>
    mine(now) ? moves(now).find(({ word }) => words.includes(word)) : undefined;
const eating = (now: Now): Move | undefined => (mine(now) ? moves(now).find(({ over }) => over) : undefined);
const at = (move: Move | undefined): string => dot(move?.at ?? "");

const MARKS: CoachMark[] = [
  { key: "c5-web-mark-aim", target: () => "[data-guide=board]", when: (now) => mine(now) && !now.acts.length },
  {
    key: "c5-web-mark-chain",
    target: () => CONFIRM,
    when: (now) => mine(now) && Boolean(view(now).chain),
  },
  {
    key: "c5-web-mark-five",
    target: (now) => dot(fives(now)[0] ?? ""),
    when: (now) => mine(now) && fives(now).length > 0,
  },
  { key: "c5-web-mark-eat", target: (now) => at(eating(now)), when: (now) => Boolean(eating(now)) },
  {
    key: "c5-web-mark-step",
    target: (now) => at(first("step")(now)),
    when: (now) => Boolean(first("step")(now)),
  },
  {
    key: "c5-web-mark-stack",
    target: (now) => at(first("stack")(now)),
    when: (now) => Boolean(first("stack")(now)),
  },
  {
    key: "c5-web-mark-split",
    target: (now) => at(first("split")(now)),
    when: (now) => Boolean(first("split")(now)),
  },
  {
    key: "c5-web-mark-sandwich",
    target: (now) => at(first("sandwich")(now)),
    when: (now) => Boolean(first("sandwich")(now)),
  },
  { key: "c5-web-mark-pass", target: () => `${CONFIRM}${OR}${CHIPS}`, when: (now) => Boolean(first("pass")(now)) },
];

export const GUIDE: Guide = {
  steps: STEPS,
  // another first move is a game of one's own: there is nothing left to show
  over: (now) => now.acts.length > 0 && (!jumped(now) || (mine(now) && !fives(now).length)),
  marks: MARKS,
};
