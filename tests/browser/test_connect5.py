"""Connect 5 in the browser: whole games by clicks, by keys and on a phone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.acts import CONNECT5_CONFIRM, dot
from browser.scenes import call, play, table
from connectable.i18n import LANGUAGES

LINES = (
    ("C2", "C3", "C5", "C7", "C9", "C10"),
    ("G2", "G3", "G5", "G7", "G9", "G10"),
    ("A4", "A5", "A6", "A7", "A8", "A10"),
    ("I4", "I5", "I6", "I7", "I8", "I10"),
    ("D1", "C2", "C3", "C5", "C7", "C9"),
)
"""Routes of side B, long enough for a Connect 5."""
TWO = ("human", "human")


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Waits for what no element shows."""
    for _ in range(100):
        if holds():
            return
        page.wait_for_timeout(50)
    pytest.fail("it did not happen within five seconds")


class PlayedTable:
    """Somebody at a table of Connect 5, with the tokens of all human seats."""

    def __init__(self, page: Page, house: str, seats: tuple[str, ...], options: dict[str, object]) -> None:
        self.page, self.house = page, house
        self.scene = table(house, "connect5", list(seats), options=options)

    def play(self, *acts: str) -> None:
        """Acts of the seats in turn, over HTTP."""
        play(self.house, self.scene, *acts)

    def say_ready(self, seat: int) -> None:
        """Over HTTP, as somebody without this client."""
        held = self.scene.seats[seat]
        command = {"command": "ready", "key": f"ready-{seat}"}
        call(self.house, f"/api/tables/{held['table']}/commands", command, held["token"])

    def open(self, **settings: object) -> "PlayedTable":
        """Takes seat 0 in this browser."""
        self.scene.seat(0).visit(self.page, self.house, **settings)
        expect(self.page.locator("[data-dot]").first).to_be_visible()
        return self

    def table(self) -> Any:
        return self.scene.seen(self.house)

    def dot(self, name: str) -> Locator:
        return dot(self.page, name)

    def tap(self, name: str) -> None:
        self.dot(name).click()

    @property
    def confirm(self) -> Locator:
        return self.page.locator(CONNECT5_CONFIRM)

    def text(self, words: str) -> Locator:
        return self.page.get_by_text(words, exact=True)

    def listed(self, words: str) -> Locator:
        """The button of a move in the list."""
        return self.page.locator("[data-guide=moves]").get_by_role("button", name=words)

    def is_free(self, name: str) -> bool:
        return (self.dot(name).get_attribute("aria-label") or "").split(";")[0].endswith("free")

    def await_turn(self) -> bool:
        """Whether the game goes on, once it is our turn: the server knows, the page may still show the turn before."""
        until(self.page, lambda: self.table()["phase"] == "over" or 0 in self.table()["to_act"])
        if self.table()["phase"] == "over":
            return False
        expect(self.confirm).to_be_visible()
        return True

    def await_after(self, position: int) -> None:
        until(self.page, lambda: int(self.table()["position"]) > position)

    def wish(self) -> str:
        """The next dot of a row that nobody has broken yet, else any free one."""
        ours = re.compile(r"your token|free")
        whole = [
            line
            for line in LINES
            if all(ours.search(self.dot(name).get_attribute("aria-label") or "") for name in line)
        ]
        for line in whole:
            free = [name for name in line if self.is_free(name)]
            if free:
                return free[0]
        names = [str(dot.get_attribute("data-dot")) for dot in self.page.locator("[data-dot]").all()]
        return next(name for name in names if self.is_free(name))


def test_a_whole_game_by_clicks(page: Page, house: str) -> None:
    at = PlayedTable(page, house, ("human", "bot:random"), {}).open()
    for _ in range(60):
        if not at.await_turn():
            break
        at.tap(at.wish())
        expect(at.confirm).to_have_attribute("aria-disabled", "false")
        position = at.table()["position"]
        at.confirm.click()
        at.await_after(position)
    assert at.table()["phase"] == "over"
    five = page.get_by_role("img", name=re.compile("five in a row"))
    expect(five.first).to_be_visible()
    expect(five.first.locator(".number")).to_have_count(5)


