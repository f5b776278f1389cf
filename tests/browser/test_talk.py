"""Presence and talk: the drawer and its badge, quick words, nudges, watchers, settings above the table."""

import pytest
from playwright.sync_api import Page, expect

from browser.acts import ACTING
from browser.conftest import NewPage
from browser.page_checks import wrong_with
from browser.scenes import Scene, table

SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}


def both(house: str, new_page: NewPage, size: str = "desktop") -> tuple[Page, Page, Scene]:
    scene = table(house, "connect5", ["human", "human"])
    host, guest = new_page(viewport=SIZES[size]), new_page(viewport=SIZES[size])
    scene.seat(0).visit(host, house)
    scene.seat(1).visit(guest, house, name="Jonas", language="de")
    expect(host.locator("[data-dot]").first).to_be_visible()
    expect(guest.locator("[data-dot]").first).to_be_visible()
    return host, guest, scene


@pytest.mark.parametrize("size", SIZES)
def test_a_quick_word_is_read_in_ones_own_language_and_never_opens_the_drawer(
    house: str, new_page: NewPage, size: str
) -> None:
    host, guest, _ = both(house, new_page, size)
    host.get_by_role("button", name="Chat", exact=True).click()
    host.locator("[data-word=thanks]").click()
    host.get_by_label("Your line").fill("one line")
    host.keyboard.press("Enter")
    expect(host.locator(".talk li")).to_have_count(2)
    expect(guest.get_by_role("button", name="Chat, 2 neu")).to_be_visible()
    expect(guest.locator(".talk")).to_have_count(0)
    expect(guest.locator("[aria-live]").filter(has_text="one line")).to_have_count(1)
    guest.get_by_role("button", name="Chat, 2 neu").click()
    expect(guest.locator(".talk")).to_contain_text("Danke")
    expect(guest.locator(".talk .new")).to_have_text("2 neu")
    assert wrong_with(guest, "de") == []
    guest.keyboard.press("Escape")
    expect(guest.locator(".talk")).to_have_count(0)
    expect(guest.get_by_role("button", name="Chat", exact=True)).to_be_focused()


def test_who_is_waited_for_is_nudged_and_told(house: str, new_page: NewPage) -> None:
    host, guest, _ = both(house, new_page)
    guest.get_by_role("button", name="Tisch ").click()
    guest.get_by_role("dialog").get_by_role("button", name="anstupsen").click()
    expect(host.locator("[aria-live=assertive]")).to_contain_text("The others wait for you")
    expect(host.locator(".bubble")).to_contain_text("are you still there?")
    guest.get_by_role("button", name="Tisch ").click()
    guest.get_by_role("dialog").get_by_role("button", name="anstupsen").click()
    expect(guest.get_by_text("Gerade eben wurde schon angestupst.")).to_be_visible()


def test_everybody_sees_who_is_here_and_who_has_gone(house: str, new_page: NewPage) -> None:
    host, guest, _ = both(house, new_page)
    seats = host.locator(".seat-list .seat")
    expect(seats.nth(1)).to_contain_text("here")
    guest.close()
    expect(seats.nth(1)).to_contain_text("away", timeout=40_000)


def test_watchers_are_told_and_counted(house: str, new_page: NewPage) -> None:
    host, _, scene = both(house, new_page)
    watcher = new_page()
    Scene(f"{scene.path}#{scene.seats[0]['code']}", []).visit(watcher, house)
    expect(watcher.locator("header.top")).to_contain_text("You are watching.")
    host.get_by_role("button", name="Table ").click()
    expect(host.get_by_role("dialog")).to_contain_text("1 person is watching.")
    watcher.close()
    expect(host.get_by_role("dialog")).not_to_contain_text("watching")


def test_settings_open_above_the_table_and_close_back_to_it(house: str, page: Page) -> None:
    scene = ACTING["connect5"].sit(house)
    scene.seat(0).visit(page, house)
    page.get_by_role("button", name="Table ").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog").get_by_role("radiogroup", name="Language")).to_be_visible()
    assert wrong_with(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-dot]").first).to_be_visible()
    assert "/t/" in page.url


def test_bots_show_their_level(house: str, page: Page) -> None:
    table(house, "connect5", ["human", "bot:strong"]).seat(0).visit(page, house)
    expect(page.locator(".seat-list .seat").nth(1)).to_contain_text("bot, strong")
