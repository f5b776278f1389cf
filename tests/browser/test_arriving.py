"""Arriving: the host's name, the invitation, seats taken away, leaving; Play now by strength and way; My games."""

import json

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.page_checks import wrong_with
from browser.scenes import Scene, table

SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 360, "height": 640}}


def test_the_host_gives_a_name_before_inviting(house: str, page: Page) -> None:
    Scene("/new/connect5", []).visit(page, house, name="")
    page.get_by_role("button", name="Make the table and invite").click()
    expect(page.get_by_role("alert")).to_have_text("Your friends see who invites them: write your name first.")
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Ploy")
    page.get_by_role("button", name="Make the table and invite").click()
    page.wait_for_url("**/t/**")
    expect(page.get_by_text("Ploy", exact=True)).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    for button in ("Copy", "Start with a bot"):  # what a host came for, without scrolling
        expect(page.get_by_role("button", name=button)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["connnect", "connect5", "connections"])
def test_an_invitation_says_who_invites_to_what(house: str, new_page: NewPage, game: str, size: str) -> None:
    scene = table(house, game, ["human", "open"], names=["Ploy"], table={"clock": "turn 60"})
    page = new_page(viewport=SIZES[size])
    Scene(f"{scene.path}#{scene.seats[0]['code']}", []).visit(page, house, name="")
    about = page.locator(".about")
    expect(about).to_contain_text("Ploy invites you to play")
    expect(about).to_contain_text("What is this game?")
    for fact in ("Playing time", "Clock", "1 minute per turn"):
        expect(about).to_contain_text(fact)
    if game == "connections":
        expect(about).to_contain_text("Language of the cards")
    expect(page.get_by_role("button", name="Join")).to_be_in_viewport(ratio=1)
    assert wrong_with(page) == []


def test_open_seats_are_taken_away_and_who_came_can_leave(house: str, new_page: NewPage) -> None:
    scene = table(house, "connect5", ["human", "open", "open", "open"], names=["Ploy"])
    host, guest = new_page(), new_page()
    scene.seat(0).visit(host, house)
    Scene(f"{scene.path}#{scene.seats[0]['code']}", []).visit(guest, house, name="Jonas")
    guest.get_by_role("button", name="Join").click()
    expect(host.get_by_text("Jonas", exact=True)).to_be_visible()
    host.locator("[data-act=remove-seat]").first.click()
    expect(host.locator("main ul li")).to_have_count(3)
    guest.get_by_role("button", name="Leave the table").click()
    guest.wait_for_url(f"{house}/")
    expect(host.get_by_text("Jonas", exact=True)).to_have_count(0)
    assert guest.evaluate("localStorage['connectable.seats']") == "[]"


def test_on_a_tablet_on_its_side_every_game_is_begun_without_scrolling(house: str, page: Page) -> None:
    """Connect 5 has nine choices of strength."""
    page.set_viewport_size({"width": 1024, "height": 768})
    Scene("/", []).visit(page, house)
    for game in ("connnect", "connect5", "connections"):
        expect(page.locator(f".lid[data-game={game}] .btn.solid")).to_be_in_viewport(ratio=1)


def test_strength_and_board_are_one_tap_and_kept(house: str, page: Page) -> None:
    Scene("/", []).visit(page, house)
    lid = page.locator(".lid[data-game=connect5]")
    lid.get_by_role("radio", name="strong").check()
    expect(lid).to_contain_text("Looks far ahead and forgives little.")
    lid.get_by_role("radio", name="Side A, advanced").check()
    page.reload()
    expect(lid.get_by_role("radio", name="strong")).to_be_checked()
    assert wrong_with(page) == []
    lid.locator(".btn.solid").click()
    page.wait_for_url("**/t/**")
    expect(page.get_by_text("bot, strong").first).to_be_visible()
    expect(page.locator("header.top")).to_contain_text("side A")


@pytest.mark.parametrize("way", ["classic", "endless", "solitaire", "quick", "quads", "rummy"])
def test_every_way_is_played_from_the_start_page(house: str, page: Page, way: str) -> None:
    Scene("/", []).visit(page, house)
    page.locator(f"[data-way={way}]").click()
    page.wait_for_url("**/t/**")
    expect(page.locator(".hand-card, .card-on-table, [data-card]").first).to_be_visible()


def test_connnect_can_be_played_alone(house: str, page: Page) -> None:
    Scene("/", []).visit(page, house)
    page.locator(".lid[data-game=connnect]").get_by_role("button", name="Play alone").click()
    page.locator("[data-legal]").first.wait_for()


def finished(at: int, rank: int) -> dict[str, object]:
    seats = [{"name": "Ploy", "level": ""}, {"name": "Wren", "level": "easy"}]
    points, ranks = ([9, 4], [1, 2]) if rank == 1 else ([4, 9], [2, 1])
    return {"table": f"t-{at}", "game": "connect5", "at": at, "code": "", "seats": seats, "seat": 0,
            "points": points, "ranks": ranks, "stopped": False}  # fmt: skip


