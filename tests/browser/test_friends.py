"""An evening among several: one of three vanishes, eight sit at one table, and no size hides anybody."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.page_checks import wrong_with
from browser.scenes import table

EIGHT = ["Ploy", "Jonas", "Mei", "Luca", "Amara", "Teo", "Inès", "สมชาย"]
LOW = {"tablet": (1024, 768), "phone on its side": (844, 390), "a desk at 200 %": (720, 450)}
BOARDS = {"connnect": ".connnect .board", "connect5": ".boardbox .view", "connections": "[data-board]"}
SEATS = {"connnect": 4, "connect5": 5, "connections": 8}
"""As many as there can be."""
OUT_OF_SIGHT = """([board, seats]) => {
  const inside = each => {
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    return width > 0 && left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
  };
  const seen = selector => [...document.querySelectorAll(selector)].some(inside);
  const wanted = { board, clock: '.seatclock' };
  for (let seat = 0; seat < seats; seat++) wanted[`points of ${seat}`] = `[data-points="${seat}"]`;
  return Object.entries(wanted).filter(([, selector]) => !seen(selector)).map(([name]) => name);
}"""


def test_one_of_three_vanishes_and_the_others_agree_on_a_bot_and_play_on(house: str, new_page: NewPage) -> None:
    scene = table(house, "connnect", ["human"] * 3)
    host, guest, third = (new_page() for _ in range(3))
    for seat, page in enumerate((host, guest, third)):
        scene.seat(seat).visit(page, house, name=EIGHT[seat])
        expect(page.locator("[data-legal]").first).to_be_visible()
    third.close()
    host.get_by_role("button", name="Table ").click()
    people = host.get_by_role("list", name="At the table").get_by_role("listitem")
    expect(people.nth(2)).to_contain_text("away", timeout=60_000)
    host.get_by_role("button", name="Suggest that a bot plays for Mei").click()
    guest.get_by_role("button", name="Agree").click()
    # the bot sits down when she has been away for a minute (tests/table); until then the others play on
    expect(host.get_by_text("Agreed: Jonas")).to_be_visible()
    for page in (host, guest):
        page.locator("[data-legal]").first.click()
        expect(page.locator("[data-act=undo]")).to_be_visible()


@pytest.mark.parametrize("width", [1440, 390])
def test_eight_sit_at_one_table(house: str, new_page: NewPage, width: int) -> None:
    """In Thai names and accents, everybody has a token and points in sight, and none pushes another aside."""
    scene = table(house, "connections", ["human"] * 8, names=EIGHT, options={"judge": "trust"})
    page = new_page(viewport={"width": width, "height": 900 if width > 900 else 844})
    scene.seat(7).visit(page, house, name=EIGHT[7])
    expect(page.locator(".seats .seat")).to_have_count(8)
    assert page.evaluate(OUT_OF_SIGHT, ["[data-board]", 8]) == ["clock"]  # nobody plays against time here
    boxes = [seat.bounding_box() for seat in page.locator(".seats .seat").all()]
    places = {(round(box["x"]), round(box["y"])) for box in boxes if box}
    assert len(places) == 8
    assert wrong_with(page) == []


@pytest.mark.matrix
@pytest.mark.parametrize("size", LOW)
@pytest.mark.parametrize("game", BOARDS)
def test_players_points_and_clock_are_in_sight(house: str, new_page: NewPage, game: str, size: str) -> None:
    width, height = LOW[size]
    page = new_page(viewport={"width": width, "height": height})
    scene = table(house, game, ["human", *["bot:greedy"] * (SEATS[game] - 1)], table={"clock": "turn 300"})
    scene.seat(0).visit(page, house)
    expect(page.locator(BOARDS[game])).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(OUT_OF_SIGHT, [BOARDS[game], SEATS[game]]) == []


def test_what_is_out_of_sight_is_seen(page: Page) -> None:
    page.set_content("<p class='seatclock' style='margin-top: 2000px'>1:00</p><b data-points='0'>3</b>")
    assert page.evaluate(OUT_OF_SIGHT, ["b", 3]) == ["board", "clock", "points of 0", "points of 1", "points of 2"]
