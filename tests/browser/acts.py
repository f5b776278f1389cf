"""How a person acts in each game, by pointer or by finger: one act at hand, and a turn that begins, ends and is seen.

It knows no rules: what can be done is what the page offers.
"""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from playwright.sync_api import Locator, Page, TimeoutError, expect

from browser.scenes import Scene, play, table

Touch = Callable[[Locator], None]
CONNNECT_PRIMARY = "[data-act=primary][aria-disabled=false]"
CONNECT5_CONFIRM = "[data-guide=confirm]"
CONNECTIONS_WORDS = "[data-act=draw], [data-act=keep], [data-act=pass]"


def click(thing: Locator) -> None:
    thing.click()


def connnect_once(page: Page, turn: int, touch: Touch = click) -> None:
    """One act: a bonus, the zone, a number, a claim or done; between rounds *ready*."""
    ready = page.locator("[data-act=ready]")
    if ready.count():
        touch(ready)
        expect(ready).to_have_count(0)  # it is taken away when the table has heard it
        return
    legal, tiles = page.locator("[data-legal]"), page.locator(".bonus-choice .bonus")
    roll, found = page.locator(".roll .pick-die:enabled"), page.locator(".claim-list .chip")
    if tiles.count():
        touch(tiles.nth(turn % tiles.count()))
    elif roll.count():
        touch(roll.nth(turn % roll.count()))
    elif legal.count():
        touch(legal.nth(turn * 7 % legal.count()))
        return
    elif found.count():
        touch(found.first)
    touch(page.locator(CONNNECT_PRIMARY))


def connnect_ready(page: Page) -> None:
    """Until something can be done here, or the game is over."""
    page.wait_for_function(
        "() => !document.querySelector('.connnect') || (!document.querySelector('[aria-busy=true]') && "
        "document.querySelector('[data-legal], .roll .pick-die:enabled, .bonus-choice .bonus, "
        "[data-act=primary][aria-disabled=false], [data-act=ready]'))"
    )


def hold_one_that_fits(page: Page, cards: str, touch: Touch = click) -> bool:
    """Tries the cards one after another; True when one is held that has a spot."""
    hand = page.locator(cards)
    for place in range(hand.count()):
        touch(hand.nth(place))
        if page.locator(".spot:not(.closed)").count():
            return True
    return False


def place_it(page: Page, touch: Touch = click) -> None:
    """The held card of Connections goes to the first spot where it fits."""
    before = page.locator(".web .web-card").count()
    touch(page.locator("[data-act=fit]"))
    place = page.locator("[data-act=place]:not([aria-disabled=true])")
    for _ in range(3):  # a web that still moves to its new scale lets a touch go astray
        touch(page.locator(".spot:not(.closed)").first)
        with suppress(TimeoutError):
            place.wait_for(timeout=3000)
            break
    touch(place)
    page.wait_for_function(f"() => document.querySelectorAll('.web .web-card').length !== {before} || {before} === 0")


def connections_turn(page: Page, touch: Touch = click) -> None:
    """A card that fits, else what can be done without one."""
    drawn = page.locator("[data-act=keep]").count() > 0
    if hold_one_that_fits(page, ".hand .hand-card.drawn" if drawn else ".hand .hand-card", touch):
        place_it(page, touch)
        return
    touch(page.locator(CONNECTIONS_WORDS).first)
    confirm = page.locator("[data-act=confirm]")
    if confirm.count():
        touch(confirm)


class Acting(Protocol):
    """A turn of one game, at a table of two people."""

    kept: str
    """The part of the page that is the same after a reload."""

    def sit(self, house: str) -> Scene:
        """A table where the first seat is to act."""

    def begin(self, page: Page) -> None:
        """Something that does not end the turn, and that the server has."""

    def begun(self, page: Page) -> None:
        """What was begun is shown, and nothing is under way."""

    def finish(self, page: Page) -> None:
        """What counts, by taps that wait for no answer."""

    def finished(self, page: Page) -> None:
        """What counts is shown to whom it belongs."""

    def turn(self, page: Page, other: Page) -> None:
        """A whole turn of one person, and the other sees it."""


