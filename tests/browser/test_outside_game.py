"""A game that was registered from outside and has no client folder: the generic board plays it from start to result."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.page_checks import SIZES, THEMES, wrong_with
from browser.running_server import Serving
from browser.scenes import Scene, act_as, table
from connectable.i18n import LANGUAGES


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with High Card, and with a game that brings its own catalogue."""
    with Serving(tmp_path_factory.mktemp("outside"), games=("highcard", "browser.named_game")) as server:
        yield server.url


@pytest.mark.parametrize("size", SIZES)
def test_play_now_from_the_start_page_to_the_result(new_page: NewPage, outside: str, size: str) -> None:
    page = new_page(viewport=SIZES[size])
    Scene("/", []).visit(page, outside)
    page.get_by_role("button", name="Play highcard now").click()
    expect(page.get_by_role("heading", name="highcard", exact=True)).to_be_visible()
    legal = page.locator("[data-action]")
    expect(legal).to_have_count(2)
    hand = page.get_by_role("definition").first.inner_text()
    assert [action.inner_text() for action in legal.all()] == [f"play {card}" for card in hand]
    assert wrong_with(page) == []
    legal.first.click()  # ends the turn, so it waits
    expect(legal).to_have_count(2)
    page.get_by_role("button", name=f"Confirm: play {hand[0]}").click()
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()
    expect(page.get_by_role("columnheader", name="trick")).to_be_visible()
    expect(page.get_by_text("higher", exact=True)).to_be_visible()  # how it ended, in the game's own word
    assert wrong_with(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_table_for_two_people_made_on_the_new_table_page(new_page: NewPage, outside: str, size: str) -> None:
    host, guest = new_page(viewport=SIZES[size]), new_page(viewport=SIZES[size])
    Scene("/new", []).visit(host, outside)
    host.get_by_role("radio", name="highcard").click()
    assert wrong_with(host) == []
    host.get_by_role("button", name="Make the table and invite").click()
    link = host.get_by_label("Link").input_value()
    Scene("/", []).visit(guest, outside, name="Jonas")
    guest.goto(link)
    guest.get_by_role("button", name="Join").click()
    host.locator("[data-action]").first.click()
    host.locator("[data-act=confirm]").click()
    expect(host.get_by_role("heading", name="Waiting for Jonas.")).to_be_visible()
    expect(guest.get_by_text("yes, nothing", exact=True)).to_be_visible()  # that the host has chosen, not what
    guest.locator("[data-action]").first.click()
    guest.locator("[data-act=confirm]").click()
    for page in (host, guest):
        expect(page.get_by_role("heading", name="Final score")).to_be_visible()


def test_the_log_and_the_replay_tell_actions_by_their_notation(page: Page, outside: str) -> None:
    scene = table(outside, "highcard", ["human", "human"])
    action, other = scene.seen(outside)["legal"][0], scene.seen(outside, 1)["legal"][0]
    scene.seat(0).visit(page, outside)
    page.locator(f"[data-action='{action}']").click()
    page.locator("[data-act=confirm]").click()
    expect(page.get_by_role("region", name="Last moves").get_by_text(f"Ploy: {action}", exact=True)).to_be_visible()
    act_as(outside, scene, 1, other)
    replay = page.get_by_role("slider")
    expect(replay).to_be_visible()
    replay.fill("5")
    expect(page.get_by_text(f"Ploy: {action} 5 / 6")).to_be_visible()
    replay.fill("1")
    expect(page.get_by_text("Chance: deal 0")).to_be_visible()


def test_the_keyboard_plays(page: Page, outside: str) -> None:
    table(outside, "highcard", ["human", "bot:random"]).visit(page, outside)
    page.locator("[data-action]").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-action][aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-action][aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("c")
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()


def test_a_game_is_called_by_the_catalogue_it_brings(page: Page, outside: str) -> None:
    scene = table(outside, "named", ["human", "bot:random"])
    scene.visit(page, outside, language="de")
    expect(page.get_by_role("heading", name="Die höhere Karte", exact=True)).to_be_visible()
    expect(page.get_by_role("term").first).to_have_text("Deine Karten")
    scene.visit(page, outside, language="fr")  # no French catalogue: English
    expect(page.get_by_role("heading", name="The Higher Card", exact=True)).to_be_visible()
    act_as(outside, scene, 0, scene.seen(outside)["legal"][0])
    expect(page.get_by_role("columnheader", name="Trick")).to_be_visible()
    expect(page.get_by_text("The higher card takes the trick.")).to_be_visible()


@pytest.mark.matrix
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_its_table(new_page: NewPage, outside: str, language: str, theme: str, size: str) -> None:
    page = new_page(viewport=SIZES[size])
    table(outside, "highcard", ["human", "human"]).seat(0).visit(page, outside, language=language, theme=theme)
    expect(page.locator("[data-action]")).to_have_count(2)
    assert wrong_with(page, language) == []
    page.locator("[data-action]").first.click()
    assert wrong_with(page, language) == []
