/** The one solid button of the table: what it says, whether it is ready, what it does. */
import type { Sentence } from "..";
import type { Desk } from "./interaction.svelte";
import { numbersOf } from "./round-changes";
import { bonusName } from "./prompts";
import { tell } from "./voice";

export interface Primary {
  label: Sentence;
  /** For the narrow bar. */
  short: Sentence;
  ready: boolean;
  /** Also called when not ready: then it says why not. */
  run: () => void;
}

const word = (key: string, values: Sentence["values"] = {}): Sentence => ({ key, values });

export function primaryOf(desk: Desk): Primary | null {
  const { stage, acts, sheet, view, number } = desk;
  if (!sheet || !view) return null;
  switch (stage) {
    case "watch":
    case "dice":
    case "wait":
    case "out":
      return null;
    case "zone": {
      const { zone } = desk;
      return of(word("cn-web-take-zone", { zone }), word("cn-web-take-zone", { zone }), zone > 0, () => void (zone ? desk.send(`zone ${zone}`) : desk.why("done", "")), zone ? null : word("cn-web-no-zone"));
    }
    case "take": {
      const take = acts.takes.find((act) => act.notation === desk.bonus);
      const label = take ? word("cn-web-take-bonus", { bonus: tell(bonusName(take.bonus)) }) : word("cn-web-no-bonus");
      return of(label, word("cn-web-claim-short"), Boolean(take), () => void (take ? desk.send(take.notation) : desk.why("done", "")));
    }
    case "drop":
      return of(word("cn-web-drop", { number }), word("cn-web-drop", { number }), true, () => void desk.send(`drop ${number}`));
    case "full":
      return of(word("cn-web-lose"), word("cn-web-lose-short"), true, () => void desk.send("lose"));
    case "stuck": {
      const sure = desk.mode === "out";
      return of(word(sure ? "cn-web-out-sure" : "cn-web-out"), word(sure ? "cn-web-out-sure" : "cn-web-out"), true, () => {
        if (sure) void desk.send("out");
        else desk.mode = "out";
      });
    }
    default:
      return desk.picked.length && desk.isPicking() ? claimButton(desk) : doneButton(desk);
  }
}

function of(label: Sentence, short: Sentence, ready: boolean, run: () => void, unready: Sentence | null = null): Primary {
  return { label: unready ?? label, short: unready ?? short, ready, run };
}

function claimButton(desk: Desk): Primary {
  const { picked, sheet, claim } = desk;
  const numbers = sheet ? numbersOf(sheet, picked) : "";
  const notation = `claim ${picked.join(" ")}`;
  return of(word("cn-web-claim", { numbers }), word("cn-web-claim-short"), Boolean(claim), () => void (claim ? desk.send(claim.notation) : desk.why(notation, picked.at(-1) ?? "")));
}

function doneButton(desk: Desk): Primary {
  const { sheet, acts, stage, view } = desk;
  const ready = acts.all.has("done");
  const all = view?.phase === "setup" ? 3 : 2;
  const left = sheet?.waiting.length ?? 0;
  const label = !ready && left ? word("cn-web-done-of", { count: all - left, all }) : word("cn-web-done");
  return of(label, word("cn-web-done"), ready, () => {
    if (stage === "done") return;
    if (ready) void desk.send("done");
    else void desk.why("done", "");
  });
}
