"""CoNNNect among people: bonuses that say what they do, rounds whose every point is told, dice that say now."""

import re

from playwright.sync_api import Page, expect

from browser.scenes import Scene, act_as, table
from browser.screen_reader import hears, listen
from connectable.contract import CHANCE
from connectable.meta import Entry
from connectable.record import Record
from connectable.registry import game, meta

ROUND_ONE = ["zone 3", "write 4 e5", "write 5 e4", "claim e4 e5 e6"]


def started(house: str, *more: Entry, seats: tuple[str, str] = ("human", "human")) -> Scene:
    """The scripted first game, gone on with."""
    make = meta("connnect").lesson
    assert make
    record = Record("connnect", game("connnect").rules, {}, 2)
    for seat, text in (*make({}).entries, *more):
        record.play(seat, text)
    given = {name: getattr(record, name) for name in ("game", "rules", "options", "seats", "entries", "format")}
    return table(house, "", list(seats), record=given)


def with_again(house: str) -> Scene:
    """The first seat holds an Again and may claim 4-5-6 with a number it has claimed before."""
    own: list[Entry] = [(0, act) for act in (*ROUND_ONE, "take again 2", "done")]
    other: list[Entry] = [(1, "write 4 e1"), (1, "write 5 e2"), (1, "done")]
    later: list[Entry] = [(CHANCE, "roll 3 4 6"), (1, "zone 3"), (0, "write 6 e3"), (0, "write 4 f4")]
    return started(house, *own, *other, *later)


def test_an_owned_again_says_what_it_does_and_the_claim_says_that_it_is_used(page: Page, house: str) -> None:
    with_again(house).seat(0).visit(page, house)
    page.locator(".bonus.have[data-bonus=again]").click()
    expect(page.locator("dialog [data-explains=bonus-again]")).to_be_visible()
    expect(page.locator(".slip")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator(".claim-list .chip").filter(has_text="4-5-6").click()
    expect(page.locator(".dicecard .say")).to_have_text(re.compile("This uses an Again"))


def test_the_story_of_a_round_accounts_for_every_point_of_every_seat(page: Page, house: str) -> None:
    acts: list[Entry] = [(0, act) for act in (*ROUND_ONE, "take move 1", "done")]
    scene = started(house, *acts, (1, "write 4 e1"), (1, "write 5 e2"))
    scene.seat(0).visit(page, house)
    page.locator(".connnect").wait_for()
    listen(page)
    other = scene.seats[1]
    page.request.post(
        f"{house}/api/tables/{other['table']}/actions",
        headers={"Authorization": f"Bearer {other['token']}"},
        data={"action": "done", "position": scene.seen(house, 1)["position"], "key": "other-done"},
    )
    rows = page.locator(".recap li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("took Move")
    for row in rows.all():
        gained = int(row.locator(".gain").inner_text().replace("−", "-"))
        told = re.findall(r"[+−]\d+", row.locator(".from").inner_text())
        assert sum(int(number.replace("−", "-")) for number in told) == gained
    expect(rows.first.locator(".gain")).to_have_text("+1")
    for line in ("Jonas is done.", "Ploy, you +1: ", "Jonas 0: "):
        hears(page, line)


def test_others_bonuses_are_seen(page: Page, house: str) -> None:
    with_again(house).seat(1).visit(page, house)
    other = page.locator(".other-sheet")
    expect(other.locator(".held")).to_contain_text("Again")
    other.click()
    expect(page.locator("dialog.large .bonus.have[data-bonus=again]")).to_have_count(1)


def test_the_die_that_a_free_action_changed_is_now(page: Page, house: str) -> None:
    scene = started(house, (0, "zone 3"))
    act_as(house, scene, 0, "free 5 as 2")
    scene.seat(0).visit(page, house)
    now = page.locator(".numbers .pick-die.cur")
    expect(now).to_contain_text("now")
    expect(now).to_have_attribute("aria-label", re.compile("2"))


def test_a_phone_shows_that_a_number_can_be_changed(page: Page, house: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    started(house, (0, "zone 3")).seat(0).visit(page, house)
    page.locator(".dicecard [data-act=bend]").click()
    expect(page.get_by_role("heading", name=re.compile("Free Action"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
