"""Write docs/screens/*.png, every page and panel at the sizes people have, and the client's icons with Chromium.

Run by `make pictures`; names of pictures as arguments make only those that begin so. The tables are seeded games, so a
picture changes only when the client does. Nothing is compared: people review it.
"""

import io
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import FLAGS
from browser.running_server import Serving
from browser.scenes import PLACES, Scene, act_as, table
from browser.test_class import enter, lesson, tell
from browser.test_dailies import own_seat, play_out, see_result, start
from browser.test_panels import PANELS
from browser.test_panels import SCENES as BESIDE_PANELS
from browser.test_review import decision, reviewed

ROOT = Path(__file__).parent.parent
SCREENS = ROOT / "docs/screens"
ICONS = ROOT / "web/public"
SIZES = {"wide": (1440, 900), "phone": (390, 844), "1024": (1024, 768), "768": (768, 1024), "844": (844, 390)}
EVERYWHERE = ("wide", "phone")
AT_EVERY_SIZE = ("home", "connnect", "connect5", "connections", "review-connect5")
DARK = ("home", "gathering", "connnect", "connect5", "connections", "result-connnect", "class", "daily-result")
"""Also shown in the dark theme."""
SKIPPED = ("clocks", "lost", "new-connections", "room-new", "rules-connect5", "rules-connections", "rule", "settings")
"""Pages and panels that look like others; the settings have a page of their own."""
PUPILS = ("Mina", "Otto", "Nok", "Aldo", "Fern", "Jules")
COLOURS = 256
Shown = Callable[[Page, str, str], None]
"""Opens a page, given the server's address and the theme."""


class Picture(NamedTuple):
    name: str
    show: Shown
    sizes: tuple[str, ...] = EVERYWHERE


def main() -> None:
    wanted = tuple(sys.argv[1:])
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data, Serving(Path(data)) as server:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        draw_icons(browser)
        for picture in pictures():
            if picture.name.startswith(wanted or ("",)):
                capture(browser, server.url, picture)
        browser.close()
    total = sum(file.stat().st_size for file in SCREENS.rglob("*") if file.is_file())
    print(f"docs/screens: {total / 1e6:.1f} MB")


def pictures() -> Iterator[Picture]:
    for name, make in PLACES.items():
        if name not in SKIPPED:
            yield Picture(name, page_at(cache(make)), tuple(SIZES) if name in AT_EVERY_SIZE else EVERYWHERE)
    yield Picture("learn", page_at(lambda _: Scene("/learn/connnect", []), guided=[]))
    for name, (place, opened) in PANELS.items():
        if name not in SKIPPED:
            make = with_moves if name == "log" else BESIDE_PANELS[place]
            yield Picture(f"panel-{name}", panel_at(cache(make), opened))
    yield Picture("class", class_desk)
    yield Picture("class-pupil", class_pupil, ("phone",))
    yield Picture("daily-result", daily_result, ("wide",))
    for game, word in (("connnect", "write"), ("connect5", "place"), ("connections", "at")):
        name = f"review-{game}"
        yield Picture(name, review_of(game, word), tuple(SIZES) if name in AT_EVERY_SIZE else EVERYWHERE)


def page_at(make: Callable[[str], Scene], **settings: object) -> Shown:
    return lambda page, house, theme: make(house).visit(page, house, theme=theme, **settings)


def panel_at(make: Callable[[str], Scene], opened: Callable[[Page], None]) -> Shown:
    def show(page: Page, house: str, theme: str) -> None:
        make(house).visit(page, house, theme=theme)
        opened(page)

    return show


def with_moves(house: str) -> Scene:
    """A table at which something has happened: one that goes on from a record has nothing to tell."""
    scene = table(house, "connect5", ["human", "human"])
    for turn in range(8):
        seat = turn % 2
        legal = scene.seen(house, seat)["legal"]
        act_as(house, scene, seat, legal[turn * 5 % len(legal)])
    return scene


def class_desk(page: Page, house: str, theme: str) -> None:
    """What the teacher sees while two tables play and somebody asks."""
    made, pupils = lesson(house, *PUPILS)
    tell(house, made, "lots")
    tell(house, made, "start")
    tell(house, made, "help", pupils[0]["token"], on=True)
    enter(page, house, made, theme=theme)


def class_pupil(page: Page, house: str, theme: str) -> None:
    made, pupils = lesson(house, *PUPILS)
    enter(page, house, made, pupils[0]["token"], theme=theme)


def daily_result(page: Page, house: str, theme: str) -> None:
    """The day's page after the first attempt, of a browser that has not played before."""
    start(page, house, "connnect")
    play_out(house, own_seat(page))
    see_result(page)
    page.locator("#main > *").first.wait_for()  # the page before was idle already
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)


def review_of(game: str, word: str) -> Shown:
    """A decision that is drawn on the board."""

    def show(page: Page, house: str, theme: str) -> None:
        reviewed(page, house, game, decision(game, word))
        page.locator("[data-act=show-decision]").click()

    return show


def capture(browser: Browser, url: str, picture: Picture) -> None:
    themes = ("light", "dark") if picture.name in DARK else ("light",)
    for size in picture.sizes:
        for theme in themes if size in EVERYWHERE else themes[:1]:
            width, height = SIZES[size]
            page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
            picture.show(page, url, theme)
            page.wait_for_load_state("networkidle")
            page.evaluate("document.fonts.ready")
            name = f"{picture.name}-{size}{'-dark' if theme == 'dark' else ''}"
            keep(page.screenshot(), SCREENS / f"{name}.png")
            page.close()


def keep(shot: bytes, file: Path) -> None:
    """With a palette, a third of the bytes: what is photographed has few colours."""
    image = Image.open(io.BytesIO(shot)).convert("RGB")
    image.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(file, optimize=True)


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
