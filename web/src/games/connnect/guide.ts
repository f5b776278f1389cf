/** The first game, step by step up to a claimed Connect with its bonus; later single marks for what becomes possible. */
import type { CoachMark, CoachStep, Guide, Now } from "../../components/coach.svelte";
import { OR } from "../../components/coach-layout";
import { isColumnZone, linesOf } from "./board/grid";
import type { SheetView, View } from "./view";

const PRIMARY = ".connnect [data-act=primary]";
const NUMBERS = ".connnect .numbers";

const seen = ({ table }: Now): View => table.view as View;
const own = (now: Now): SheetView => seen(now).sheets[now.table.seat ?? 0] as SheetView;
const has = ({ acts }: Now, word: string): boolean => acts.some((act) => act.startsWith(word));
const may = ({ table }: Now, ...words: string[]): boolean =>
  table.legal.some((notation) => words.some((word) => notation.startsWith(word)));

/** The die that a tap would write now: the script knows both orders. */
function face(): string {
  return document.querySelector<HTMLElement>(`${NUMBERS} .cur`)?.dataset["face"] ?? "";
}

/** The space that comes next, for the die in the hand. */
function nextSpace({ next }: Now): string {
  const writes = next.filter((act) => act.startsWith("write"));
  const found = writes.find((act) => act.startsWith(`write ${face()} `)) ?? writes[0] ?? "";
  return found.split(" ")[2] ?? "";
}

function zone(now: Now): Record<string, string | number> {
  const die = own(now).dice[0] ?? 1;
  const [first, second] = linesOf(die);
  return { zone: die, first, second, way: isColumnZone(die) ? "columns" : "rows", number: Number(face()) };
}

const written = ({ acts }: Now): number => acts.filter((act) => act.startsWith("write")).length;

/** A Connect that can be claimed, by its spaces. */
function claim({ table }: Now): string[] {
  return (table.legal.find((notation) => notation.startsWith("claim")) ?? "").split(" ").slice(1);
}

const cell = (space: string): string => `.connnect [data-space=${space}]`;
/** The spaces that the script writes in, and what the server says the second number completes. */
const spaces = ({ lines, acts }: Now): string[] =>
  lines
    .filter(([zoneAct]) => zoneAct === acts[0])
    .flatMap((line) => line.slice(1).map((act) => cell(act.split(" ")[2] ?? "")));
const completed = (now: Now): string[] => {
  const at = now.table.legal.indexOf(`write ${face()} ${nextSpace(now)}`);
  const connect = now.table.previews[at]?.["connect"] as { spaces: string[] } | undefined;
  return (connect?.spaces ?? []).map(cell);
};

const STEPS: CoachStep[] = [
  {
    key: "cn-web-guide-aim",
    target: () => ".connnect .dice .roll",
    done: ({ page, table }) =>
      page(".connnect .roll .pick-die[aria-pressed=true]") || (table.view as View).phase !== "zone",
  },
  {
    key: "cn-web-guide-zone",
    target: () => PRIMARY,
    cause: () => ".connnect .dice .roll",
    values: () => ({
      zone: Number(document.querySelector<HTMLElement>(".roll [aria-pressed=true]")?.dataset["face"] ?? 0),
    }),
    done: (now) => has(now, "zone"),
  },
  {
    key: "cn-web-guide-write",
    speaks: spaces,
    target: (now) => `.connnect [data-space=${nextSpace(now)}]`,
    cause: () => NUMBERS,
    values: zone,
    done: (now) => written(now) > 0,
  },
  {
    key: "cn-web-guide-second",
    speaks: completed,
    target: (now) => `.connnect [data-space=${nextSpace(now)}]`,
    cause: () => NUMBERS,
    values: zone,
    done: (now) => written(now) > 1,
  },
  {
    key: "cn-web-guide-pick",
    speaks: (now) => claim(now).map(cell),
    target: (now) => [".connnect .claim-list .chip", ...claim(now).map((space) => `[data-space=${space}]`)].join(OR),
    done: (now) => has(now, "claim") || now.page(".connnect [data-space][aria-selected=true]"),
  },
  { key: "cn-web-guide-claim", target: () => PRIMARY, done: (now) => has(now, "claim") },
  {
    key: "cn-web-guide-bonus",
    target: () => ".connnect .bonus-choice .bonus-row",
    done: (now) => has(now, "take") || now.page(".connnect .bonus-choice [aria-pressed=true]"),
  },
  {
    key: "cn-web-guide-take",
    target: () => PRIMARY,
    cause: () => ".connnect .bonus-choice [aria-pressed=true]",
    done: (now) => has(now, "take"),
  },
];

const ASTRAY: CoachStep = {
  key: "cn-web-guide-astray",
  target: () => ".connnect [data-act=undo]",
  done: (now) => has(now, "claim") || may(now, "claim"),
};

/** The kinds of bonus in the hand that can be used now. */
const usable = (now: Now, kind: "move" | "switch" | "plus", word: string): boolean =>
  own(now).hand[kind] > 0 && may(now, word);
const tile = (kind: string): string =>
  [`.connnect .bonus.have[data-bonus=${kind}]`, ".connnect .freebar", "[data-act=bend]"].join(OR);

const MARKS: CoachMark[] = [
  {
    key: "cn-web-mark-aim",
    target: () => ".connnect .board",
    when: ({ table, acts }) => !acts.length && (table.view as View).round < 1,
  },
  {
    key: "cn-web-mark-done",
    target: () => PRIMARY,
    when: (now) => may(now, "done") && !may(now, "claim") && seen(now).phase === "act",
  },
  { key: "cn-web-mark-roll", target: () => ".connnect .dice .roll", when: (now) => may(now, "zone") },
  {
    key: "cn-web-mark-claim",
    target: () => ".connnect .claim-list .chip",
    when: (now) => may(now, "claim"),
  },
  {
    key: "cn-web-mark-five",
    target: () => ".connnect .claim-list .chip.k5",
    when: ({ table }) => table.previews.some((preview) => Boolean(preview["letter"])),
  },
  { key: "cn-web-mark-switch", target: () => tile("switch"), when: (now) => usable(now, "switch", "switch") },
  { key: "cn-web-mark-plus", target: () => tile("plus"), when: (now) => usable(now, "plus", "change") },
  { key: "cn-web-mark-move", target: () => tile("move"), when: (now) => usable(now, "move", "move") },
  {
    key: "cn-web-mark-again",
    target: () => `.connnect .bonus.have[data-bonus=again]${OR}.connnect #nnn-tab-bonuses`,
    when: (now) => own(now).hand.again > 0,
  },
  { key: "cn-web-mark-free", target: () => ".connnect .free ol", when: (now) => may(now, "free", "drop") },
  {
    key: "cn-web-mark-open",
    target: () => `.connnect .other-sheets-panel${OR}.connnect #nnn-tab-table`,
    when: (now) => seen(now).round > 1 && seen(now).seats > 1,
  },
];

export const GUIDE: Guide = {
  steps: STEPS,
  astray: ASTRAY,
  over: (now) => seen(now).round > 1 || (seen(now).phase === "act" && own(now).status !== "busy"),
  marks: MARKS,
};
