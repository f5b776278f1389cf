"""Connect 5 among people: what the others did stays marked, foreign tokens show their lines, tokens are dragged."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.acts import CONNECT5_CONFIRM, dot
from browser.conftest import NewPage
from browser.scenes import Scene, act_as, midway, play, table


def sit(page: Page, house: str, *acts: str, **settings: object) -> Scene:
    scene = table(house, "connect5", ["human", "human"])
    play(house, scene, *acts)
    scene.seat(0).visit(page, house, **settings)
    expect(page.locator("[data-dot]").first).to_be_visible()
    return scene


def middle(page: Page, name: str) -> tuple[float, float]:
    box = dot(page, name).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_what_others_did_since_my_turn_stays_marked(page: Page, house: str) -> None:
    sit(page, house, "place A2", "place D4", "place I10", "place C2")
    marks = page.locator("[data-past]")
    expect(marks).to_have_count(1)
    expect(marks).to_have_attribute("data-past", "C2")
    page.reload()
    expect(marks).to_have_attribute("data-past", "C2")


def test_a_game_that_goes_on_from_a_record_shows_its_last_move(page: Page, house: str) -> None:
    scene = midway(house, "connect5", 16, level="random")
    scene.visit(page, house)
    last = scene.seen(house)["view"]["last"]["action"].split()
    expect(page.locator("[data-past]")).to_have_attribute("data-past", " ".join(last[1:]))
    expect(page.locator(".log button")).to_have_count(1)


def test_a_chain_is_one_line_and_shows_on_the_board(page: Page, house: str) -> None:
    scene = table(house, "connect5", ["human", "human"])
    for seat, act in enumerate(("place B4", "place D4", "place B2", "place I2")):
        act_as(house, scene, seat % 2, act)
    act_as(house, scene, 0, "place I10")
    for act in ("jump D4 B4 B3", "jump B3 B2 A2"):
        act_as(house, scene, 1, act)
    scene.seat(0).visit(page, house)
    marks = page.locator("[data-past]")
    expect(marks).to_have_attribute("data-past", "D4 B4 B3 B2 A2")
    line = page.locator(".log button").filter(has_text="D4–B3–A2")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("2 points")
    placed = page.locator(".log button").filter(has_text="I2")
    placed.click()
    expect(marks).to_have_attribute("data-past", "I2")
    placed.click()
    expect(marks).to_have_attribute("data-past", "D4 B4 B3 B2 A2")
    page.set_viewport_size({"width": 390, "height": 844})  # the log lies below the board
    line.click()
    expect(dot(page, "D4")).to_be_in_viewport()


def test_a_foreign_token_shows_its_lines_instead_of_refusing(page: Page, house: str) -> None:
    sit(page, house, "place A2", "place D4", "place I10", "place C2")
    dot(page, "D4").click()
    expect(page.locator("[data-looked=D4] .line")).to_have_count(3)
    expect(page.locator(".slip")).to_have_count(0)
    dot(page, "D4").click()
    expect(page.locator("[data-looked]")).to_have_count(0)
    page.locator("[data-guide=reserve]").click()
    dot(page, "D4").click()
    expect(page.get_by_role("alert")).to_contain_text("Why not place on D4?")


def test_a_foreign_token_shows_where_it_could_jump(page: Page, house: str) -> None:
    sit(page, house, "place D4", "place B4", "place I10", "place B2")
    dot(page, "B4").click()
    expect(page.locator("[data-leap=F4]")).to_have_count(1)
    expect(page.get_by_text("Jonas’s token at B4 could jump to E3 and F4.")).to_be_visible()


def test_a_second_tap_confirms(page: Page, house: str) -> None:
    sit(page, house)
    dot(page, "D4").click()
    expect(page.locator(f"{CONNECT5_CONFIRM}[aria-disabled=false]")).to_be_visible()
    dot(page, "D4").click()
    expect(dot(page, "D4")).to_have_attribute("aria-label", re.compile("your token"))


def test_a_token_is_dragged_to_its_landing(page: Page, house: str) -> None:
    scene = sit(page, house, "place A2", "place D4", "place I10", "place C2")
    page.mouse.move(*middle(page, "A2"))
    page.mouse.down()
    page.mouse.move(*middle(page, "A4"), steps=6)
    page.mouse.up()
    confirm = page.locator(f"{CONNECT5_CONFIRM}[aria-disabled=false]")
    expect(confirm).to_have_text("Step")
    confirm.click()
    expect(dot(page, "A4")).to_have_attribute("aria-label", re.compile("your token"))
    assert "A4" in scene.seen(house)["view"]["dots"]


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_button_stays_in_its_place(new_page: NewPage, house: str, language: str, width: int) -> None:
    page = new_page(viewport={"width": width, "height": 900 if width > 900 else 844})
    sit(page, house, "place D4", "place B4", "place I10", "place B2", language=language)
    confirm = page.locator(CONNECT5_CONFIRM)

    def edge() -> tuple[float, float, float]:
        box = confirm.bounding_box()
        assert box
        return box["x"], box["x"] + box["width"], box["y"] + box["height"]

    before = edge()
    dot(page, "D4").click()
    expect(page.locator("[data-guide=moves] .mv").first).to_be_visible()
    assert edge() == before, "with a token in the hand"
    dot(page, "A2").click()
    expect(page.locator(f"{CONNECT5_CONFIRM}[aria-disabled=false]")).to_be_visible()
    assert edge() == before, "with a chain chosen"
    dot(page, "B3").click()
    expect(page.locator(".way, [data-guide=moves] .mv").first).to_be_visible()
    assert edge() == before, "in the middle of a chain"


def test_a_whole_chain_is_one_choice_with_its_total(page: Page, house: str) -> None:
    scene = sit(page, house, "place D4", "place B4", "place I10", "place B2")
    dot(page, "D4").click()
    chain = page.locator("[data-guide=moves] .mv").first
    expect(chain).to_contain_text("Jump twice, to A2")
    expect(chain).to_contain_text("+2")
    dot(page, "A2").click()
    expect(chain).to_have_attribute("aria-pressed", "true")
    confirm = page.locator(f"{CONNECT5_CONFIRM}[aria-disabled=false]")
    expect(confirm).to_have_text("Eat two, +2")
    confirm.click()
    expect(page.get_by_text("Jonas is to move")).to_be_visible()
    view = scene.seen(house)["view"]
    assert view["points"] == [2, 0]
    assert view["dots"]["A2"] == {"seat": 0, "tokens": 1}


def test_open_fours_and_tokens_in_danger_are_shown_while_help_is_on(page: Page, house: str) -> None:
    acts = ["place D1", "place A2", "place C7", "place A4", "place F11", "place A5", "place I2", "place A6"]
    sit(page, house, *acts, "place H10", "place D4", "place B4", "place I10")
    expect(page.locator("[data-threat=A7]")).to_have_count(1)
    expect(dot(page, "A7")).to_have_attribute("aria-label", re.compile("Jonas could make five here"))
    expect(page.locator("[data-danger=B4]")).to_have_count(1)
    expect(page.locator("[data-warnings]")).to_contain_text("Jonas could make five at")
    expect(page.locator("[data-warnings]")).to_contain_text("Could be eaten:")
    sit(page, house, *acts, "place H10", "place D4", "place B4", "place I10", help=False)
    expect(page.locator("[data-threat], [data-danger], [data-warnings]")).to_have_count(0)


def test_where_one_could_make_five_is_shown_while_help_is_on(page: Page, house: str) -> None:
    acts = ["place A2", "place D1", "place A4", "place C7", "place A5", "place F11", "place A6", "place I2"]
    sit(page, house, *acts)
    expect(page.locator("[data-five=A7]")).to_have_count(1)
    sit(page, house, *acts, help=False)
    expect(page.locator("[data-five]")).to_have_count(0)
