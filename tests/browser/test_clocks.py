"""The clocks of the seats: they count down, stand while they stand, and at nought the table plays for the seat."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.scenes import Scene, midway, table

TIMERS = {"connnect": ".sheet, .other-sheets", "connect5": ".seat-list", "connections": ".seats"}
"""Where each game shows its seats' clocks on a wide screen."""


def test_a_turn_clock_runs_down_and_then_the_table_plays(house: str, page: Page) -> None:
    table(house, "connect5", ["human", "bot:greedy"], table={"clock": "turn 5"}).visit(page, house)
    own, other = page.locator(".seat-list .seat").nth(0), page.locator(".seat-list .seat").nth(1)
    clock = own.get_by_role("timer")
    expect(clock).to_have_text("0:03")
    expect(clock).to_have_accessible_name("Time left: 3 seconds")
    expect(other.get_by_role("timer")).to_have_text("0:05")  # it stands
    expect(clock).to_have_text("0:02")
    expect(page.locator(".log li").filter(has_text="Ploy")).not_to_have_count(0)


@pytest.mark.parametrize("game", TIMERS)
def test_every_seat_shows_its_clock(house: str, page: Page, game: str) -> None:
    seats = ["human", "bot:greedy"]
    wish = {"clock": "days 3", "kind": "correspondence"}
    table(house, game, seats, table=wish).visit(page, house)
    timers = page.locator(TIMERS[game]).get_by_role("timer")
    expect(timers).to_have_count(len(seats))
    for number in range(len(seats)):
        expect(timers.nth(number)).to_have_text(re.compile(r"2\sd\s23\sh|3\sd\s0\sh"))
        expect(timers.nth(number)).to_have_accessible_name(re.compile(r"Time left: (2\sdays, 23\shours|3\sdays)"))


def test_a_table_without_a_clock_shows_none(house: str, page: Page) -> None:
    scene: Scene = midway(house, "connect5", 4, level="random")
    scene.visit(page, house)
    expect(page.locator(".seat-list .seat")).to_have_count(2)
    expect(page.get_by_role("timer")).to_have_count(0)
