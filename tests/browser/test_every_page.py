"""Every page in every theme and language: no violation of axe-core, no missing sentence, nothing wider than a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from browser.running_server import Serving
from browser.scenes import Scene, everywhere

LANGUAGES = ("en", "th", "de", "fr", "it", "es")
TOO_WIDE = """() => {
  const held = each => each && (getComputedStyle(each).overflowX !== 'visible' || held(each.parentElement));
  return [...document.querySelectorAll('main *, header *')]
    .filter(each => each.getBoundingClientRect().right > innerWidth + 1 && each.getBoundingClientRect().width > 0)
    .filter(each => !held(each.parentElement))
    .slice(0, 5).map(each => `${each.tagName} ${each.getAttribute('class')}: ${each.textContent.trim().slice(0, 40)}`);
}"""


@pytest.fixture(scope="session")
def places(serving: Serving) -> dict[str, Scene]:
    return everywhere(serving.url)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_violation_of_axe_core(page: Page, house: str, places: dict[str, Scene], theme: str) -> None:
    found = {}
    for name, scene in places.items():
        scene.visit(page, house, theme=theme)
        page.wait_for_load_state("networkidle")
        result = Axe().run(page)
        if result.violations_count:
            found[name] = [
                f"{violation['id']}: {node['html'][:160]}"
                for violation in result.response["violations"]
                for node in violation["nodes"][:3]
            ]
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_a_small_phone_and_nothing_unsaid(
    page: Page, house: str, places: dict[str, Scene], language: str
) -> None:
    found = {}
    page.set_viewport_size({"width": 360, "height": 740})
    for name, scene in places.items():
        scene.visit(page, house, language=language)
        page.wait_for_load_state("networkidle")
        faults = []
        if page.evaluate("document.documentElement.scrollWidth") > 360:
            faults += ["too wide", *page.evaluate(TOO_WIDE)]
        text = page.content()
        if "⟦" in text:
            faults.append(text[text.index("⟦") : text.index("⟧") + 1])
        if page.evaluate("document.documentElement.lang") != language:
            faults.append("speaks another language")
        if faults:
            found[name] = faults
    assert found == {}
