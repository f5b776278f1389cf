"""Everything that opens over or beside a page, in the looks of all languages: as sound as the page itself."""

import json
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from browser.acts import ACTING
from browser.conftest import NewPage
from browser.page_checks import SIZES, THEMES, wrong_with
from browser.running_server import Serving
from browser.scenes import PLACES, Scene, midway, table
from browser.test_find import missed
from connectable.i18n import LANGUAGES

Open = Callable[[Page], None]
FINISHED_MILLIS = 1_794_682_800_000
"""An evening in November 2026."""


def menu(page: Page) -> None:
    page.locator("header.top .table-menu").click()
    expect(page.locator("dialog[open]")).to_be_visible()


def in_menu(panel: str) -> Open:
    def open_it(page: Page) -> None:
        menu(page)
        page.locator(f"dialog[open] [data-act={panel}]").click()
        expect(page.locator("dialog[open] .panel > *").first).to_be_visible()

    return open_it


def keys(page: Page) -> None:
    page.keyboard.press("k")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()


def talk(page: Page) -> None:
    page.locator(".talk-button").click()
    page.locator("[data-word]").first.click()
    expect(page.locator(".talk li.word").last).to_be_visible()


def asked(page: Page) -> None:
    page.locator("button.ask").click()
    expect(page.locator(".banner")).to_be_visible()


def card(page: Page) -> None:
    asked(page)
    page.locator("[data-dot]").first.click(force=True)
    expect(page.locator("[data-explains]")).to_be_visible()


def slip(page: Page) -> None:
    page.locator("[data-space]:not([data-legal])").first.click()
    expect(page.locator("main .slip")).to_be_visible()


def rule(page: Page) -> None:
    slip(page)
    page.locator(".slip .link").click()
    expect(page.locator("dialog[open]")).to_be_visible()


def drawer(tab: str) -> Open:
    """A tab of the phone's drawer; on a desk all of it lies open."""

    def open_it(page: Page) -> None:
        handle = page.locator(f"#nnn-tab-{tab}")
        if handle.count():
            handle.click()
            expect(page.locator("#nnn-panel")).to_be_visible()

    return open_it


def miss(page: Page) -> None:
    expect(page.locator(".miss")).to_be_visible()


def finished(page: Page) -> None:
    seats = [{"name": "Ploy", "level": ""}, {"name": "Wren", "level": "easy"}]
    game = {
        "table": "a-b",
        "game": "connect5",
        "at": FINISHED_MILLIS,
        "code": "",
        "seats": seats,
        "seat": 0,
        "stopped": False,
    }
    games = json.dumps([game | {"points": [7, 5], "ranks": [1, 2]}])
    page.evaluate("games => localStorage.setItem('connectable.games', games)", games)
    page.reload()
    page.locator(".games button.all").click()
    expect(page.locator("dialog[open] table")).to_be_visible()


def share(page: Page) -> None:
    page.locator("[data-act=share]").click()
    expect(page.locator("dialog[open] img")).to_be_visible()


PANELS: dict[str, tuple[str, Open]] = {
    "menu": ("together", menu),
    "settings": ("together", in_menu("settings")),
    "log": ("connect5", in_menu("log")),
    "invite": ("together", in_menu("invite")),
    "delete": ("connect5", in_menu("delete")),
    "keys": ("connect5", keys),
    "talk": ("together", talk),
    "ask": ("connect5", asked),
    "card": ("connect5", card),
    "slip": ("connnect", slip),
    "rule": ("connnect", rule),
    "shapes": ("sheets", drawer("shapes")),
    "score": ("sheets", drawer("score")),
    "miss": ("missed", miss),
    "finished": ("home", finished),
    "share": ("over", share),
}
LOOKS = [
    f"{language} {THEMES[place % 2]} {size}"
    for place, language in enumerate(LANGUAGES)
    for size in (("phone", "desk") if place % 3 else ("desk", "phone"))
]
SCENES: dict[str, Callable[[str], Scene]] = {
    "together": lambda house: ACTING["connnect"].sit(house).seat(0),
    "connect5": lambda house: midway(house, "connect5", 16, level="random"),
    "connnect": lambda house: table(house, "connnect", ["human"]),
    "sheets": lambda house: midway(house, "connnect", 60, seats=4),
    "missed": lambda house: missed(house, people=3).seat(1),
    "home": PLACES["home"],
    "over": PLACES["result-connect5"],
}


@pytest.fixture(scope="session")
def scene(serving: Serving) -> Callable[[str], Scene]:
    """Makes each table once, when it is first asked for."""
    return cache(lambda name: SCENES[name](serving.url))


@pytest.mark.matrix
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("panel", PANELS)
def test_nothing_is_wrong_with_any_panel(
    new_page: NewPage, house: str, scene: Callable[[str], Scene], panel: str, look: str
) -> None:
    language, theme, size = look.split()
    page = new_page(viewport=SIZES[size])
    place, opened = PANELS[panel]
    scene(place).visit(page, house, language=language, theme=theme)
    opened(page)
    assert wrong_with(page, language) == []


def test_a_panel_that_is_too_wide_is_seen(page: Page) -> None:
    wide = (
        "<dialog open aria-label='Wide' style='width: 200px; overflow: auto'><p style='width: 400px'>wide</p></dialog>"
    )
    page.set_content(f"<html lang='en'><title>A page</title><main><h1>Title</h1>{wide}</main></html>")
    assert wrong_with(page)[0] == "too wide: Wide"


def test_a_broken_word_is_seen(page: Page) -> None:
    narrow = "<p style='width: 60px; overflow-wrap: anywhere'>Schiedsrichter, Schieds&shy;richter, in two lines</p>"
    page.set_content(f"<html lang='en'><title>A page</title><main><h1>Title</h1>{narrow}</main></html>")
    assert wrong_with(page)[0] == "broken: Schiedsrichter in P "


def test_the_talk_lies_beside_what_is_played_with(new_page: NewPage, house: str) -> None:
    """With the drawer open the dice, the prompt and the button can still be seen and pressed."""
    page = new_page()
    ACTING["connnect"].sit(house).seat(0).visit(page, house)
    page.locator(".talk-button").click()
    page.locator("[data-space=b1]").click()
    for thing in ("[data-act=primary]", ".dicecard .die", ".dicecard .say"):
        box = page.locator(thing).last.bounding_box()
        assert box is not None
        found = page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y)?.closest('.talk') === null",
            [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
        )
        assert found, thing
