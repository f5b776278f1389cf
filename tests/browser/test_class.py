"""A lesson in real browsers, from the code on the wall to the printed results: a teacher and two pupils on phones."""

import csv
import io
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Faults, NewPage
from browser.page_checks import SIZES, THEMES, wrong_with
from browser.scenes import Scene, call
from browser.test_find import DECK
from connectable.i18n import LANGUAGES

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
PLAN = {"game": "connect5", "seats": 2}


def lesson(house: str, *names: str, **plan: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A class that was opened elsewhere, and those who have come in."""
    made = call(house, "/api/classes", {"name": "5b", "plan": {**PLAN, **plan}})
    path = f"/api/classes/{made['id']}/join"
    return made, [call(house, path, {"name": name, "code": made["code"]}) for name in names]


def tell(house: str, made: dict[str, Any], command: str, token: str = "", **data: Any) -> None:
    body = {"command": command, "key": f"{command}-{sorted(data.items())}".replace(" ", ""), **data}
    body["key"] = body["key"][:60]
    call(house, f"/api/classes/{made['id']}/commands", body, token or made["token"])


def enter(page: Page, house: str, made: dict[str, Any], token: str = "", **settings: object) -> None:
    """As somebody whose browser is in the class already; without a token as its teacher."""
    Scene("/settings", []).visit(page, house, **settings)
    held = {"id": made["id"], "code": made["code"], "token": token or made["token"], "teacher": not token}
    page.evaluate("held => localStorage.setItem('connectable.classes', JSON.stringify([held]))", held)
    page.goto(f"{house}/class/{made['id']}")
    expect(page.locator("#main")).to_be_visible()


def come_in(page: Page, house: str, code: str, name: str) -> None:
    """As on the first day: the start page, the code said aloud, a first name."""
    Scene("/", []).visit(page, house, name="")
    page.locator("#join").fill(code.replace("-", " "))
    page.get_by_role("button", name="Join").click()
    page.get_by_label("Your first name").fill(name)
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("heading", name=f"You are in, {name}")).to_be_visible()


def test_a_lesson_from_the_code_to_the_printed_results(house: str, new_page: NewPage, tmp_path: Path) -> None:
    teacher, mina, otto = new_page(accept_downloads=True), new_page(**PHONE), new_page(**PHONE)
    Scene("/", []).visit(teacher, house)
    teacher.get_by_role("link", name="Open a class").click()
    teacher.get_by_label("Name of the class").fill("5b")
    teacher.get_by_role("button", name="Open the class").click()
    code = teacher.locator(".code").inner_text().replace("\n", "")
    teacher.get_by_role("button", name="On the wall").click()
    expect(teacher.get_by_role("dialog").locator(".code")).to_have_text(code)
    teacher.get_by_role("dialog").get_by_role("button", name="Close").click()

    come_in(mina, house, code, "Mina")
    come_in(otto, house, code, "Otto")
    teacher.get_by_role("radio", name="Connect 5").check()
    teacher.get_by_label("Time for the round").select_option("20")

    # A tap on the name and one on the place; then the other one is dragged there.
    teacher.get_by_role("button", name="Move Mina").click()
    teacher.get_by_role("button", name="Put Mina at a new table").click()
    table = teacher.get_by_role("region", name="Table 1")
    expect(table).to_contain_text("Mina")
    teacher.get_by_role("button", name="Move Otto").drag_to(table)
    expect(table).to_contain_text("Otto")
    teacher.get_by_role("button", name="Start all").click()

    for page in (mina, otto):
        expect(page.locator("[data-dot]").first).to_be_visible()
    expect(table).to_contain_text("round 1")
    expect(teacher.get_by_text("Locked while the tables play.")).to_be_visible()
    expect(teacher.get_by_role("radio", name="Connections")).to_be_disabled()

    mina.get_by_role("button", name="Ask the teacher").click()
    expect(table).to_contain_text("Mina asks for you")
    teacher.get_by_role("button", name="I have been there").click()
    expect(mina.get_by_role("button", name="Ask the teacher")).to_be_visible()

    teacher.get_by_role("button", name="Pause all").click()
    for page in (mina, otto):
        expect(page.get_by_text("The teacher has paused the game.")).to_be_visible()
    expect(teacher.get_by_role("radio", name="Connections")).to_be_enabled()
    teacher.get_by_role("button", name="Go on").click()
    expect(mina.get_by_text("The teacher has paused the game.")).to_have_count(0)

    teacher.get_by_role("button", name="End the round").click()
    expect(teacher.get_by_role("heading", name="Results", exact=True)).to_be_visible()
    with teacher.expect_download() as saving:
        teacher.get_by_role("button", name="Export as a table").click()
    saving.value.save_as(tmp_path / "5b.csv")
    rows = [*csv.reader(io.StringIO((tmp_path / "5b.csv").read_text("utf-8-sig")))]
    assert rows == [["Table", "Name", "Points", "Place"], ["1", "Mina", "0", ""], ["1", "Otto", "0", ""]]

    teacher.emulate_media(media="print")
    expect(teacher.locator(".res table")).to_be_visible()
    for hidden in (teacher.locator("header.top"), teacher.locator(".code"), teacher.get_by_role("button")):
        assert [one.is_visible() for one in hidden.all()].count(True) == 0
    teacher.emulate_media(media="screen")

    teacher.get_by_role("button", name="End the class").click()
    teacher.get_by_role("button", name="End and delete everything").click()
    for page in (teacher, mina, otto):
        expect(page.get_by_role("heading", name="This class is over")).to_be_visible()
        kept = page.evaluate("() => JSON.stringify(localStorage)")
        assert "Mina" not in kept
        assert code not in kept


def test_somebody_is_moved_in_the_middle_of_a_game(house: str, page: Page) -> None:
    made, pupils = lesson(house, "Ploy", "Jonas", "Mei", fill=True)
    for number, group in ((0, 0), (1, 0), (2, 1)):
        tell(house, made, "move", number=number, group=group)
    tell(house, made, "start")
    enter(page, house, made, pupils[0]["token"])
    expect(page.locator("[data-dot]").first).to_be_visible()
    first = page.url
    tell(house, made, "move", number=0, group=1)
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    expect(page.locator("[data-dot]").first).to_be_visible()
    expect(page.get_by_role("button", name="Ask the teacher")).to_be_visible()
    tell(house, made, "move", number=0, group=-1)
    expect(page.get_by_text("Your table is being set.")).to_be_visible()


def test_two_pupils_are_swapped_by_two_taps_or_by_one_drag(house: str, page: Page) -> None:
    made, _ = lesson(house, "Ploy", "Jonas", "Mei", "Luca")
    for number in range(4):
        tell(house, made, "move", number=number, group=number // 2)
    enter(page, house, made)
    one, two = (page.get_by_role("region", name=f"Table {number}") for number in (1, 2))
    page.get_by_role("button", name="Move Ploy").click()
    expect(page.get_by_text("Ploy is picked")).to_be_visible()
    page.get_by_role("button", name="Swap Ploy and Mei").click()
    expect(one).to_contain_text("Mei")
    expect(two).to_contain_text("Ploy")
    page.get_by_role("button", name="Start all").click()
    expect(one).to_contain_text("round 1")
    page.get_by_role("button", name="Move Jonas").drag_to(page.get_by_role("button", name="Move Luca"))
    expect(one).to_contain_text("Luca")
    expect(two).to_contain_text("Jonas")
    assert {seat["who"] for table in seen_by_teacher(house, made) for seat in table["seats"]} == {"human"}


def seen_by_teacher(house: str, made: dict[str, Any]) -> Any:
    return call(house, f"/api/classes/{made['id']}", None, made["token"])["tables"]


def test_the_desk_is_opened_in_another_browser_by_its_link(house: str, new_page: NewPage, faults: Faults) -> None:
    made, _ = lesson(house, "Ploy", "Jonas")
    first, second, third = new_page(), new_page(**PHONE), new_page()
    enter(first, house, made)
    first.get_by_role("button", name="Desk on another device").click()
    link = first.get_by_role("textbox", name="Link").input_value()
    for page in (second, third):
        Scene(link.removeprefix(house), []).visit(page, house)
        expect(page.get_by_role("heading", name="Open the desk")).to_be_visible()
    second.get_by_role("button", name="Open the desk").click()
    expect(second.get_by_role("button", name="Draw lots")).to_be_visible()
    expect(second.locator(".code").first).to_have_text(made["code"])
    assert "#" not in second.url
    second.get_by_role("button", name="Draw lots").click()
    first.get_by_role("button", name="Close").click()
    expect(first.get_by_role("region", name="Table 1")).to_contain_text("Ploy")
    third.get_by_role("button", name="Open the desk").click()
    expect(third.get_by_role("alert")).to_contain_text("This link has been used")
    faults.forgive("422")


def test_results_of_connections_count_cards_links_and_misses(house: str, page: Page) -> None:
    made, _ = lesson(house, "Ploy", "Jonas", game="connections", options={"find": "own", "judge": "referee"})
    for number in range(2):
        tell(house, made, "move", number=number, group=0)
    tell(house, made, "start")
    enter(page, house, made)
    tables, pupils = page.locator(".res table").all()
    expect(tables.locator("thead")).to_have_text(re.compile("Table\\s*Best\\s*Cards laid\\s*Links\\s*Misses"))
    expect(tables.locator("tbody tr")).to_have_text(re.compile("1\\s*–\\s*1\\s*0\\s*0"))
    expect(pupils.locator("thead")).to_contain_text("Misses")
    expect(page.get_by_role("region", name="Table 1")).to_contain_text("web of 1")


def test_on_a_phone_the_table_that_asks_comes_first(house: str, new_page: NewPage) -> None:
    made, pupils = lesson(house, "Ploy", "Jonas", "Mei", "Luca")
    for number in range(4):
        tell(house, made, "move", number=number, group=number // 2)
    tell(house, made, "start")
    page = new_page(**PHONE)
    enter(page, house, made)
    heads = page.locator(".tb h2")
    expect(heads).to_have_text(["Table 1", "Table 2"])
    tell(house, made, "help", pupils[3]["token"], on=True)
    expect(heads).to_have_text(["Table 2", "Table 1"])


def test_a_deck_of_her_own_is_checked_and_played_at_all_tables(house: str, page: Page) -> None:
    made, pupils = lesson(house, "Ploy", "Jonas", game="connections")
    enter(page, house, made)
    page.get_by_text("of your own").click()
    field = page.get_by_role("textbox", name="Paste it here")
    field.fill("DOG,CAT,1\n")
    expect(page.get_by_text("It cannot be played yet.")).to_be_visible()
    field.fill(DECK)
    expect(page.get_by_text("It can be played.")).to_be_visible()
    expect(page.get_by_role("radio", name="vote")).to_be_checked()
    page.get_by_role("button", name="Draw lots").click()
    page.get_by_role("button", name="Start all").click()
    table = page.get_by_role("region", name="Table 1")
    expect(table).to_contain_text("Ploy")
    expect(table.get_by_role("link", name="Look in")).to_be_visible()
    (seen,) = call(house, f"/api/classes/{made['id']}", None, pupils[0]["token"])["tables"]
    options = call(house, f"/api/tables/{seen['table']}", None, pupils[0]["token"])["options"]
    assert "OCEAN" in options["deck"]


@pytest.mark.matrix(apart=("who", "language"))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", ["teacher", "playing", "pupil", "stranger", "new"])
def test_nothing_is_wrong_with_any_page_of_a_class(
    house: str, new_page: NewPage, who: str, language: str, theme: str, size: str
) -> None:
    page = new_page(viewport=SIZES[size])
    made, pupils = lesson(house, "Ploy", "Jonas", "Wilhelmina Alexandrina", minutes=20)
    for number in range(2):
        tell(house, made, "move", number=number, group=0)
    if who == "playing":
        tell(house, made, "start")
        tell(house, made, "help", pupils[0]["token"], on=True)
    if who in ("teacher", "playing"):
        enter(page, house, made, language=language, theme=theme)
        expect(page.locator("select").first).to_be_visible()
    elif who == "pupil":
        enter(page, house, made, pupils[2]["token"], language=language, theme=theme)
    else:
        path = "/class/new" if who == "new" else f"/class/{made['id']}"
        Scene(path, []).visit(page, house, language=language, theme=theme)
    assert wrong_with(page, language) == []
