"""Several people: two browsers at one table, by an invite link too, and two people at one device."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from browser.acts import ACTING
from browser.conftest import Faults, NewPage
from browser.scenes import ENDED, Scene, call, table
from browser.screen_reader import hears, listen
from paths import RECORDS


@pytest.mark.parametrize("game", ["connnect", "connections"])
def test_two_browsers_at_one_table(house: str, new_page: NewPage, game: str) -> None:
    """As somebody who was invited; the link itself is tried with Connect 5."""
    acting, host, guest = ACTING[game], new_page(), new_page()
    scene = acting.sit(house)
    scene.seat(0).visit(host, house)
    scene.seat(1).visit(guest, house, name="Jonas")
    acting.turn(host, guest)
    acting.turn(guest, host)


def test_an_invite_link_two_browsers_and_a_line_of_chat(house: str, new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    Scene("/", []).visit(host, house)
    host.get_by_role("link", name="Invite friends to Connect 5").click()
    host.get_by_role("button", name="Make the table and invite").click()
    host.wait_for_url("**/t/**")  # the lobby has a link as well, to a board of one's own
    link = host.get_by_label("Link").input_value()
    assert "#" in link  # private: the code is in the fragment and reaches no log

    Scene("/", []).visit(guest, house, name="Jonas")
    guest.goto(link)
    expect(guest.get_by_label("Your name")).to_have_value("Jonas")
    guest.get_by_role("button", name="Join").click()
    expect(host.locator("[data-dot]").first).to_be_visible()  # it starts by itself
    ACTING["connect5"].turn(host, guest)
    ACTING["connect5"].turn(guest, host)

    guest.get_by_role("button", name="Chat", exact=True).click()
    guest.get_by_label("Your line").fill("<b>hello</b> from here")
    guest.keyboard.press("Enter")
    host.get_by_role("button", name="Chat, 1 new").click()
    expect(host.get_by_text("<b>hello</b> from here", exact=True)).to_be_visible()


def test_a_closed_table_asks_for_its_code(house: str, page: Page) -> None:
    scene = table(house, "connect5", ["human", "open"])
    Scene(scene.path, []).visit(page, house)
    page.get_by_label("Code").fill(scene.seats[0]["code"])
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_label("Your name")).to_be_visible()


def test_a_cover_between_two_people_at_one_device(house: str, page: Page) -> None:
    """Connections, because there the hands are secret."""
    table(house, "connections", ["human", "human"], table={"kind": "hotseat"}).visit(page, house)
    words = page.locator(".hand .hand-card").all_inner_texts()
    page.locator("[data-act=draw]").click()
    keep = page.locator("[data-act=confirm], [data-act=keep]")
    while not page.locator(".cover").count():
        keep.or_(page.locator(".cover")).first.wait_for()
        if keep.count():
            keep.first.click()
            page.wait_for_timeout(200)
    expect(page.locator(".hand")).to_have_count(0)
    cover = page.locator(".cover")
    expect(cover).to_contain_text("Jonas")
    expect(cover.get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .hand-card").first).to_be_visible()
    assert page.locator(".hand .hand-card").all_inner_texts() != words


def test_offers_end_in_a_sentence_and_nobody_who_is_here_is_replaced(house: str, new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    scene = ACTING["connect5"].sit(house)
    scene.seat(0).visit(host, house)
    scene.seat(1).visit(guest, house, name="Jonas")
    expect(host.locator("[data-dot]").first).to_be_visible()

    guest.get_by_role("button", name="Table ").click()
    expect(guest.get_by_role("button", name="Suggest stopping the game")).to_be_visible()
    expect(guest.get_by_role("button", name="Suggest that a bot plays for Ploy")).to_have_count(0)  # to move, and here
    guest.get_by_role("button", name="Suggest stopping the game").click()
    expect(host.get_by_role("button", name="Agree")).to_be_visible()
    guest.get_by_role("button", name="Withdraw").click()
    expect(host.locator(".news")).to_have_text("Jonas has withdrawn the question.")
    expect(host.get_by_role("button", name="Agree")).to_have_count(0)

    host.get_by_role("button", name="Table ").click()
    host.get_by_role("button", name="Suggest stopping the game").click()
    guest.get_by_role("button", name="Decline").click()
    expect(host.locator(".news")).to_contain_text("What you asked for was declined.")
    host.get_by_role("button", name="Table ").click()
    host.get_by_role("button", name="Last moves").click()
    expect(host.get_by_role("dialog")).to_contain_text("Jonas has withdrawn the question.")


def test_who_comes_too_late_is_told_and_watches(house: str, new_page: NewPage, faults: Faults) -> None:
    """Two tap at the same time and one seat is open; the game has begun when the second is answered."""
    scene = table(house, "connect5", ["human", "open"])
    small, slow = new_page(viewport={"width": 360, "height": 640}), new_page()
    invited = Scene(f"{scene.path}#{scene.seats[0]['code']}", [])
    invited.visit(small, house, name="Jonas")
    invited.visit(slow, house, name="Mei")
    held: list[Route] = []
    slow.route("**/join", lambda route: held.append(route))  # noqa: PLW0108 Playwright marks its handlers
    slow.get_by_role("button", name="Join").click()
    small.get_by_role("button", name="Join").click()
    expect(small.locator("[data-dot]").first).to_be_visible()
    assert small.evaluate("scrollY") == 0  # the board, not where the form was
    expect(small.locator("header.top")).not_to_contain_text("You are watching.")
    expect(slow.locator("[data-dot]").first).to_be_visible()
    expect(slow.locator("header.top")).not_to_contain_text("You are watching.")  # it is not known yet
    held[0].continue_()
    expect(slow.get_by_role("alert").filter(has_text="No seat for you?")).to_be_visible()
    expect(slow.locator("header.top")).to_contain_text("You are watching.")
    expect(slow.locator("[aria-live=polite]")).to_contain_text("You are watching.")
    faults.forgive("/join")  # browsers write refused requests on their console


def test_the_ear_is_told_while_people_gather_and_when_the_host_goes(house: str, new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    scene = table(house, "connect5", ["human", "human", "open"])
    scene.seat(0).visit(host, house)
    scene.seat(1).visit(guest, house, name="Jonas")
    listen(host)
    listen(guest)
    host.get_by_role("combobox", name="Add a bot").select_option("easy")
    hears(guest, "sits down.")  # play starts by itself
    host.get_by_role("button", name="Table ").click()
    host.get_by_role("button", name="Let a bot play for me").click()
    hears(host, "A bot now plays for you.")
    hears(guest, "A bot now plays for Ploy.")
    hears(guest, "You are now the host.")
    guest.get_by_role("button", name="Chat", exact=True).click()
    guest.get_by_role("button", name="Switch the chat off").click()
    hears(host, "Jonas has switched the chat off.")


def test_a_name_that_was_kept_too_long_still_gets_a_table(house: str, page: Page) -> None:
    """The limit is the server's: in the settings, and where an older version let more in."""
    Scene("/settings", []).visit(page, house, name="x" * 40)
    longest = call(house, "/api/house", None)["longest_name"]
    field = page.get_by_label("Your name")
    expect(field).to_have_value("x" * longest)
    expect(field).to_have_attribute("maxlength", str(longest))
    page.goto(house)
    page.locator(".lid[data-game=connect5] .btn.solid").click()
    expect(page.locator("[data-dot]").first).to_be_visible()


