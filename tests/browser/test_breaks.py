"""Between two rounds the table waits until the people who are here have looked: in every game, on a phone too."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.scenes import LastAct, before_round_two
from browser.screen_reader import hears, listen

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FULL: dict[str, dict[str, Any]] = {"connnect": {}, "connect5": {"mode": "full"}, "connections": {"rounds": 2}}


def sit_down(house: str, game: str, host: Page, guest: Page) -> LastAct:
    """Two people at a table whose round ends with one more act."""
    last = before_round_two(house, game, ["human", "human"], {"pauses": True}, **FULL[game])
    last.scene.seat(0).visit(host, house)
    last.scene.seat(1).visit(guest, house, name="Jonas")
    for page in (host, guest):
        expect(page.get_by_role("button", name="Table ")).to_be_visible()
    return last


@pytest.mark.parametrize("game", FULL)
def test_the_next_round_begins_when_both_are_ready(house: str, new_page: NewPage, game: str) -> None:
    host, guest = new_page(), new_page(**PHONE)
    last = sit_down(house, game, host, guest)
    expect(host.locator(".break")).to_have_count(0)
    listen(host)
    last.take(house)
    expect(host.locator(".break")).to_contain_text("Still looking at the last round: Jonas.")
    expect(guest.locator(".break")).to_contain_text("Still looking at the last round: Ploy.")
    expect(host.locator(".break [role=timer]")).to_have_text(re.compile(r"^0:[0-3]\d$"))
    hears(host, "Still looking")
    expect(guest.get_by_role("button", name=re.compile("Go on|On to round"))).to_have_count(0)  # one button goes on

    guest.locator("[data-act=ready]").tap()
    expect(host.locator(".break")).to_contain_text("The next round begins when everybody is ready.")
    expect(guest.locator("[data-act=ready]")).to_have_count(0)
    expect(host.locator("main")).to_contain_text("Round 1 is over")  # as long as anybody looks
    host.keyboard.press("c")
    for page in (host, guest):
        expect(page.locator(".break")).to_have_count(0)
    assert last.scene.seen(house)["to_act"]
    if game == "connnect":  # once, whatever else is said
        hears(host, "The dice show ")
        assert "".join(host.evaluate("heard")).count("The dice show ") == 1
    expect(host.get_by_role("button", name=re.compile("Go on|On to round"))).to_have_count(0)


def test_nobody_waits_for_who_has_gone(house: str, new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    last = sit_down(house, "connnect", host, guest)
    last.take(house)
    host.locator("[data-act=ready]").click()
    guest.close()
    expect(host.locator(".break")).to_have_count(0)
    assert last.scene.seen(house)["to_act"]
