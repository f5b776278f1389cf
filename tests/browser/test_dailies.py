"""A daily of each game on a phone, from the start page to the result; what is shared; a second attempt that does not
count; a challenge compared side by side; a profile taken to another browser."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.page_checks import SIZES, wrong_with
from browser.running_server import Serving
from browser.scenes import Scene, call, played, table
from connectable.games.connect5.positions import FIRST_DAY, positions
from connectable.i18n import LANGUAGES
from connectable.server.groups.dailies import day_number
from server.running_server import until

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOST_ACTS = 600


def own_seat(page: Page) -> dict[str, Any]:
    """The seat that the browser took last."""
    seats = json.loads(page.evaluate("() => localStorage.getItem('connectable.seats')"))
    held: dict[str, Any] = seats[0]
    return held


def play_out(house: str, held: dict[str, Any], wanted: str = "") -> None:
    """The game to its end, over HTTP: the board has tests of its own."""
    path = f"/api/tables/{held['table']}"
    for number in range(MOST_ACTS):
        until(lambda: is_due(call(house, path, None, held["token"])))
        seen = call(house, path, None, held["token"])
        if seen["phase"] == "over":
            return
        action = wanted if wanted in seen["legal"] else seen["legal"][0]
        body = {"action": action, "position": seen["position"], "key": f"out-{number}"}
        call(house, f"{path}/actions", body, held["token"])
    raise AssertionError("the game did not end")


def is_due(seen: dict[str, Any]) -> bool:
    """Whether no bot is thinking."""
    return bool(seen["phase"] == "over" or seen["legal"])


def solve(house: str, held: dict[str, Any], proof: dict[str, Any]) -> None:
    """The proof of the position, against whatever the bot does."""
    path, number = f"/api/tables/{held['table']}", 0
    while True:
        for action in proof["play"]:
            number += 1
            seen = call(house, path, None, held["token"])
            body = {"action": action, "position": seen["position"], "key": f"solve-{number}"}
            call(house, f"{path}/actions", body, held["token"])
        if "then" not in proof:
            return
        before = len(call(house, f"{path}/record", None, held["token"])["entries"])
        until(lambda: is_due(call(house, path, None, held["token"])))
        entries = call(house, f"{path}/record", None, held["token"])["entries"]
        reply = " / ".join(text for seat, text in entries[before - (entries[before - 1][0] == 1) :] if seat == 1)
        proof = proof["then"].get(reply, proof["then"][""])


def start(page: Page, house: str, game: str) -> None:
    """From the start page to the table; the page says before that the first attempt counts."""
    Scene("/", []).visit(page, house)
    page.locator(f"[data-daily={game}]").click()
    said = "3 attempts" if game == "connect5" else "first attempt counts"
    expect(page.locator("[data-part=before]")).to_contain_text(said)
    page.locator("[data-act=start]").click()
    page.wait_for_url("**/t/**")
    expect(page.locator("[data-part=daily]")).to_be_visible()


def see_result(page: Page) -> None:
    """To the day's page, once the last position has been looked at."""
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    page.locator("[data-act=to-result]").click()
    page.wait_for_url("**/daily/**")


@pytest.mark.parametrize(("game", "act"), [("connnect", ""), ("connections", "aside")])
def test_from_the_start_page_to_the_result(new_page: NewPage, house: str, game: str, act: str) -> None:
    page = new_page(**PHONE, permissions=["clipboard-read", "clipboard-write"])
    start(page, house, game)
    play_out(house, own_seat(page), act)
    see_result(page)
    place = page.locator("h2.place")
    expect(place).to_contain_text("of")
    mine = page.locator("[data-part=board] .you")
    expect(mine).to_contain_text("Ploy, you")
    before = mine.inner_text()
    if game == "connections":
        expect(page.locator("[data-part=squares] li")).to_have_count(27)
    page.locator("[data-act=copy]").click()
    expect(page.get_by_role("status")).to_have_text("Copied")
    text = page.evaluate("() => navigator.clipboard.readText()")
    assert f"{house}/daily/{game}/" in text
    assert place.inner_text() in text
    assert ("□" * 7 in text) == (game == "connections")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("[data-act=again]").click()
    page.wait_for_url("**/t/**")
    expect(page.locator("[data-part=daily]")).to_contain_text("does not count")
    play_out(house, own_seat(page))
    see_result(page)
    expect(mine).to_have_text(before)