@pytest.mark.parametrize(
    ("rank", "said", "level"),
    [(1, "You won twice in a row. Try medium?", "medium"), (2, "You lost twice in a row. Try gentle?", "gentle")],
)
def test_after_two_games_another_opponent_is_suggested(
    house: str, page: Page, rank: int, said: str, level: str
) -> None:
    Scene("/", []).visit(page, house)
    games = [finished(2, rank) | {"game": "connnect"}, finished(1, rank) | {"game": "connnect"}]
    page.evaluate("games => localStorage.setItem('connectable.games', games)", json.dumps(games))
    page.evaluate("localStorage.setItem('connectable.play.connnect', JSON.stringify({level: 'easy', board: ''}))")
    page.reload()
    lid = page.locator(".lid[data-game=connnect]")
    expect(lid.get_by_role("radio", name="easy")).to_be_checked()
    lid.get_by_role("button", name=said).click()
    expect(lid.get_by_role("radio", name=level)).to_be_checked()
    expect(lid.locator(".suggest")).to_have_count(0)


def test_match_me_follows_the_results_on_the_box_and_in_the_lobby(house: str, page: Page) -> None:
    Scene("/", []).visit(page, house)
    lid = page.locator(".lid[data-game=connnect]")
    expect(lid.get_by_role("radio", name="match me")).to_be_checked()
    expect(lid).to_contain_text("Stronger after two wins in a row, weaker after two defeats. Now: gentle.")
    won = [finished(at, 1) | {"game": "connnect"} for at in (2, 1)]
    page.evaluate("games => localStorage.setItem('connectable.games', games)", json.dumps(won))
    page.reload()
    expect(lid).to_contain_text("Now: medium.")
    page.goto(f"{house}/new/connnect")
    page.get_by_role("button", name="Add a bot").click()
    seats = page.get_by_role("combobox", name="Who sits")
    expect(seats.last).to_have_value("bot:match")
    expect(page.locator("main")).to_contain_text("Now: medium")
    seats.first.select_option("bot:gentle")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/**")
    expect(page.get_by_text("bot, medium").first).to_be_visible()
    assert wrong_with(page) == []


def test_a_finished_game_is_among_my_games_with_its_sums(house: str, page: Page) -> None:
    scene = table(house, "connect5", ["human", "bot:easy"])
    scene.seat(0).visit(page, house)
    page.get_by_role("button", name="Table ").click()
    page.get_by_role("dialog").get_by_role("button", name="Stop the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Stop the game").click()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    kept = json.loads(page.evaluate("localStorage['connectable.games']"))
    assert [(one["game"], one["stopped"]) for one in kept] == [("connect5", True)]
    page.evaluate(
        "games => localStorage.setItem('connectable.games', games)", json.dumps([*kept, finished(2, 1), finished(1, 2)])
    )
    page.goto(house)
    page.get_by_role("button", name="All games, 3 finished").click()
    dialog = page.get_by_role("dialog")
    sums = dialog.get_by_role("row").filter(has_text="Connect 5")
    assert sums.locator("td").all_inner_texts() == ["2", "1", "9", "6.5"]
    expect(dialog.locator("ol li")).to_have_count(3)
    expect(dialog.get_by_role("link", name="Replay of").first).to_be_visible()
    assert wrong_with(page) == []
    with page.expect_download() as saved:
        dialog.get_by_role("link", name="Save as a file").click()
    games = json.loads(saved.value.path().read_text("utf-8"))
    assert len(games) == 3
    assert all("code" not in one for one in games)


def test_a_rematch_against_bots_draws_the_seats_anew(house: str, page: Page) -> None:
    scene = table(house, "connect5", ["human", "bot:easy"])
    scene.seat(0).visit(page, house)
    page.get_by_role("button", name="Table ").click()
    page.get_by_role("dialog").get_by_role("button", name="Stop the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Stop the game").click()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url("**-2")
    seen = page.evaluate(
        """async () => { const seats = JSON.parse(localStorage['connectable.seats']);
        const held = seats.find((one) => one.table.endsWith('-2'));
        const answer = await fetch(`/api/tables/${held.table}`, {headers: {authorization: `Bearer ${held.token}`}});
        return (await answer.json()).settings.seating; }"""
    )
    assert seen == "random"


def test_public_tables_say_with_whom_and_how(house: str, page: Page) -> None:
    table(house, "connect5", ["human", "open"], names=["Amara"], table={"visibility": "public", "clock": "turn 60"})
    Scene("/", []).visit(page, house)
    listed = page.get_by_role("list", name="Public tables").locator("li").filter(has_text="Amara")
    expect(listed.first).to_contain_text("Connect 5")
    expect(listed.first).to_contain_text("1 minute per turn")


def test_a_room_has_a_code_a_picture_and_its_standings(house: str, page: Page) -> None:
    Scene("/r/new", []).visit(page, house)
    page.get_by_label("Name").fill("Friday")
    page.locator("form .btn").click()
    expect(page.get_by_role("heading", name="Friday")).to_be_visible()
    expect(page.locator(".invite img")).to_be_visible()
    expect(page.get_by_role("button", name="Copy")).to_be_visible()
    assert wrong_with(page) == []
    page.goto(house)
    page.get_by_role("link", name="Friday").click()  # whoever was in a room finds it again without the link
    expect(page.get_by_role("heading", name="Friday")).to_be_visible()
