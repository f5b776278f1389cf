"""Ask anything: a held tap, the “?” button and the key “?” explain every printed thing, and nothing is played."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import NewPage
from browser.page_checks import wrong_with
from browser.scenes import Scene, midway, table
from connectable.i18n import LANGUAGES

THINGS = {
    "connnect": [
        *(f"bonus-{name}" for name in ("move", "switch", "plus", "again", "any", "six", "number3")),
        *("box", "round", "shape", "stack", "four", "five", "objective", "circle", "arrow", "zone", "space", "setup"),
        *(f"score-{name}" for name in ("connect3", "connect4", "connect5", "arrows", "circles", "lines")),
        *("score-objectives", "score-minus", "score-total", "others"),
    ],
    "connect5": ["dot", "ring", "bridge", "tee", "token", "points", "reserve", "eaten"],
    "connections": ["card", "value", "rivet", "pile", "points"],
}


def sit(page: Page, house: str, game: str, **settings: object) -> Scene:
    scene = midway(house, game, {"connnect": 60, "connect5": 16, "connections": 30}[game], level="random")
    scene.visit(page, house, **settings)
    expect(page.locator("[data-ask]").first).to_be_visible()
    return scene


def card(page: Page) -> Locator:
    return page.locator("dialog [data-explains]")


def middle(page: Page, thing: str) -> tuple[float, float]:
    found = page.locator(f"[data-ask={thing}]").first
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    assert box, thing
    share = 0.2 if thing in ("card", "pile") else 0.5  # in its middle a card shows its value
    return box["x"] + box["width"] * share, box["y"] + box["height"] * share


@pytest.mark.matrix
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", THINGS)
def test_every_printed_thing_explains_itself(new_page: NewPage, house: str, game: str, language: str) -> None:
    page = new_page()
    scene = sit(page, house, game, language=language)
    before = scene.seen(house)["legal"]
    page.locator(".ask").click()
    for thing in THINGS[game]:
        page.mouse.click(*middle(page, thing))
        expect(card(page)).to_have_attribute("data-explains", thing)
        expect(card(page).locator("a[href*='/rules/']")).to_be_visible()
        expect(card(page).locator(".figures, .sign").first).to_be_attached()
        assert wrong_with_words(page) == []
        page.keyboard.press("Escape")
        expect(card(page)).to_have_count(0)
    assert scene.seen(house)["legal"] == before  # nothing was played


def wrong_with_words(page: Page) -> list[str]:
    text = page.locator("dialog").inner_text()
    return [text] if "⟦" in text else []


@pytest.mark.parametrize("game", THINGS)
def test_the_card_and_the_mode_are_sound(page: Page, house: str, game: str) -> None:
    sit(page, house, game)
    page.locator(".ask").click()
    assert wrong_with(page) == []
    page.mouse.click(*middle(page, THINGS[game][0]))
    expect(card(page)).to_be_visible()
    assert wrong_with(page) == []


@pytest.mark.parametrize("thing", ["circle", "bonus-move", "space"])
def test_a_held_tap_explains_and_plays_nothing(page: Page, house: str, thing: str) -> None:
    scene = sit(page, house, "connnect")
    before = scene.seen(house)["legal"]
    page.mouse.move(*middle(page, thing))
    page.mouse.down()
    expect(card(page)).to_have_attribute("data-explains", thing)
    page.mouse.up()
    expect(card(page)).to_be_visible()
    assert scene.seen(house)["legal"] == before
    expect(page.locator(".slip")).to_have_count(0)


def test_a_held_tap_on_the_circuit(page: Page, house: str) -> None:
    scene = sit(page, house, "connect5")
    page.mouse.move(*middle(page, "bridge"))
    page.mouse.down()
    expect(card(page)).to_have_attribute("data-explains", "bridge")
    page.mouse.up()
    page.keyboard.press("Escape")
    assert scene.seen(house)["view"]["chain"] is None
    expect(page.locator("[data-dot][aria-pressed=true]")).to_have_count(0)


def test_the_key_explains_what_has_the_focus(page: Page, house: str) -> None:
    sit(page, house, "connect5")
    page.mouse.move(2, 2)
    dot = page.locator("[data-dot][tabindex='0']")
    dot.focus()
    thing = dot.get_attribute("data-ask")
    page.keyboard.press("?")
    expect(card(page)).to_have_attribute("data-explains", str(thing))
    page.keyboard.press("Escape")
    expect(dot).to_be_focused()


def test_the_mode_ends_by_escape_and_play_goes_on(page: Page, house: str) -> None:
    scene = table(house, "connnect", ["human", "human"])
    scene.seat(0).visit(page, house)
    page.locator("[data-legal]").first.wait_for()
    page.locator(".ask").click()
    expect(page.locator("html[data-asking]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("html[data-asking]")).to_have_count(0)
    page.locator("[data-space=b1][data-legal]").click()
    expect(page.locator("[data-space=c5][data-legal]")).to_be_visible()
    expect(page.locator("[data-space=b1][data-legal]")).to_have_count(0)


def test_what_one_does_not_own_says_what_it_is(page: Page, house: str) -> None:
    scene = table(house, "connnect", ["human", "human"])
    scene.seat(0).visit(page, house)
    page.locator(".bonus[data-bonus=again]").first.click()
    expect(card(page)).to_have_attribute("data-explains", "bonus-again")
    expect(page.locator(".slip")).to_have_count(0)


@pytest.mark.parametrize("game", THINGS)
def test_the_rules_begin_with_the_aim_and_mark_what_we_settled(page: Page, house: str, game: str) -> None:
    Scene(f"/rules/{game}", []).visit(page, house)
    expect(page.locator("article > *").first).to_contain_text("The aim")
    expect(page.locator("article .decided").first).to_have_text("settled by us")
    expect(page.locator("article li:not(:has(.decided))").first).to_be_attached()