class Connnect:
    """Numbers of the set-up are written at once and stay sealed until both have said done."""

    kept = "main"

    def sit(self, house: str) -> Scene:
        return table(house, "connnect", ["human", "human"])

    def begin(self, page: Page) -> None:
        page.locator("[data-space=b1][data-legal]").click()
        self.begun(page)

    def begun(self, page: Page) -> None:
        self.is_written(page, "b1")
        expect(page.locator("[data-space=c5][data-legal]")).to_be_visible()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)

    def finish(self, page: Page) -> None:
        page.locator("[data-space=c5]").click()

    def finished(self, page: Page) -> None:
        self.is_written(page, "b1")
        self.is_written(page, "c5")

    def turn(self, page: Page, other: Page) -> None:
        mate = other.locator(".other-sheet")
        expect(mate.locator(".status")).to_have_text("busy")
        for space in ("b1", "c5", "e6"):
            page.locator(f"[data-space={space}][data-legal]").click()
            self.is_written(page, space)
        page.locator(CONNNECT_PRIMARY).click()
        seen = mate.locator(".status.done, .pen")  # that the first is done; then, when both are, what was written
        expect(seen.first).to_be_visible()

    def is_written(self, page: Page, space: str) -> None:
        expect(page.locator(f"[data-space={space}]")).to_have_attribute(
            "aria-label", re.compile(r"^row \d, column \d, \d,")
        )


class Connect5:
    """A chain of two jumps: the first is made at once, the second ends the turn and waits for Confirm."""

    kept = ".panel"

    def sit(self, house: str) -> Scene:
        scene = table(house, "connect5", ["human", "human"])
        play(house, scene, "place D4", "place B4", "place I10", "place B2")
        return scene

    def begin(self, page: Page) -> None:
        dot(page, "D4").click()
        dot(page, "B3").click()
        self.begun(page)

    def begun(self, page: Page) -> None:
        expect(page.get_by_text("Jump on from B3 or stop here.", exact=True)).to_be_visible()
        expect(page.locator(f"{CONNECT5_CONFIRM}[aria-disabled=false]")).to_be_visible()

    def finish(self, page: Page) -> None:
        dot(page, "A2").click()
        page.locator(CONNECT5_CONFIRM).click()

    def finished(self, page: Page) -> None:
        expect(page.get_by_text("Jonas is to move", exact=True)).to_be_visible()
        expect(dot(page, "A2")).to_have_attribute("aria-label", re.compile("your token"))
        expect(dot(page, "B2")).to_have_attribute("aria-label", re.compile("free"))

    def turn(self, page: Page, other: Page) -> None:
        expect(page.locator(CONNECT5_CONFIRM)).to_be_visible()
        free = page.locator('[data-dot][aria-label*=" free;"]')
        name = str(free.first.get_attribute("data-dot"))
        dot(page, name).click()
        page.locator(f"{CONNECT5_CONFIRM}[aria-disabled=false]").click()
        expect(other.locator(CONNECT5_CONFIRM)).to_be_visible()
        expect(dot(other, name)).not_to_have_attribute("aria-label", re.compile("free"))


class Connections:
    """Card and space are said to the server before the card is laid; trust, so that the first card fits anywhere."""

    kept = ".rack"

    def sit(self, house: str) -> Scene:
        return table(house, "connections", ["human", "human"], options={"judge": "trust"})

    def begin(self, page: Page) -> None:
        page.locator(".hand .hand-card").nth(1).click()
        page.locator(".spot:not(.closed)").nth(1).click()
        self.begun(page)

    def begun(self, page: Page) -> None:
        expect(page.locator(".hand .hand-card").nth(1)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".ghost")).to_have_count(1)
        expect(page.locator(".equation b")).to_have_text(re.compile(r"^\d+$"))  # the server said what it is worth
        expect(page.locator(".connections.sending")).to_have_count(0)

    def finish(self, page: Page) -> None:
        page.locator("[data-act=place][aria-disabled=false]").click()

    def finished(self, page: Page) -> None:
        expect(page.locator(".hand .hand-card")).to_have_count(4)
        expect(page.locator(".web .web-card")).to_have_count(2)
        expect(page.locator(".ghost")).to_have_count(0)

    def turn(self, page: Page, other: Page) -> None:
        expect(page.locator("[data-act=draw]")).to_be_visible()
        expect(other.locator(".web .web-card").first).to_be_visible()
        before = other.locator(".web .web-card").count()
        self.begin(page)
        self.finish(page)
        expect(other.locator(".web .web-card")).to_have_count(before + 1)


def dot(page: Page, name: str) -> Locator:
    """A dot of Connect 5."""
    return page.locator(f'[data-dot="{name}"]')


ACTING: dict[str, Acting] = {"connnect": Connnect(), "connect5": Connect5(), "connections": Connections()}
GAMES = tuple(ACTING)