def test_a_position_of_connect5_in_two_attempts(new_page: NewPage, house: str) -> None:
    page = new_page(**PHONE)
    day = call(house, "/api/daily", None)["today"]
    position = positions()[(day_number(day) - FIRST_DAY) % len(positions())]
    start(page, house, "connect5")
    expect(page.locator("[data-part=daily]")).to_contain_text(f"five in {position['turns']} turns")
    play_out(house, own_seat(page), "nothing right")
    expect(page.locator("[data-part=daily]")).to_contain_text("2 attempts left")
    page.get_by_role("button", name="Next attempt").click()
    expect(page.locator("[data-part=daily]")).to_contain_text("Whatever the other does")
    solve(house, own_seat(page), position["proof"])
    see_result(page)
    expect(page.locator(".head")).to_contain_text("Solved at attempt 2")
    expect(page.locator("[data-part=squares] li")).to_have_count(2)


def test_friends_of_a_daily_find_each_other_by_a_link(new_page: NewPage, house: str) -> None:
    page, friend = new_page(permissions=["clipboard-read", "clipboard-write"]), new_page(**PHONE)
    start(page, house, "connections")
    play_out(house, own_seat(page), "aside")
    see_result(page)
    part = page.locator("[data-part=friends]")
    expect(part).to_contain_text("None of your friends has a result yet.")
    part.locator("[data-act=friends]").click()
    expect(part.get_by_role("img", name="QR")).to_be_visible()
    part.locator("[data-act=send]").click()
    expect(part.get_by_role("status")).to_have_text("Copied")
    link = page.evaluate("() => navigator.clipboard.readText()").split("\n")[-1]
    Scene(link.removeprefix(house), []).visit(friend, house, name="Jonas")
    theirs = friend.locator("[data-part=friends]")
    expect(theirs.get_by_role("status")).to_contain_text("compared with the friend")
    expect(theirs.locator("li")).to_contain_text(["Ploy"])
    friend.locator("[data-act=start]").click()
    friend.wait_for_url("**/t/**")
    play_out(house, own_seat(friend), "aside")
    see_result(friend)
    expect(theirs.locator("li")).to_contain_text(["Ploy", "Jonas, you"])
    page.reload()
    expect(part.locator("li")).to_contain_text(["Ploy, you", "Jonas"])
    part.get_by_role("button", name="Compare no longer").click()
    expect(part.locator("li")).to_have_count(0)


KEY, FRIENDS = "a" * 26, "b" * 20


@pytest.fixture(scope="module")
def finished(serving: Serving) -> str:
    """The address of a daily that the holder of the key has finished."""
    house = serving.url
    day = call(house, "/api/daily", None)["today"]
    wish = {"game": "connections", "daily": day, "names": ["Wilhelmina Alexandrina"], "player": KEY}
    made = call(house, "/api/tables", wish)
    play_out(house, {"table": made["id"], "token": made["tokens"]["0"]}, "aside")
    return f"/daily/connections/{day}"


