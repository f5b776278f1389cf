import { expect, test } from "vitest";

import type { Now } from "../../components/coach.svelte";
import { GUIDE } from "./guide";

const JUMP = "jump D6 B6 A6";

function now(acts: string[], more: { held?: string; five?: string; legal?: string[]; mine?: boolean } = {}): Now {
  const legal = more.five ? [`place ${more.five}`] : (more.legal ?? [JUMP]);
  const previews = legal.map(() => ({ points: 0, ends_turn: true, connect5: more.five ? ["A2"] : [] }));
  return {
    table: { seat: 0, to_act: more.mine === false ? [1] : [0], legal, previews, view: { chain: null } },
    acts,
    next: [JUMP].slice(acts.length),
    lines: [[JUMP]],
    page: (selector: string) => Boolean(more.held && selector.includes(`"${more.held}"][aria-pressed`)),
  } as unknown as Now;
}

const shown = (at: Now): string | undefined => GUIDE.steps.find((step) => !step.done(at))?.key;

test("a step is done by doing it, and comes back when it is taken back", () => {
  expect(shown(now([]))).toBe("c5-web-guide-aim");
  expect(shown(now([], { held: "D6" }))).toBe("c5-web-guide-jump");
  expect(shown(now([]))).toBe("c5-web-guide-aim");
  expect(shown(now([JUMP], { five: "A7" }))).toBe("c5-web-guide-five");
  expect(shown(now([JUMP], { five: "A7", held: "A7" }))).toBe("c5-web-guide-place");
});

test("another first move ends the script", () => {
  expect(GUIDE.over(now([]))).toBe(false);
  expect(GUIDE.over(now([JUMP], { mine: false }))).toBe(false);
  expect(GUIDE.over(now(["place E5"], { mine: false }))).toBe(true);
  expect(GUIDE.over(now([JUMP], { legal: ["place E5"] }))).toBe(true);
});

test("single marks appear when something is possible", () => {
  const marks = (legal: string[]): string[] =>
    GUIDE.marks.filter((mark) => mark.when(now(["place A2"], { legal }))).map(({ key }) => key);
  expect(marks(["place A4"])).toEqual([]);
  expect(marks(["stack B3"])).toEqual(["c5-web-mark-stack"]);
  expect(marks(["jump A2 A4 A5"])).toEqual(["c5-web-mark-eat"]);
  expect(marks(["step A2 A4", "split A2 A4"])).toEqual(["c5-web-mark-step", "c5-web-mark-split"]);
});