def test_a_code_said_aloud_leads_to_the_table(house: str, page: Page) -> None:
    scene = table(house, "connect5", ["human", "open"])
    code = scene.seats[0]["code"]
    Scene("/", []).visit(page, house)
    page.locator("#join").fill(f" {code.replace('-', ' ').upper()} ")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_label("Your name")).to_be_visible()
    assert page.url.endswith(f"{scene.path}#{code}")
    expect(page.locator(".code b")).to_have_text(code)


def test_who_was_sent_away_and_sits_down_again_keeps_the_new_seat(house: str, new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    scene = table(house, "connect5", ["human", "open", "open"])
    scene.visit(host, house)
    Scene(f"{scene.path}#{scene.seats[0]['code']}", []).visit(guest, house, name="Jonas")
    guest.get_by_role("button", name="Join").click()
    away = host.get_by_role("button", name="Remove Jonas from the table")
    away.click()
    expect(host.get_by_role("dialog")).to_contain_text("Jonas loses the seat")  # first it asks
    host.get_by_role("button", name="Close").click()
    expect(away).to_be_visible()
    away.click()
    host.get_by_role("dialog").get_by_role("button", name="Remove Jonas from the table").click()
    expect(guest.get_by_role("alert")).to_contain_text("The host has removed you from the table.")

    guest.get_by_role("button", name="Join").click()
    expect(away).to_be_visible()
    guest.goto(house)
    guest.get_by_role("link", name="Sit down again").click()
    expect(guest.get_by_text("Jonas", exact=True)).to_be_visible()
    assert guest.evaluate("JSON.parse(localStorage['connectable.seats']).length") == 1
    expect(guest.get_by_role("button", name="Join")).to_have_count(0)


def test_the_host_deletes_a_table_and_everybody_is_told(house: str, new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    scene = table(house, "connect5", ["human", "human", "open"])
    scene.seat(0).visit(host, house)
    scene.seat(1).visit(guest, house, name="Jonas")
    guest.locator("header.top .table-menu").click()
    expect(guest.locator("dialog[open] [data-act=log]")).to_be_visible()
    expect(guest.locator("dialog[open] [data-act=delete]")).to_have_count(0)  # only whoever made it

    host.locator("header.top .table-menu").click()
    host.locator("dialog[open] [data-act=delete]").click()
    expect(host.get_by_role("dialog")).to_contain_text("goes for good")  # first it asks
    host.locator("dialog[open] [data-act=delete-now]").click()
    host.wait_for_url(f"{house}/")
    expect(guest.get_by_role("heading", name="This table was deleted")).to_be_visible()
    assert host.evaluate("localStorage['connectable.seats'] ?? '[]'") == "[]"  # nothing leads there any more


def test_a_rematch_is_asked_for_once_and_takes_watchers_along(house: str, new_page: NewPage) -> None:
    host, guest, watcher = new_page(), new_page(), new_page()
    record = json.loads((RECORDS / f"{ENDED['connect5']}.json").read_text())
    scene = table(house, "", ["human", "human"], record=record)
    scene.seat(0).visit(host, house)
    scene.seat(1).visit(guest, house, name="Jonas")
    Scene(f"{scene.path}#{scene.seats[0]['code']}", []).visit(watcher, house, name="Mei")
    host.get_by_role("button", name="Rematch").click()
    agree = guest.locator(".offer").get_by_role("button", name="Agree")
    expect(agree).to_be_visible()
    expect(guest.get_by_role("button", name="Rematch")).to_have_count(0)  # the answer is enough
    agree.click()
    watcher.get_by_role("link", name="Rematch").click()
    for page in (host, guest, watcher):
        page.wait_for_url(re.compile(r"-2(#.*)?$"))
        expect(page.locator("[data-dot]").first).to_be_visible()
    expect(watcher.locator("header.top")).to_contain_text("You are watching.")
