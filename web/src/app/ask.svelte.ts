/** What a person wants to know about a printed thing: `bonus-move`, `circle`, `rivet`. The game says what it is. */

export const asking = $state({
  /** Whether the next tap asks instead of acting. */
  mode: false,
  /** The thing that is explained; empty: none. */
  thing: "",
});

export function explain(thing: string): void {
  asking.thing = thing;
}

/** What lies at a point of the page and can be explained: of several the smallest, for rings lie on spaces. */
export function thingAt(x: number, y: number): string {
  const found = document.elementsFromPoint(x, y).flatMap((each) => each.closest<HTMLElement>("[data-ask]") ?? []);
  const area = (each: Element): number => {
    const { width, height } = each.getBoundingClientRect();
    return width * height;
  };
  const best = found.reduce<HTMLElement | null>(
    (least, each) => (!least || area(each) < area(least) ? each : least),
    null,
  );
  return best?.dataset["ask"] ?? "";
}
