/** A hint: asked for once, kept until it is followed, closed or no longer possible, and drawn on what it speaks of. */
import { announce } from "../app/announcer.svelte";
import type { GameClient } from "../games/registry";
import { ask } from "../server/api";
import type { LiveTable } from "../server/live-table.svelte";
import type { EventSeen, Hint, TableSeen } from "../server/wire";
import { whyFailed } from "../server/why-failed";

export class TableHint {
  looking = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** Why there is none. */
  warning = $state("");

  constructor(
    readonly live: LiveTable,
    readonly game: GameClient,
  ) {}

  /** What to do, said to the one who does it; empty: the reason says it. */
  get title(): string {
    const view: unknown = this.live.table?.view;
    return this.hint ? (this.game.hintTitle?.(this.hint.action, view) ?? "") : "";
  }

  async look(): Promise<void> {
    this.close();
    this.looking = true;
    try {
      this.hint = await ask("POST /api/tables/{id}/hint", { path: { id: this.live.id }, access: this.live.access });
      announce([this.title, this.hint.sentence].filter(Boolean).join(" "));
    } catch (error) {
      this.warning = whyFailed(error);
    } finally {
      this.looking = false;
    }
  }

  close(): void {
    this.hint = null;
    this.warning = "";
  }

  /** What others do leaves a hint as it is, as long as it can be followed. */
  hear(table: TableSeen, news: readonly EventSeen[]): void {
    if (isOver(this.hint, table, news)) this.close();
  }

  /** Draws it on the board, whatever the board draws anew meanwhile. */
  draw(): () => void {
    const targets = this.hint ? (this.game.hintTargets?.(this.hint.action) ?? []) : [];
    const sheet = new CSSStyleSheet(); // made by script: the content policy allows no other style that is not in a file
    sheet.replaceSync(targets.map(ring).join("\n"));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet));
  }
}

/** Whether a hint was for another moment: its seat has acted or taken back, or may not do it any more. */
export function isOver(hint: Hint | null, table: TableSeen, news: readonly EventSeen[]): boolean {
  const own = news.some(({ kind, seat }) => (kind === "action" && seat === table.seat) || kind === "undo");
  return own || (hint !== null && !table.legal.includes(hint.action));
}

/** A ring around a thing on the page, or around a part of a picture. */
function ring(target: string): string {
  return `${target}:is(button, [role="button"]):not(g) { outline: 4px dashed var(--action); outline-offset: -4px; }
g${target} > :is(circle, rect):first-child { stroke: var(--action); stroke-width: 6; stroke-dasharray: 14 8; }`;
}
