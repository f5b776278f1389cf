"""A whole game of each game and of each way of Connections, by clicks alone, on a desk and on a phone.

Every word is trusted, decks and tables are small: what is tried is that nobody gets stuck on the way to the result.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.acts import CONNECT5_CONFIRM, connnect_once, connnect_ready, dot
from browser.conftest import NewPage
from browser.scenes import Scene, table

SIZES = {1440: 900, 390: 844}
WAYS: dict[str, tuple[list[str], dict[str, Any]]] = {
    "classic": (["human", "bot:greedy"], {"rounds": 1}),
    "endless": (["human", "bot:greedy"], {"table": 3}),
    "solitaire": (["human"], {"cards": 12}),
    "quick": (["human", "human"], {"rounds": 1}),
    "quads": (["human"], {"rounds": 1, "cards": 12}),
    "rummy": (["human", "bot:greedy"], {}),
}
"""Seats and options; in quick play nobody else hurries."""
MOST_ACTS = 120
PATIENCE_STEPS, STEP_MILLIS = 400, 50


def sit(new_page: NewPage, house: str, scene: Scene, width: int) -> Page:
    page = new_page(viewport={"width": width, "height": SIZES[width]})
    scene.seat(0).visit(page, house)
    return page


def play_on(page: Page, house: str, scene: Scene, act: Callable[[Page, Any], None]) -> None:
    """Acts whenever the first seat may, until the game is over and its result is shown."""
    for _ in range(MOST_ACTS):
        seen = awaited(page, house, scene, -1)
        if seen["phase"] == "over":
            break
        act(page, seen)
        awaited(page, house, scene, seen["position"])
    assert scene.seen(house)["phase"] == "over"
    expect(page.locator("td.source").first).to_be_visible()


def awaited(page: Page, house: str, scene: Scene, position: int) -> Any:
    """What the server shows once it is past a position and the first seat may act, or all is over."""
    for _ in range(PATIENCE_STEPS):
        seen = scene.seen(house)
        settled = not (seen["view"] or {}).get("chosen")
        if seen["position"] > position and (seen["phase"] == "over" or (0 in seen["to_act"] and settled)):
            return seen
        page.wait_for_timeout(STEP_MILLIS)
    raise AssertionError(f"nothing happened after {position}")


def word(page: Page, name: str) -> None:
    page.locator(f"[data-act={name}]").click()
    confirm(page)


def confirm(page: Page) -> None:
    """What ends the turn or shows something is asked once more."""
    if page.locator("[data-act=confirm]").count():
        page.locator("[data-act=confirm]").click()


def lay(page: Page, legal: list[str], target: str, button: bool) -> None:
    """A card of the hand goes to a place."""
    cards = [notation.removeprefix("card ") for notation in legal if notation.startswith("card ")]
    held = page.locator(f'.hand-card[data-card="{cards[0]}"]')
    if held.get_attribute("aria-pressed") != "true":
        held.click()
    expect(held).to_have_attribute("aria-pressed", "true")
    fit = page.locator("[data-act=fit]")
    if fit.count():
        fit.click()
    page.locator(target).first.click()
    if button:
        page.locator("[data-act=place]:not([aria-disabled=true])").click()


def web_turn(page: Page, seen: Any) -> None:
    """Classic, endless, quick play, solitaire: a card if one fits, else the one word there is."""
    legal, way = seen["legal"], seen["view"]["way"]
    if any(notation.startswith("card ") for notation in legal):
        lay(page, legal, ".spot:not(.closed)", way != "quick")
    else:
        word(page, next(name for name in ("keep", "draw", "pass", "stuck", "aside") if name in legal))


def quads_turn(page: Page, seen: Any) -> None:
    legal, mine = seen["legal"], seen["view"]["seats"][0]
    laid = sum(place is not None for place in mine["building"])
    takes = [notation for notation in legal if notation.startswith("take ")]
    if takes:
        page.locator(f'[data-target="pile {takes[0].removeprefix("take ")}"]').click()
        confirm(page)
    elif any(notation.startswith("card ") for notation in legal) and laid + len(mine["hand"]) >= 4:
        lay(page, legal, ".quad .spot:not(.closed):not(:has(.web-card))", True)
    else:
        word(page, "done")


def rummy_turn(page: Page, seen: Any) -> None:
    legal = seen["legal"]
    if "draw" in legal:
        word(page, "draw")
    elif any(notation.startswith("card ") for notation in legal):
        end = '[data-target="right 1"]' if seen["view"]["seats"][0]["lines"] else '[data-target="new"]'
        lay(page, legal, end, True)
    else:
        word(page, "done")


TURNS = {"quads": quads_turn, "rummy": rummy_turn}


@pytest.mark.matrix
@pytest.mark.parametrize("width", list(SIZES))
@pytest.mark.parametrize("way", list(WAYS))
def test_connections(new_page: NewPage, house: str, way: str, width: int) -> None:
    seats, options = WAYS[way]
    scene = table(house, "connections", seats, options={"way": way, "judge": "trust", **options})
    play_on(sit(new_page, house, scene, width), house, scene, TURNS.get(way, web_turn))


def connect5_turn(page: Page, seen: Any) -> None:
    """A token from the reserve, where the page says it makes five if there is such a dot."""
    places = [notation for notation in seen["legal"] if notation.startswith("place ")]
    five = page.locator("[data-five]")
    name = five.first.get_attribute("data-five") if five.count() else places[len(places) // 2].removeprefix("place ")
    dot(page, str(name)).click()
    page.locator(f"{CONNECT5_CONFIRM}[aria-disabled=false]").click()


def test_connect5_on_a_phone(new_page: NewPage, house: str) -> None:
    scene = table(house, "connect5", ["human", "bot:random"])
    play_on(sit(new_page, house, scene, 390), house, scene, connect5_turn)


def test_connnect_on_a_phone(new_page: NewPage, house: str) -> None:
    scene = table(house, "connnect", ["human"])
    page = sit(new_page, house, scene, 390)
    for turn in range(200):
        connnect_ready(page)
        if not page.locator(".connnect").count():
            break
        connnect_once(page, turn)
        page.wait_for_timeout(STEP_MILLIS)  # what was tapped is on its way
    assert len(scene.seen(house)["view"]["tracker"]) == 12
    expect(page.locator("td.source").first).to_be_visible()
