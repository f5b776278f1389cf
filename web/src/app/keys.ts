/** Which keys are the game's: the one place that every game asks before it hears a key. */

const OVER_THE_GAME = "dialog[open], [role=dialog], [role=menu], [popover]:popover-open, [data-panel]";
const TYPED_INTO = "input, textarea, select, dialog, [contenteditable]";

/** Not with a key of the browser, while something lies over the game, or where somebody types. */
export function isGameKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (document.querySelector(OVER_THE_GAME)) return false;
  return !(event.target as Partial<Element> | null)?.closest?.(TYPED_INTO);
}