@pytest.mark.matrix
@pytest.mark.parametrize("look", ["light desk", "dark phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_a_result(new_page: NewPage, house: str, finished: str, language: str, look: str) -> None:
    theme, size = look.split()
    page = new_page(viewport=SIZES[size])
    Scene("/settings", []).visit(page, house, language=language, theme=theme)
    page.evaluate("key => localStorage.setItem('connectable.player', key)", KEY)
    page.goto(f"{house}{finished}#{FRIENDS}")
    page.locator("[data-act=friends]").click()
    expect(page.locator("[data-part=friends] img")).to_be_visible()
    expect(page.locator("[data-part=friends] li").first).to_be_visible()
    assert wrong_with(page, language) == []


@pytest.mark.parametrize("zone", ["Asia/Bangkok", "America/Los_Angeles"])
def test_the_day_is_the_same_in_every_time_zone_and_ends_by_the_readers_clock(
    new_page: NewPage, house: str, zone: str
) -> None:
    page = new_page(timezone_id=zone)
    today = call(house, "/api/daily", None)["today"]
    Scene("/", []).visit(page, house)
    ticket = page.locator("[data-daily=connnect]")
    expect(ticket).to_have_attribute("href", f"/daily/connnect/{today}")
    ticket.click()
    midnight = datetime.fromisoformat(today).replace(tzinfo=UTC) + timedelta(days=1)
    expect(page.locator(".facts")).to_contain_text(f"Open until {midnight.astimezone(ZoneInfo(zone)):%H:%M}")
    expect(page.locator("header.top")).to_contain_text(f"Daily of {int(today[-2:])} ")


def test_a_game_under_way_is_shared_from_its_menu(new_page: NewPage, house: str) -> None:
    page = new_page()
    scene = table(house, "connect5", ["human", "bot:random", "bot:random"])
    scene.visit(page, house)
    page.get_by_role("button", name=f"Table {scene.seats[0]['table']}").click()
    page.locator("[data-act=challenge]").click()
    page.wait_for_url("**/c/**")
    expect(page.get_by_role("img", name="QR")).to_be_visible()
    expect(page.get_by_role("link", name="Go on")).to_have_attribute("href", scene.path)
    page.get_by_role("link", name="Go on").click()
    page.get_by_role("button", name=f"Table {scene.seats[0]['table']}").click()
    page.locator("[data-act=challenge]").click()
    page.wait_for_url("**/c/**")


def test_a_challenge_is_compared_decision_by_decision(new_page: NewPage, house: str) -> None:
    scene = played(house)
    page, friend = new_page(permissions=["clipboard-read", "clipboard-write"]), new_page()
    scene.visit(page, house)
    page.locator("[data-act=challenge]").click()
    page.wait_for_url("**/c/**")
    page.locator("[data-act=send]").click()
    expect(page.get_by_role("status")).to_have_text("Copied")
    link = page.evaluate("() => navigator.clipboard.readText()").split("\n")[-1]
    Scene(link.removeprefix(house), []).visit(friend, house, name="Jonas")
    friend.get_by_role("button", name="Play", exact=True).click()
    friend.wait_for_url("**/t/**")
    play_out(house, own_seat(friend), "done")
    friend.goto(link)
    friend.locator("[data-part=board] .btn").click()
    expect(friend.locator("[data-side='0'] h3")).to_contain_text("you")
    expect(friend.locator("[data-side='1'] h3")).to_contain_text("Ploy")
    expect(friend.get_by_role("dialog")).to_contain_text("Decision")


def test_a_profile_is_taken_to_another_browser_and_deleted(new_page: NewPage, house: str, tmp_path: Path) -> None:
    page, other, third = new_page(accept_downloads=True), new_page(), new_page()
    Scene("/settings", []).visit(page, house)
    profile = page.locator("[data-part=profile]")
    profile.get_by_role("button", name="Show the key").click()
    key = profile.locator("code").inner_text()
    Scene("/settings", []).visit(other, house)
    other.get_by_label("Key from another device").fill("no key")
    other.get_by_role("button", name="Use this key").click()
    expect(other.locator("[data-part=profile] [role=status]")).to_contain_text("not a key")
    other.get_by_label("Key from another device").fill(key.upper())
    other.get_by_role("button", name="Use this key").click()
    expect(other.locator("[data-part=profile] [role=status]")).to_contain_text("plays with that profile")
    kept = "() => localStorage.getItem('connectable.player')"
    assert other.evaluate(kept) == page.evaluate(kept)
    with page.expect_download() as saving:
        profile.get_by_role("button", name="Save as a file").click()
    saving.value.save_as(tmp_path / "profile.json")
    Scene("/settings", []).visit(third, house)
    third.get_by_label("Open a saved file").set_input_files(tmp_path / "profile.json")
    third.get_by_role("button", name="Use this key").click()
    expect(third.locator("[data-part=profile] [role=status]")).to_contain_text("plays with that profile")
    assert third.evaluate(kept) == page.evaluate(kept)
    profile.get_by_role("button", name="Delete the profile").click()
    profile.locator("[data-act=delete-profile]").click()
    expect(profile.get_by_role("status")).to_contain_text("deleted")
    assert page.evaluate(kept) != other.evaluate(kept)
