/** The first game of Connections, up to a card that joins two; later single marks, in every way to play. */
import { list, say, type Values } from "../../app/i18n.svelte";
import type { CoachMark, CoachStep, Guide, Now } from "../../components/coach.svelte";
import { OR } from "../../components/coach-layout";
import { meetings, placeOf } from "./board/cards";
import { layOf, type Lay } from "./notation";
import type { View } from "./view";

const PLACE = ".connections [data-act=place]";
const WEB = [".connections .window", ".connections .board", ".connections .hand"].join(OR);

const seen = ({ table }: Now): View => table.view as View;
const may = ({ table }: Now, word: string): boolean => table.legal.some((notation) => notation.split(" ")[0] === word);
const isMine = ({ table }: Now): boolean => table.to_act.includes(table.seat ?? -1);

/** The placement that the script ends with. */
const lay = ({ lines }: Now): Lay => layOf(lines[0]?.at(-1) ?? "") ?? { card: 0, target: "", turn: 0 };
const hasLaid = ({ acts }: Now): boolean => acts.some((act) => act.startsWith("lay"));
const spot = (now: Now): string => `.connections .spot[data-target="${lay(now).target}"]`;

/** The words that the card brings, and the pairs it makes. */
function words(now: Now): Values {
  const { card, target, turn } = lay(now);
  const { x, y } = placeOf(target) ?? { x: 0, y: 0 };
  const met = meetings(seen(now), card, turn, x, y);
  const pairs = list(met.map(({ own, other }) => say("cx-web-pair", { first: own, second: other })));
  return { word: met[0]?.own ?? "", pairs };
}

/** The cards that it joins. */
function beside(now: Now): string[] {
  const { card, target, turn } = lay(now);
  const { x, y } = placeOf(target) ?? { x: 0, y: 0 };
  return meetings(seen(now), card, turn, x, y).map((met) => `.connections .web-card[data-card="${met.card}"]`);
}

const STEPS: CoachStep[] = [
  {
    key: "cx-web-guide-aim",
    target: (now) => `.connections .hand-card[data-card="${lay(now).card}"]`,
    values: words,
    done: (now) => hasLaid(now) || now.page(`.connections .hand-card[data-card="${lay(now).card}"][aria-pressed=true]`),
  },
  {
    key: "cx-web-guide-spot",
    target: spot,
    speaks: beside,
    values: words,
    done: (now) => hasLaid(now) || now.page(`${spot(now)}[aria-pressed=true]`),
  },
  { key: "cx-web-guide-place", target: () => PLACE, cause: spot, done: hasLaid },
];

const WAYS: CoachMark[] = (["endless", "solitaire", "quick", "quads", "rummy"] as const).map((way) => ({
  key: `cx-web-mark-${way}`,
  target: () => WEB,
  when: (now) => seen(now).way === way && !now.acts.length && isMine(now),
}));

const MARKS: CoachMark[] = [
  {
    key: "cx-web-mark-vote",
    target: () => `.connections .vote${OR}.connections .answers`,
    when: (now) => seen(now).asked,
  },
  { key: "cx-web-mark-appeal", target: () => ".connections [data-act=appeal]", when: (now) => may(now, "appeal") },
  {
    key: "cx-web-mark-aim",
    target: () => WEB,
    when: (now) => seen(now).way === "classic" && !now.acts.length && isMine(now),
  },
  ...WAYS,
  {
    key: "cx-web-mark-own",
    target: () => ".connections .hand",
    when: (now) => seen(now).find === "own" && may(now, "card"),
  },
  {
    key: "cx-web-mark-two",
    target: () => ".connections .spot.two:not(.closed)",
    when: (now) => seen(now).way === "classic" && isMine(now),
  },
  { key: "cx-web-mark-draw", target: () => ".connections .pile", when: (now) => may(now, "draw") && !may(now, "card") },
];

export const GUIDE: Guide = {
  steps: STEPS,
  over: (now) => hasLaid(now) || !isMine(now),
  marks: MARKS,
};
