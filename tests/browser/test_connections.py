"""The Connections table in a browser: a whole game by clicks, and the starts of the other ways."""

import json
import urllib.request
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

from browser.acts import CONNECTIONS_WORDS, connections_turn, place_it

OVER_OR_MINE = (
    "() => !document.querySelector('.connections') || "
    f"document.querySelector('.connections .actions :is({CONNECTIONS_WORDS})')"
)


def sit_down(house: str, page: Page, seats: list[str], **options: str | int | bool) -> Page:
    """A new table with oneself at seat 0, opened in the browser."""
    wish = {"game": "connections", "options": options, "seats": seats, "names": ["Ploy"]}
    request = urllib.request.Request(
        f"{house}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    held = {"table": made["id"], "game": "connections", "seat": 0, "token": made["tokens"]["0"], "code": made["code"]}
    kept = {
        "connectable.seats": json.dumps([held | {"at": 1}]),
        "connectable.settings": json.dumps({"language": "en", "guided": ["connections"]}),
    }
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
    page.goto(f"{house}/t/{made['id']}")
    page.locator(".connections").wait_for()
    return page


def test_a_whole_classic_game_by_clicks(house: str, page: Page) -> None:
    sit_down(house, page, ["human", "bot:greedy"], rounds=1)
    page.set_default_timeout(3000)
    for _ in range(150):
        page.wait_for_function(OVER_OR_MINE, timeout=20_000)
        if not page.locator(".connections").count():
            break
        try:
            connections_turn(page)
        except TimeoutError:  # what was begun just before an answer came is put back and begun again
            page.keyboard.press("Escape")
    expect(page.locator(".connections")).to_have_count(0)
    expect(page.get_by_text("⟦")).to_have_count(0)


def test_points_are_shown_before_they_count(house: str, page: Page) -> None:
    """Trust, so that the first card fits anywhere."""
    sit_down(house, page, ["human", "bot:greedy"], judge="trust")
    page.locator(".hand .hand-card").first.click()
    page.locator(".spot").first.click()
    place = page.locator("[data-act=place]")
    place.wait_for()
    shown = int(page.locator(".equation b").inner_text())
    assert shown >= 2
    place.click()
    expect(page.locator(".seat .points").first).to_have_text(str(shown))


def test_a_drop_that_is_not_possible_answers_with_a_slip(house: str, page: Page) -> None:
    sit_down(house, page, ["human", "bot:greedy"], judge="trust")
    page.locator(".hand .hand-card").first.click()
    page.locator(".web .web-card").first.click()
    expect(page.locator(".slip")).to_be_visible()
    expect(page.locator(".hand-card.selected")).to_have_count(1)


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box is not None, what
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_to_its_spot_and_the_wheel_zooms(house: str, page: Page) -> None:
    sit_down(house, page, ["human", "bot:greedy"], judge="trust")
    page.mouse.move(*middle(page, ".hand .hand-card"))
    page.mouse.down()
    page.mouse.move(700, 600, steps=4)
    page.mouse.move(*middle(page, ".spot:not(.closed)"), steps=4)
    expect(page.locator(".ghost")).to_have_count(1)
    page.mouse.up()
    expect(page.locator("[data-act=place]")).to_be_visible()
    card = "document.querySelector('.web .web-card').getBoundingClientRect().width"
    before = page.evaluate(card)
    for _ in range(3):  # the window may still be fitting itself to the place that the buttons left it
        page.mouse.wheel(0, -300)
    page.wait_for_function(f"() => {card} > {before} * 1.2")


def test_what_was_chosen_can_be_taken_back(house: str, page: Page) -> None:
    sit_down(house, page, ["human", "bot:greedy"], judge="trust")
    page.locator(".hand .hand-card").first.click()
    page.locator(".spot").first.click()
    page.locator("[data-act=place]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator(".hand-card.selected")).to_have_count(0)
    page.locator(".hand .hand-card").nth(1).click()
    page.locator(".spot").first.click()
    expect(page.locator("[data-act=place]")).to_be_visible()


def test_the_keyboard_places_a_card(house: str, page: Page) -> None:
    sit_down(house, page, ["human", "bot:greedy"], judge="trust")
    page.keyboard.press("1")
    expect(page.locator(".hand-card.selected")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator("[data-act=place]").wait_for()
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(page.locator(".hand .hand-card")).to_have_count(4)


def test_solitaire_starts(house: str, page: Page) -> None:
    sit_down(house, page, ["human"])
    expect(page.locator(".current-card h3")).to_have_text("Card 2 of 124")
    if page.locator(".spot:not(.closed)").count():
        place_it(page)
    else:
        page.locator("[data-act=aside]").click()
    expect(page.locator(".current-card h3")).to_have_text("Card 3 of 124")


def test_quick_play_lays_at_once(house: str, page: Page) -> None:
    sit_down(house, page, ["human", "human"], way="quick", judge="trust")  # a bot might be out first
    for left in (9, 8, 7):
        page.locator(".hand .hand-card").first.click()
        page.locator(".spot:not(.closed)").first.click()
        expect(page.locator(".hand .hand-card")).to_have_count(left)


def test_a_quad_takes_a_card(house: str, page: Page) -> None:
    sit_down(house, page, ["human", "bot:greedy"], way="quads")
    page.locator(".piles .pile").nth(1).click()
    page.locator("[data-act=confirm]").click()
    expect(page.locator(".hand .hand-card")).to_have_count(5)
    page.locator(".hand .hand-card").first.click()
    page.locator('[data-target="in 1"]').click()
    page.locator("[data-act=place]").click()
    expect(page.locator(".quad .web-card")).to_have_count(1)


def test_a_line_of_rummy_grows(house: str, page: Page) -> None:
    sit_down(house, page, ["human", "bot:greedy"], way="rummy", judge="trust")
    page.locator("[data-act=draw]").click()
    expect(page.locator(".hand .hand-card")).to_have_count(5)
    for target in ("new", "right 1", "left 1"):
        page.locator(".hand .hand-card").first.click()
        page.locator(f'[data-target="{target}"]').click()
        page.locator("[data-act=place]").click()
        expect(page.locator(".hand-card.selected")).to_have_count(0)
    expect(page.locator(".own-lines .run li")).to_have_count(3)