def test_keys_alone_place_take_and_put_back(page: Page, house: str) -> None:
    at = PlayedTable(page, house, TWO, {})
    at.play("place D4", "place B4")
    at.open()
    expect(page.locator('[data-dot][tabindex="0"]')).to_have_count(1)
    at.dot("D4").focus()
    keys = page.keyboard
    keys.press("ArrowLeft")
    expect(at.dot("B4")).to_be_focused()
    keys.press("ArrowRight")
    expect(at.dot("D4")).to_be_focused()
    expect(at.dot("D4")).to_have_attribute(
        "aria-label", re.compile(r"D4, circled, your token; may .*jump to B3 over blue on B4")
    )
    keys.press("Enter")
    expect(at.text("Your token at D4")).to_be_visible()
    keys.press("Escape")
    expect(at.text("Your turn")).to_be_visible()
    keys.press("ArrowDown")
    expect(at.dot("D6")).to_be_focused()
    keys.press("Enter")
    keys.press("c")
    expect(at.dot("D6")).to_have_attribute("aria-label", re.compile("your token"))
    assert at.table()["view"]["dots"]["D6"] == {"seat": 0, "tokens": 1}
    expect(at.dot("D6")).to_be_focused()


def test_a_chain_goes_jump_by_jump_and_can_be_taken_back(page: Page, house: str) -> None:
    at = PlayedTable(page, house, TWO, {})
    at.play("place D4", "place B4", "place I10", "place B2")
    at.open()
    at.tap("D4")
    expect(page.locator(".connect5 .target-points")).to_have_text(["+2", "+1"])
    at.tap("B3")
    expect(at.text("Jump on from B3 or stop here.")).to_be_visible()
    expect(at.confirm).to_have_text("Stop here, +1")
    page.get_by_role("button", name="Undo").click()
    expect(at.text("Your turn")).to_be_visible()
    at.tap("D4")
    at.listed("Jump to B3").click()
    expect(at.text("Jump on from B3 or stop here.")).to_be_visible()
    at.tap("A2")
    expect(page.locator(".connect5 .eat")).to_have_count(1)
    expect(at.confirm).to_have_text("Eat two, +2")
    at.confirm.click()
    expect(at.text("Jonas is to move")).to_be_visible()
    view = at.table()["view"]
    assert (view["points"], view["dots"]["A2"], "D4" in view["dots"]) == ([2, 0], {"seat": 0, "tokens": 1}, False)


def test_whole_or_split_is_asked_on_the_board(page: Page, house: str) -> None:
    at = PlayedTable(page, house, TWO, {})
    at.play("place D4", "place B4", "stack D4", "place I2")
    at.open()
    at.tap("D4")
    at.tap("B3")  # circled: a double lands there whole or splits
    whole = at.listed("Jump whole to B3")
    split = at.listed("Split, one jumps to B3")
    expect(whole).to_have_attribute("aria-pressed", "true")
    at.tap("B3")
    expect(split).to_have_attribute("aria-pressed", "true")
    at.confirm.click()
    expect(at.text("Jonas is to move")).to_be_visible()
    dots = at.table()["view"]["dots"]
    assert (dots["D4"]["tokens"], dots["B3"]["tokens"]) == (1, 1)


def test_a_sandwich_and_a_stack_from_the_reserve(page: Page, house: str) -> None:
    at = PlayedTable(page, house, TWO, {})
    at.play("place D6", "place E5", "place F6", "place I2")
    at.open()
    page.locator("[data-guide=reserve]").click()
    at.tap("D6")
    expect(at.confirm).to_have_text("Stack")
    at.page.get_by_role("button", name="Put back").click()
    page.keyboard.press("Escape")
    at.tap("D6")
    at.tap("F6")
    expect(at.confirm).to_have_text("Eat one, +1")
    at.confirm.click()
    expect(at.dot("F6")).to_have_attribute("aria-label", re.compile("your token, two"))


