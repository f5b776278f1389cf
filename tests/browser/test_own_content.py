"""A sheet or a board of one's own, chosen in the lobby: begun with ours, checked while one writes, played."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.scenes import Scene, call

CHANGES = {
    "connnect": ('spaces = ["b1",', 'spaces = ["a1",', 'spaces = ["z9",'),
    "connect5": ("◉───┴───◉", "◉───┴───●", "◉───┴─── "),
}
"""Of our own text: a change that can be played, and one that cannot."""


@pytest.mark.rule("CN-E3")
@pytest.mark.parametrize("game", list(CHANGES))
def test_content_of_ones_own_begins_with_ours_and_is_played(house: str, page: Page, game: str) -> None:
    Scene(f"/new/{game}", []).visit(page, house)
    ours, fine, wrong = CHANGES[game]
    page.get_by_text("of your own").click()
    written = page.get_by_role("textbox", name="Paste it here")
    page.get_by_role("button", name="Begin with the standard one").click()
    expect(written).to_have_value(re.compile(re.escape(ours)))
    text = written.input_value()
    written.fill(text.replace(ours, wrong, 1))
    expect(page.get_by_text("It cannot be played yet.")).to_be_visible()
    written.fill(text.replace(ours, fine, 1))
    expect(page.get_by_text("It can be played.")).to_be_visible()
    page.get_by_role("button", name=re.compile("invite", re.IGNORECASE)).last.click()
    page.wait_for_url(re.compile("/t/"))
    (held,) = page.evaluate("JSON.parse(localStorage['connectable.seats'])")
    options = call(house, f"/api/tables/{held['table']}", None, held["token"])["options"]
    assert fine in options["sheet" if game == "connnect" else "board"]


def test_a_board_of_ours_is_still_chosen_by_its_name(house: str, page: Page) -> None:
    Scene("/new/connect5", []).visit(page, house)
    board = page.get_by_role("radiogroup", name="Board").get_by_role("radio").last
    board.click()
    expect(board).to_be_checked()
    page.get_by_text("of your own").click()
    expect(page.get_by_role("textbox", name="Paste it here")).to_have_value("")
    expect(board).to_be_checked()
