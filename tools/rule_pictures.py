"""Write docs/screens/rules/*.png: the small pictures beside rules in the table's rulebook, light and dark.

Run by `make pictures`. `rule_pages.py` puts them on the pages of the rules, so run `make docs` afterwards.
"""

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from browser.conftest import FLAGS
from browser.running_server import Serving
from browser.scenes import Scene
from connectable.registry import GAMES

FOLDER = Path(__file__).parent.parent / "docs/screens/rules"
AS_WIDE_AS_DRAWN = ".figures { width: max-content; max-width: 600px; padding: 8px }"


def main() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data, Serving(Path(data)) as server:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        for game in GAMES:
            for theme, ending in (("light", ""), ("dark", "-dark")):
                Scene(f"/rules/{game}", []).visit(page, server.url, theme=theme)
                capture(page, ending)
        browser.close()


def capture(page: Page, ending: str) -> None:
    """One picture per rule that has some."""
    page.locator("li .figures").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.add_style_tag(content=AS_WIDE_AS_DRAWN)
    for rule in page.locator("li[id]:has(.figures)").all():
        rule.locator(".figures").screenshot(path=FOLDER / f"{rule.get_attribute('id')}{ending}.png")


if __name__ == "__main__":
    main()
