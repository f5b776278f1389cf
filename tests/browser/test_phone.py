"""Several turns of each game by a finger on a phone: nothing is wider than the screen, what is tapped is in sight."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.acts import CONNECT5_CONFIRM, GAMES, connnect_once, connnect_ready, dot, place_it
from browser.conftest import NewPage
from browser.scenes import Scene, act_as, table

WIDTH, HEIGHT = 390, 844
LEAST = 44
"""Pixels that a finger needs."""
LAST_ACT = 60
IN_SIGHT = """([thing, width, height]) => {
  const box = thing.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
  const seen = box.left >= -1 && box.top >= -1 && box.right <= width + 1 && box.bottom <= height + 1;
  return seen && thing.contains(document.elementFromPoint(x, y)) && [x, y];
}"""
"""The middle of a thing that is wholly on the screen and under nothing else."""


class Finger:
    """Taps where a thing is and scrolls nothing into view."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def __call__(self, thing: Locator) -> None:
        expect(thing).to_be_visible()
        self.fits()
        where = self.page.wait_for_function(IN_SIGHT, arg=[thing.element_handle(), WIDTH, HEIGHT]).json_value()
        if thing.evaluate("thing => thing.matches('button')"):
            box = thing.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= LEAST, f"{thing}: {box}"
        self.page.evaluate("() => { window.tapped = false; addEventListener('click', () => (tapped = true), true); }")
        self.page.touchscreen.tap(*where)
        self.page.wait_for_function("() => tapped")  # a browser thinks about a touch before it is a click
        self.fits()

    def fits(self) -> None:
        assert self.page.evaluate("document.documentElement.scrollWidth") <= WIDTH


def take_out(new_page: NewPage, house: str, scene: Scene) -> tuple[Page, Finger]:
    """A phone with the first seat's table on it."""
    page = new_page(viewport={"width": WIDTH, "height": HEIGHT}, has_touch=True, is_mobile=True, device_scale_factor=2)
    scene.seat(0).visit(page, house)
    return page, Finger(page)


def test_connnect(new_page: NewPage, house: str) -> None:
    """The set-up and two rounds, alone: whatever the dice say."""
    scene = table(house, "connnect", ["human"])
    page, finger = take_out(new_page, house, scene)
    for act in range(LAST_ACT):
        connnect_ready(page)
        if scene.seen(house)["view"]["round"] == 3:
            break
        connnect_once(page, act, finger)
    assert scene.seen(house)["view"]["round"] == 3


def test_connect5(new_page: NewPage, house: str) -> None:
    """Place, jump, place from the reserve, step, stack."""
    scene = table(house, "connect5", ["human", "human"])
    page, finger = take_out(new_page, house, scene)
    reserve, moves = page.locator("[data-guide=reserve]"), page.locator("[data-guide=moves]")
    turns: list[tuple[list[Locator], str]] = [
        ([dot(page, "D4")], "place B4"),
        ([dot(page, "D4"), dot(page, "B3")], "place I10"),
        ([reserve, dot(page, "D6")], "place I8"),
        ([dot(page, "B3"), moves.get_by_role("button", name="Step to").first], "place I4"),
        ([reserve, dot(page, "D6")], ""),
    ]
    for taps, answer in turns:
        expect(page.locator(CONNECT5_CONFIRM)).to_have_attribute("aria-disabled", "true")
        for thing in taps:
            finger(thing)
        finger(page.locator(f"{CONNECT5_CONFIRM}[aria-disabled=false]"))
        expect(page.get_by_text("Jonas is to move", exact=True)).to_be_visible()
        if answer:
            act_as(house, scene, 1, answer)
    view = scene.seen(house)["view"]
    assert (view["points"], view["dots"]["D6"]) == ([1, 0], {"seat": 0, "tokens": 2})


def test_connections(new_page: NewPage, house: str) -> None:
    """A placement, a card that is drawn and kept, a placement of a turned card; trust, so that a card fits."""
    scene = table(house, "connections", ["human", "human"], options={"judge": "trust"})
    page, finger = take_out(new_page, house, scene)
    act = {word: page.locator(f"[data-act={word}]") for word in ("draw", "keep", "confirm", "turn")}
    hand = page.locator(".hand .hand-card")
    finger(hand.first)
    place_it(page, finger)
    pass_on(house, scene)
    for word in ("draw", "confirm", "keep", "confirm"):
        finger(act[word])
    pass_on(house, scene)
    expect(act["draw"]).to_be_visible()
    expect(hand).to_have_count(5)
    finger(hand.nth(1))
    finger(act["turn"])
    place_it(page, finger)
    expect(hand).to_have_count(4)
    assert len(scene.seen(house)["view"]["web"]) == 3


def pass_on(house: str, scene: Scene) -> None:
    """The other person draws and keeps."""
    seen: Any = scene.seen(house, 1)
    while 1 not in seen["to_act"]:
        seen = scene.seen(house, 1)
    while 1 in seen["to_act"]:
        act_as(house, scene, 1, next(word for word in ("draw", "keep", "pass") if word in seen["legal"]))
        seen = scene.seen(house, 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_strip_of_seats_shows_who_is_here(new_page: NewPage, house: str, game: str) -> None:
    scene = table(house, game, ["human", "human", "bot:greedy"])
    mate = new_page()
    scene.seat(1).visit(mate, house)
    page, _ = take_out(new_page, house, scene)
    signs = page.locator(".seat-token .sign")
    expect(signs.nth(1)).to_have_class(re.compile("check"))
    expect(signs.nth(2)).to_have_class(re.compile("bot"))
    expect(signs.nth(2)).to_be_visible()
    if game == "connnect":  # once: it takes as long as a person may be without network
        mate.close()
        expect(signs.nth(1)).to_have_class(re.compile("clock"), timeout=40_000)
