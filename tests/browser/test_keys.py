"""From the home page into each game and through its first acts without a pointer."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.acts import ACTING
from browser.scenes import Scene

MOST_STOPS = 60


def tab_to(page: Page, selector: str) -> None:
    """Tab until that has the focus, as somebody does who sees where the focus is."""
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            assert page.evaluate("document.activeElement.matches(':focus-visible')")
            return
    pytest.fail(f"{selector} cannot be reached by Tab")


def start(page: Page, house: str, game: str) -> None:
    Scene("/", []).visit(page, house)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the skip link leads to the games
    tab_to(page, f".lid[data-game={game}] .btn.solid")
    page.keyboard.press("Enter")


def test_connnect(page: Page, house: str) -> None:
    start(page, house, "connnect")
    page.locator("[data-legal]").first.wait_for()
    tab_to(page, ".cells button")
    before = page.locator("main").inner_text()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.matches('.cells button')")
    space = page.locator("[data-legal]").first.get_attribute("data-space") or "a1"
    at = page.evaluate("document.activeElement.dataset.space")
    for key, steps in (
        ("ArrowRight" if space[0] > at[0] else "ArrowLeft", abs(ord(space[0]) - ord(at[0]))),
        ("ArrowDown" if space[1] > at[1] else "ArrowUp", abs(int(space[1]) - int(at[1]))),
    ):
        for _ in range(steps):
            page.keyboard.press(key)
    page.keyboard.press("Enter")
    page.wait_for_function("before => document.querySelector('main').innerText !== before", arg=before)


def test_connect5(page: Page, house: str) -> None:
    start(page, house, "connect5")
    page.locator("[data-dot]").first.wait_for()
    tab_to(page, "[data-dot]")
    page.keyboard.press("ArrowRight")
    name = page.evaluate("document.activeElement.dataset.dot")
    page.keyboard.press("Enter")
    tab_to(page, "[data-guide=confirm]")
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-dot="{name}"]')).to_have_attribute("aria-label", re.compile("your token"))


def test_connections(page: Page, house: str) -> None:
    start(page, house, "connections")
    page.locator(".hand .hand-card").first.wait_for()
    tab_to(page, "[data-act=draw]")
    page.keyboard.press("Enter")
    confirm = page.locator("[data-act=confirm]")
    expect(confirm.or_(page.locator(".hand .hand-card").nth(5)).first).to_be_visible()
    if confirm.count():  # with nothing else to do a card is drawn at once
        tab_to(page, "[data-act=confirm]")
        page.keyboard.press("Enter")
    expect(page.locator(".hand .hand-card")).to_have_count(6)


def test_keys_are_not_the_games_while_a_panel_is_open(page: Page, house: str) -> None:
    """`c` is Done and `u` is Undo: typed into the chat they are letters, and over an open dialog they are nothing."""
    acting = ACTING["connnect"]
    scene = acting.sit(house)
    scene.seat(0).visit(page, house)
    acting.begin(page)
    before = scene.seen(house)
    chat = page.get_by_role("button", name="Chat", exact=True)
    chat.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your line")).to_be_focused()
    page.keyboard.type("cu1 cuckoo")
    page.keyboard.press("Enter")
    expect(page.locator(".talk li").filter(has_text="cu1 cuckoo")).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.type("cu1")
    page.keyboard.press("Escape")
    expect(page.locator(".talk")).to_have_count(0)
    expect(chat).to_be_focused()
    menu = page.get_by_role("button", name="Table ")
    menu.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.type("cu1")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(menu).to_be_focused()
    after = scene.seen(house)
    assert [after[what] for what in ("view", "legal")] == [before[what] for what in ("view", "legal")]
    acting.begun(page)
    page.keyboard.press("u")  # now it is the game's
    expect(page.locator("[data-space=b1][data-legal]")).to_be_visible()


def test_a_slip_that_is_closed_leaves_the_keyboard_where_it_was(page: Page, house: str) -> None:
    """By Escape or by its button: the next arrow goes on from the space that was refused."""
    start(page, house, "connnect")
    wrong = page.locator("[data-space]:not([data-legal])").first
    space = str(wrong.get_attribute("data-space"))
    here = page.locator(f"[data-space={space}]")
    for way_out in ("Escape", "button"):
        here.focus()
        page.keyboard.press("Enter")
        expect(page.locator("main .slip")).to_be_visible()
        expect(here).to_be_focused()
        if way_out == "Escape":
            page.keyboard.press("Escape")
        else:
            page.locator("main .slip .btn").focus()
            page.keyboard.press("Enter")
        expect(page.locator("main .slip")).to_have_count(0)
        expect(here).to_be_focused()


def test_what_goes_away_hands_its_focus_on(page: Page, house: str) -> None:
    """A card that was laid by key leaves the hand: the keyboard is still at the table, not at the top of the page."""
    acting = ACTING["connections"]
    acting.sit(house).seat(0).visit(page, house)
    page.locator(".hand .hand-card").first.wait_for()
    page.keyboard.press("1")
    page.locator("[data-target]:focus").wait_for()
    page.keyboard.press("Enter")
    place = page.locator("[data-act=place][aria-disabled=false]")
    place.focus()
    page.keyboard.press("Enter")
    acting.finished(page)
    page.wait_for_function("() => document.querySelector('main').contains(document.activeElement)")


def test_the_keys_of_a_game_are_listed(page: Page, house: str) -> None:
    start(page, house, "connections")
    page.locator(".hand .hand-card").first.wait_for()
    page.keyboard.press("k")
    listed = page.get_by_role("dialog", name="Keys")
    expect(listed.get_by_text("R", exact=True)).to_be_visible()
    expect(listed).to_contain_text("turn the card")
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
