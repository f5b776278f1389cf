"""CoNNNect in a browser: a whole game by clicks, rounds by keyboard alone, slips, undo, real dice, the guide.

It uses only what is on the page; the rules themselves are tested elsewhere.
"""

import json
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from browser.acts import CONNNECT_PRIMARY, connnect_once, connnect_ready


class Seat(NamedTuple):
    api: str
    token: str


def sit(page: Page, house: str, seats: list[str], table: dict[str, Any] | None = None, **settings: object) -> Seat:
    """Makes a table and opens it with its first seat."""
    made = page.request.post(
        f"{house}/api/tables", data={"game": "connnect", "seats": seats, "names": ["Ploy"], "table": table or {}}
    ).json()
    held = [
        {"table": made["id"], "game": "connnect", "seat": int(seat), "token": token, "code": made["code"], "at": 1}
        for seat, token in made["tokens"].items()
    ]
    chosen = {"language": "en", "guided": ["connnect"], "name": "Ploy", **settings}
    keep = {"connectable.seats": json.dumps(held), "connectable.settings": json.dumps(chosen)}
    page.add_init_script(f"for (const [k, v] of Object.entries({json.dumps(keep)})) localStorage[k] ??= v;")
    page.goto(f"{house}/t/{made['id']}")
    expect(page.locator(".connnect")).to_be_visible()
    return Seat(f"{house}/api/tables/{made['id']}", made["tokens"]["0"])


def seen(page: Page, seat: Seat) -> dict[str, Any]:
    table: dict[str, Any] = page.request.get(seat.api, headers={"Authorization": f"Bearer {seat.token}"}).json()
    return table


def test_a_whole_game_by_clicks(page: Page, house: str) -> None:
    seat = sit(page, house, ["human", "bot:greedy"])
    for turn in range(200):
        before = seen(page, seat)
        if before["phase"] == "over":
            break
        connnect_ready(page)
        if page.locator(".connnect").count():
            connnect_once(page, turn)
        page.wait_for_timeout(60)
    table = seen(page, seat)
    assert table["phase"] == "over"
    assert len(table["view"]["tracker"]) == 12
    expect(page.locator(".thumbnail").first).to_be_visible()


def arrow_to(page: Page, space: str) -> None:
    """From the space that has the grid's tab stop to another, with the arrow keys."""
    start = page.locator(".cells button[tabindex='0']")
    start.focus()
    at = start.get_attribute("data-space") or "a1"
    across, down = ord(space[0]) - ord(at[0]), int(space[1]) - int(at[1])
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    expect(page.locator(f"[data-space={space}]")).to_be_focused()


def key_once(page: Page) -> None:
    """One act without a pointer."""
    if page.locator(".bonus-choice .bonus").count():
        page.locator(".cells button[tabindex='0']").focus()
        while not page.evaluate("document.activeElement.matches('.bonus-choice .bonus')"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.keyboard.press("c")
    elif page.locator(".roll .pick-die:enabled").count():
        label = page.locator(".roll .pick-die").last.get_attribute("aria-label") or ""
        page.keyboard.press(label[-1])
        page.keyboard.press("c")
    elif page.locator("[data-legal]").count():
        arrow_to(page, page.locator("[data-legal]").last.get_attribute("data-space") or "")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("c")


def test_rounds_by_keyboard_alone(page: Page, house: str) -> None:
    seat = sit(page, house, ["human", "bot:random"])
    for _ in range(60):
        if seen(page, seat)["view"]["round"] >= 3:
            break
        connnect_ready(page)
        key_once(page)
        page.wait_for_timeout(80)
    assert seen(page, seat)["view"]["round"] >= 3


def test_an_illegal_tap_says_why_not_and_undo_takes_back(page: Page, house: str) -> None:
    seat = sit(page, house, ["human"])
    connnect_ready(page)
    page.locator("[data-space=a1]").click()
    expect(page.locator(".slip")).to_contain_text("Why not row 1, column 1?")
    page.locator("[data-legal]").first.click()
    expect(page.locator(".slip")).to_have_count(0)
    expect(page.locator("[data-act=undo]")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator("[data-act=undo]")).to_have_count(0)
    assert seen(page, seat)["view"]["sheets"][0]["waiting"] == [0, 1, 2]


def test_spaces_are_spoken(page: Page, house: str) -> None:
    sit(page, house, ["human"])
    connnect_ready(page)
    legal = page.locator("[data-space=b1]").get_attribute("aria-label") or ""
    assert legal.startswith("row 1, column 2, free, set-up space, zones 1 and 4")
    assert "allowed" in legal


def test_the_rule_of_the_focused_thing_opens(page: Page, house: str) -> None:
    sit(page, house, ["human"])
    connnect_ready(page)
    page.locator("[data-bonus=switch]").first.focus()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("CN-B2")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_real_dice_are_typed_by_the_host(page: Page, house: str) -> None:
    seat = sit(page, house, ["human"], {"dice": "table"})
    for letter in "ACFG":
        page.get_by_role("button", name=letter, exact=True).click()
    for card in ("A1", "B2", "C3"):
        page.get_by_role("button", name=card, exact=True).click()
    page.locator(".table-dice .btn").first.click()
    for face in (2, 4, 4):
        page.locator(f"[data-face='{face}']").click()
    page.locator(CONNNECT_PRIMARY).click()
    expect(page.locator("[data-legal]")).to_have_count(6)
    assert seen(page, seat)["view"]["sheets"][0]["dice"] == [2, 4, 4]


def test_another_sheet_is_shown_large(page: Page, house: str) -> None:
    sit(page, house, ["human", "bot:greedy"])
    page.locator(".other-sheet").first.click()
    expect(page.locator("dialog.large .grid")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.large")).to_have_count(0)


def test_one_screen_on_a_phone(page: Page, house: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    sit(page, house, ["human", "bot:greedy"], language="de")
    connnect_ready(page)
    size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert page.evaluate(size) == [360, 740]
    for tab in page.locator("[role=tab]").all():
        tab.click()
        assert page.evaluate(size) == [360, 740]
        box = page.locator(".board").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 740
