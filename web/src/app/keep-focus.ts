/** Who plays by keyboard stays where they were: a thing that goes away hands the focus to the one that took its place.

    Browsers drop the focus to the page when the focused element is removed, and the next Tab begins at the top. */

/** What names a thing of a board or a bar, whatever element shows it. */
const NAMES = ["data-space", "data-dot", "data-target", "data-card", "data-act", "data-guide"];
/** Where one goes on: the tab stop of a board first. */
const STOPS = ["[tabindex='0']", "button:not([disabled])", "a[href], input, select"];

interface Left {
  element: Element;
  /** How the thing is called, where it has a name. */
  same: string[];
  /** From the nearest to the outermost. */
  around: Element[];
}

/** Watches over a part of the page until it is called off. */
export function keepFocus(root: HTMLElement): () => void {
  let left: Left | null = null;
  let byKeys = false;

  function note({ target }: FocusEvent): void {
    const element = target as Element;
    const around: Element[] = [];
    for (let each = element.parentElement; each && root.contains(each); each = each.parentElement) around.push(each);
    left = { element, same: nameOf(element), around };
  }
  function look(): void {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!byKeys || !left || left.element.isConnected || !lost) return;
    placeFor(left, root)?.focus({ preventScroll: true });
  }
  const keys = (): void => void (byKeys = true);
  const pointer = (): void => void (byKeys = false);
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", note);
  addEventListener("keydown", keys, true);
  addEventListener("pointerdown", pointer, true);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", note);
    removeEventListener("keydown", keys, true);
    removeEventListener("pointerdown", pointer, true);
  };
}

function nameOf(element: Element): string[] {
  return NAMES.flatMap((name) => {
    const value = element.getAttribute(name);
    return value ? [`[${name}="${CSS.escape(value)}"]`] : [];
  });
}

function placeFor({ same, around }: Left, root: Element): HTMLElement | undefined {
  const seen = (each: HTMLElement | SVGElement): boolean => each.getClientRects().length > 0;
  const find = (within: Element, selector: string): HTMLElement | undefined =>
    [...within.querySelectorAll<HTMLElement>(selector)].find(seen);
  for (const name of same) {
    const again = find(root, name);
    if (again) return again;
  }
  for (const place of [...around.filter((each) => each.isConnected), root])
    for (const stop of STOPS) {
      const next = find(place, stop);
      if (next) return next;
    }
  return undefined;
}
