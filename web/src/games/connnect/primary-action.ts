/** The one solid button of the table: what it says, whether it is ready, what it does. */
import { saySentence, type Sentence } from "../../app/i18n.svelte";
import type { Interaction } from "./interaction.svelte";
import { numbersOf } from "./round-changes";
import { bonusName } from "./labels";

export interface Primary {
  label: Sentence;
  /** For the narrow bar. */
  short: Sentence;
  ready: boolean;
  /** Also called when not ready: then it says why not. */
  run: () => void;
}

const word = (key: string, values: Sentence["values"] = {}): Sentence => ({ key, values });

export function primaryOf(interaction: Interaction): Primary | null {
  const { stage, actions, sheet, view, number } = interaction;
  if (!sheet || !view) return null;
  switch (stage) {
    case "watch":
    case "dice":
    case "wait":
    case "out":
      return null;
    case "zone": {
      const { zone } = interaction;
      return of(
        word("cn-web-take-zone", { zone }),
        word("cn-web-take-zone", { zone }),
        zone > 0,
        () => void (zone ? interaction.send(`zone ${zone}`) : interaction.why("done", "")),
        zone ? null : word("cn-web-no-zone"),
      );
    }
    case "take": {
      const take = actions.takes.find((act) => act.notation === interaction.bonus);
      const label = take
        ? word("cn-web-take-bonus", { bonus: saySentence(bonusName(take.bonus)) })
        : word("cn-web-no-bonus");
      return of(
        label,
        word("cn-web-claim-short"),
        Boolean(take),
        () => void (take ? interaction.send(take.notation) : interaction.why("done", "")),
      );
    }
    case "drop":
      return of(
        word("cn-web-drop", { number }),
        word("cn-web-drop", { number }),
        true,
        () => void interaction.send(`drop ${number}`),
      );
    case "full":
      return of(word("cn-web-lose"), word("cn-web-lose-short"), true, () => void interaction.send("lose"));
    case "stuck": {
      const sure = interaction.mode === "out";
      return of(
        word(sure ? "cn-web-out-sure" : "cn-web-out"),
        word(sure ? "cn-web-out-sure" : "cn-web-out"),
        true,
        () => {
          if (sure) void interaction.send("out");
          else interaction.mode = "out";
        },
      );
    }
    default:
      return interaction.picked.length && interaction.isPicking() ? claimButton(interaction) : doneButton(interaction);
  }
}

function of(
  label: Sentence,
  short: Sentence,
  ready: boolean,
  run: () => void,
  unready: Sentence | null = null,
): Primary {
  return { label: unready ?? label, short: unready ?? short, ready, run };
}

function claimButton(interaction: Interaction): Primary {
  const { picked, sheet, claim } = interaction;
  const numbers = sheet ? numbersOf(sheet, picked) : "";
  const notation = `claim ${picked.join(" ")}`;
  return of(
    word("cn-web-claim", { numbers }),
    word("cn-web-claim-short"),
    Boolean(claim),
    () => void (claim ? interaction.send(claim.notation) : interaction.why(notation, picked.at(-1) ?? "")),
  );
}

function doneButton(interaction: Interaction): Primary {
  const { sheet, actions, stage, view } = interaction;
  const ready = actions.all.has("done");
  const all = view?.phase === "setup" ? 3 : 2;
  const left = sheet?.waiting.length ?? 0;
  const label = !ready && left ? word("cn-web-done-of", { count: all - left, all }) : word("cn-web-done");
  return of(label, word("cn-web-done"), ready, () => {
    if (stage === "done") return;
    if (ready) void interaction.send("done");
    else void interaction.why("done", "");
  });
}
