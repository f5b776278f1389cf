"""What is wrong with the page that is open, whatever it shows; and the sizes and themes it is looked at in."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize

SIZES: dict[str, ViewportSize] = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 360, "height": 740}}
THEMES = ("light", "dark")
TOO_WIDE = """() => {
  const held = each => each && (getComputedStyle(each).overflowX !== 'visible' || held(each.parentElement));
  return [...document.querySelectorAll('main *, header *')]
    .filter(each => each.getBoundingClientRect().right > innerWidth + 1 && each.getBoundingClientRect().width > 0)
    .filter(each => !held(each.parentElement))
    .slice(0, 5).map(each => `${each.tagName} ${each.getAttribute('class')}: ${each.textContent.trim().slice(0, 40)}`);
}"""

PANEL_TOO_WIDE = """() => [...document.querySelectorAll('dialog[open], [data-panel]')]
  .filter(each => each.scrollWidth > each.clientWidth + 1)
  .map(each => `too wide: ${each.getAttribute('aria-label')}`)"""

BROKEN_WORDS = """() => {
  const found = new Set(), range = document.createRange();
  const clipped = each => each && (getComputedStyle(each).clipPath !== 'none' || clipped(each.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent.getClientRects().length || parent.closest('textarea, code') || clipped(parent)) continue;
    for (const { 0: word, index } of node.data.matchAll(/(?<!\\u00ad)[\\p{L}\\p{N}]{2,}/gu)) {
      if (/\\p{Script=Thai}|^[0-9a-f]{32,}$/u.test(word)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top));
      if (new Set(lines).size > 1) found.add(`broken: ${word} in ${parent.tagName} ${parent.className}`);
    }
  }
  return [...found];
}"""
"""Words on two lines that nothing parts: soft hyphens may, Thai has its own ways, and a seal of the dice is no word."""


def wrong_with(page: Page, language: str = "en") -> list[str]:
    """Nothing, if all is well: no violation of axe-core, no sentence missing, no word broken, nothing too wide."""
    page.wait_for_load_state("networkidle")
    return [*too_wide(page), *unsaid(page, language), *page.evaluate(BROKEN_WORDS), *violations(page)]


def too_wide(page: Page) -> list[str]:
    panels: list[str] = page.evaluate(PANEL_TOO_WIDE)
    if page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
        return panels
    return ["too wide", *page.evaluate(TOO_WIDE), *panels]


def unsaid(page: Page, language: str) -> list[str]:
    text, spoken = page.content(), page.evaluate("document.documentElement.lang")
    found = [text[text.index("⟦") : text.index("⟧") + 1]] if "⟦" in text else []
    return found if spoken == language else [*found, f"speaks {spoken}"]


def violations(page: Page) -> list[str]:
    return [
        f"{violation['id']}: {node['html'][:160]}"
        for violation in Axe().run(page).response["violations"]
        for node in violation["nodes"][:3]
    ]