@pytest.mark.parametrize(("taps", "why"), [(("D6", "A2"), "Why not step from D6 to A2?")])
def test_what_cannot_be_is_explained(page: Page, house: str, taps: tuple[str, ...], why: str) -> None:
    at = PlayedTable(page, house, TWO, {})
    at.play("place D6", "place E5")
    at.open()
    for name in taps:
        at.tap(name)
    expect(page.get_by_role("alert")).to_contain_text(why)
    at.tap("D6")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_round_ends_with_its_five_numbered(page: Page, house: str) -> None:
    at = PlayedTable(page, house, TWO, {"mode": "full"})
    at.play("place C2", "place I2", "place C3", "place I4", "place C5", "place H6", "place C7", "place I8")
    at.open()
    at.tap("C9")
    expect(at.confirm).to_have_text(re.compile(r"Connect\s5, \+5"))
    expect(page.locator(".connect5 .number")).to_have_count(5)
    at.confirm.click()
    expect(page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    expect(page.locator(".connect5 .number text")).to_have_text(["1", "2", "3", "4", "5"], use_inner_text=False)
    page.get_by_role("button", name="Ready").click()
    at.say_ready(1)
    expect(at.text("Jonas is to move")).to_be_visible()
    expect(page.locator(".connect5 .piece")).to_have_count(0)


def test_side_a_on_a_phone_starts_close_and_has_a_map(page: Page, house: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    at = PlayedTable(page, house, TWO, {"board": "advanced"})
    at.play("place F5", "place F7")
    at.open()
    whole = page.get_by_role("img", name="The whole board")
    expect(whole).to_be_visible()
    until(page, lambda: step(page) == pytest.approx(60, abs=1))
    at.tap("F5")
    page.get_by_role("button", name="Show all").click()
    until(page, lambda: step(page) < 36)  # the whole board
    page.get_by_role("button", name="Back to my token").click()
    expect(whole).to_be_visible()
    until(page, lambda: step(page) == pytest.approx(60, abs=1))
    page.get_by_role("button", name="Closer").click()
    until(page, lambda: step(page) > 80)
    at.listed("Step to F4").click()
    at.confirm.click()
    expect(at.dot("F4")).to_have_attribute("aria-label", re.compile("your token"))
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def step(page: Page, upper: str = "F4", lower: str = "F5") -> float:
    """Pixels from dot to dot."""
    return top(page.locator(f'[data-dot="{lower}"]')) - top(page.locator(f'[data-dot="{upper}"]'))


def top(dot: Locator) -> float:
    box = dot.locator("circle").bounding_box()
    assert box
    return box["y"]


def test_wheel_drag_and_two_fingers_move_the_board(page: Page, house: str) -> None:
    at = PlayedTable(page, house, TWO, {}).open()
    whole = step(page, "C2", "C3")
    at.dot("F4").hover()
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    until(page, lambda: step(page, "C2", "C3") > whole * 1.3)
    before = top(at.dot("F4"))
    page.mouse.down()
    page.mouse.move(700, 420, steps=4)
    page.mouse.up()
    assert top(at.dot("F4")) != before
    expect(at.confirm).to_have_attribute("aria-disabled", "true")  # a drag is no tap
    page.get_by_role("button", name="Show all").click()
    until(page, lambda: step(page, "C2", "C3") == pytest.approx(whole, abs=0.5))
    page.evaluate(PINCH)
    until(page, lambda: step(page, "C2", "C3") == pytest.approx(whole * 1.5, rel=0.05))


PINCH = """() => {
  const board = document.querySelector('[data-guide=board] .view'), { left, top } = board.getBoundingClientRect();
  const send = (kind, pointerId, x) =>
    board.dispatchEvent(new PointerEvent(kind, { pointerId, clientX: left + x, clientY: top + 300, bubbles: true }));
  send('pointerdown', 1, 200); send('pointerdown', 2, 300);
  send('pointermove', 2, 325); send('pointermove', 2, 350);
  send('pointerup', 1, 200); send('pointerup', 2, 350);
}"""


def test_a_board_that_people_drew(page: Page, house: str) -> None:
    drawing = "●───◉───●\n│   │   │\n●───┼───●\n│   │   │\n●───◉───●"
    at = PlayedTable(page, house, TWO, {"board": drawing}).open()
    expect(page.locator("[data-dot]")).to_have_count(8)
    at.tap("B1")
    at.confirm.click()
    expect(at.dot("B1")).to_have_attribute("aria-label", re.compile("B1, circled, your token"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_leaves_a_small_phone(page: Page, house: str, language: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    at = PlayedTable(page, house, TWO, {})
    at.play("place D6", "place E5", "place F6", "place I2")
    at.open(language=language)
    for taps in ((), ("D6",), ("F6",), ("I5",)):
        for name in taps:
            at.tap(name)
        assert page.evaluate("document.documentElement.scrollWidth") == 360
        assert page.evaluate(OVERFLOWING) == []


OVERFLOWING = """[...document.querySelectorAll('main *')]
  .filter(each => !(each instanceof SVGElement) && !each.closest('.chips, .visually-hidden'))
  .filter(each => each.getBoundingClientRect().width)
  .filter(each => each.getBoundingClientRect().right > innerWidth + 1 || each.getBoundingClientRect().left < -1)
  .map(each => each.textContent.trim().slice(0, 40))"""
