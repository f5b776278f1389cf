"""Write docs/screens/*.png, every page at two sizes, and the client's icons with Chromium. Run by `make pictures`.

The tables are seeded games, so a picture changes only when the client does. Nothing is compared: people review it.
"""

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import FLAGS
from browser.running_server import Serving
from browser.scenes import Scene, everywhere

ROOT = Path(__file__).parent.parent
SCREENS = ROOT / "docs/screens"
ICONS = ROOT / "web/public"
SIZES = {"wide": (1440, 900), "phone": (390, 844)}
DARK = ("home", "gathering", "connnect", "connect5", "connections", "result-connnect")
"""Scenes that are also shown in the dark theme."""
SKIPPED = ("clocks", "lost", "new-connections", "room-new", "rules-connect5", "rules-connections")


def main() -> None:
    binary = shutil.which("chromium")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data, Serving(Path(data)) as server:
        browser = playwright.chromium.launch(executable_path=binary, args=FLAGS)
        draw_icons(browser)
        scenes = {name: scene for name, scene in everywhere(server.url).items() if name not in SKIPPED}
        for size, (width, height) in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
            for name, scene in scenes.items():
                capture(page, server.url, scene, f"{name}-{size}", "light")
                if name in DARK:
                    capture(page, server.url, scene, f"{name}-{size}-dark", "dark")
        browser.close()


def capture(page: Page, url: str, scene: Scene, name: str, theme: str) -> None:
    scene.visit(page, url, theme=theme)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.screenshot(path=SCREENS / f"{name}.png")


def draw_icons(browser: Browser) -> None:
    """Draw the icons from icon.svg; a maskable one keeps its drawing inside the circle that no mask cuts off."""
    drawing = (ICONS / "icon.svg").read_text()
    for name, pixels, share in (("icon-192", 192, 1.0), ("icon-512", 512, 1.0), ("icon-maskable-512", 512, 0.66)):
        page = browser.new_page(viewport={"width": pixels, "height": pixels})
        background = "#FFFCF6" if share < 1 else "transparent"
        style = f"margin:0;height:100vh;display:grid;place-items:center;background:{background}"
        page.set_content(f'<body style="{style}"><div style="width:{share:.0%}">{drawing}</div></body>')
        page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
        page.close()


if __name__ == "__main__":
    main()
