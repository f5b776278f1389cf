"""A saved record is opened from the home page, replayed, and gone on from."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Faults
from browser.scenes import Scene, call, ended, room, table
from connectable.games.connections.rulings import read_rulings
from paths import RECORDS

RECORD = RECORDS / "connect5" / "connect5.json"
VOTED = RECORDS / "connections" / "classic-quiet.json"


def test_a_record_opens_as_a_table_that_is_over(house: str, page: Page) -> None:
    Scene("/", []).visit(page, house)
    page.get_by_label("Open a saved record").set_input_files(RECORD)
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()
    page.get_by_label("One move back").click()
    expect(page.get_by_role("slider")).not_to_have_value(page.get_by_role("slider").get_attribute("max") or "")
    page.get_by_role("button", name="What if? Play on from here").click()
    expect(page.locator("[data-guide=confirm]")).to_be_visible()


def test_what_is_no_record_says_so(house: str, page: Page, faults: Faults, tmp_path: Path) -> None:
    faults.forgive("400")
    Scene("/", []).visit(page, house)
    for text in ("no json", '{"game": "chess"}'):
        (tmp_path / "bad.json").write_text(text, "utf-8")
        page.get_by_label("Open a saved record").set_input_files(tmp_path / "bad.json")
        expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.rule("CX-J4")
def test_the_best_placement_is_shown_and_house_rulings_are_saved(house: str, page: Page) -> None:
    Scene("/", []).visit(page, house)
    page.get_by_label("Open a saved record").set_input_files(VOTED)
    after = page.locator(".after")
    expect(after.get_by_role("heading", name="Best placement")).to_be_visible()
    after.get_by_role("button", name="Show in the replay").click()
    expect(page.get_by_role("slider")).to_be_focused()
    expect(page.get_by_role("slider")).not_to_have_value(page.get_by_role("slider").get_attribute("max") or "")
    with page.expect_download() as download:
        after.get_by_role("button", name="Save the house rulings").click()
    assert len(read_rulings(download.value.path().read_text())) > 1, "another game takes them"
    after.locator("[data-act=keep-rulings]").click()
    expect(after.get_by_role("status")).to_contain_text("are kept in this browser")
    page.goto(f"{house}/new/connections")
    page.get_by_role("switch", name="Play with our house rulings").click()
    page.get_by_role("button", name="invite").last.click()
    page.wait_for_url(re.compile("/t/"))
    seats = json.loads(page.evaluate("() => localStorage.getItem('connectable.seats')"))
    newest = max(seats, key=lambda seat: int(seat["at"]))
    made = call(house, f"/api/tables/{newest['table']}", None, newest["token"])
    assert "= stands" in made["options"]["rulings"]


@pytest.mark.rule("CX-J4")
def test_a_room_keeps_what_it_ruled(house: str, page: Page) -> None:
    made = room(house)
    identity, code = made.path.removeprefix("/r/").split("#")
    record = json.loads(VOTED.read_text())
    here = {"id": identity, "code": code}
    scene = table(house, "", ["human"] + ["bot:greedy"] * (record["seats"] - 1), record=record, room=here)
    scene.visit(page, house)
    after = page.locator(".after")
    expect(after.get_by_role("status")).to_contain_text("are kept for this room")
    page.goto(f"{house}/new/connections")
    expect(page.get_by_role("button", name="invite").last).to_be_visible()
    rulings = page.get_by_role("switch", name="Play with our house rulings")
    expect(rulings).to_have_count(0)
    page.goto(f"{house}/new/connections?room={identity}#{code}")
    expect(rulings).to_have_count(1)


def test_the_result_is_a_picture_and_a_few_lines_to_send(house: str, page: Page) -> None:
    """Both say who won by name: whoever gets them was not there."""
    ended(house, "connect5").visit(page, house)
    expect(page.get_by_role("heading", name="You win by 5 points")).to_be_visible()
    page.locator("[data-act=share]").click()
    dialog = page.get_by_role("dialog")
    text = dialog.get_by_label("The result in words").input_value()
    assert text.startswith("Connect\u00a05: Ploy wins by 5 points\n1. Ploy: 5\n2. Wren: 0\nhttp")
    expect(dialog.get_by_role("img")).to_have_js_property("naturalWidth", 1200)
    with page.expect_download() as saved:
        dialog.get_by_role("link", name="Save the picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    page.keyboard.press("Escape")
    expect(page.locator("[data-act=share]")).to_be_focused()
