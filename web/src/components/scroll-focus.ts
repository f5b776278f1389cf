/** A part of the page that scrolls can be scrolled by keys too: it takes the focus where nothing inside of it would. */
const STOPS = "a[href], button, input, select, textarea, [tabindex='0']";

export function focusWhereItScrolls(node: HTMLElement): () => void {
  const look = (): void => {
    const scrolls = node.scrollHeight > node.clientHeight + 1;
    if (scrolls && !node.querySelector(STOPS)) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(look);
  size.observe(node);
  const content = new MutationObserver(look);
  content.observe(node, { childList: true, subtree: true });
  look();
  return () => {
    size.disconnect();
    content.disconnect();
  };
}
