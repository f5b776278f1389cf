"""A fair table: what is asked, told and counted, for everybody who sits there."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.acts import ACTING, dot
from browser.conftest import NewPage
from browser.scenes import Scene, play, played, table


def menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="Table ").click()
    page.get_by_role("dialog").get_by_role("button", name=entry).first.click()


def test_the_log_is_there_after_a_reload_and_without_what_was_taken_back(house: str, page: Page) -> None:
    scene = ACTING["connect5"].sit(house)
    scene.seat(0).visit(page, house)
    log = page.locator(".players .log")
    expect(log).to_contain_text("Jonas places on B2")
    ACTING["connect5"].begin(page)
    jump = "Ploy eats blue on B4 and lands on B3: 1 point."
    expect(log).to_contain_text(jump)
    page.reload()
    for line in ("Ploy places on D4", "Jonas places on B4", "Ploy places on I10", "Jonas places on B2", jump):
        expect(log).to_contain_text(line)
    page.get_by_role("button", name="Undo").click()
    expect(log).not_to_contain_text(jump)
    expect(log).to_contain_text("Jonas places on B2")
    menu(page, "Last moves")
    expect(page.get_by_role("dialog")).to_contain_text("Ploy places on D4")
    expect(page.get_by_role("dialog")).not_to_contain_text(jump)


@pytest.mark.parametrize("game", ["connnect", "connections"])
def test_the_log_of_every_game_survives_a_reload(house: str, page: Page, game: str) -> None:
    scene = ACTING[game].sit(house)
    scene.seat(0).visit(page, house)
    ACTING[game].begin(page)
    ACTING[game].finish(page)
    ACTING[game].finished(page)
    page.get_by_role("button", name="Table ").click()
    page.get_by_role("dialog").get_by_role("button", name="Last moves").click()
    line = page.get_by_role("dialog").locator(".log li").filter(has_text="Ploy").last.inner_text()
    page.reload()
    menu(page, "Last moves")
    expect(page.get_by_role("dialog")).to_contain_text(line)


def test_an_offer_names_its_move_and_asks_nobody_twice(house: str, new_page: NewPage) -> None:
    host, guest, third = new_page(), new_page(), new_page()
    scene = table(house, "connect5", ["human", "human", "human"])
    play(house, scene, "place D4", "place B4", "place I10", "place B2")
    for seat, page in enumerate((host, guest, third)):
        scene.seat(seat).visit(page, house)
        expect(page.locator("[data-dot]").first).to_be_visible()
    menu(third, "Ask to take back the last move")
    expect(third.locator(".offer")).to_contain_text("You asked to take back: “Mei places on I10”.")
    for page in (host, guest):
        expect(page.locator(".offer")).to_contain_text("Mei asks to take back a move: “Mei places on I10”.")
    host.get_by_role("button", name="Agree").click()
    expect(host.get_by_role("button", name="Agree")).to_have_count(0)
    expect(host.get_by_role("button", name="Decline")).to_have_count(0)
    guest.get_by_role("button", name="Agree").click()
    expect(host.locator(".offer")).to_have_count(0)
    expect(host.locator(".players .log")).not_to_contain_text("Mei places on I10")


def test_against_bots_taking_back_is_told_and_counted_and_stopping_asks_first(house: str, page: Page) -> None:
    scene = table(house, "connect5", ["human", "bot:greedy"])
    scene.visit(page, house)
    dot(page, "D4").click()
    page.locator("[data-guide=confirm][aria-disabled=false]").click()
    expect(page.locator(".players .log li")).to_have_count(2)  # the bot has answered
    page.get_by_role("button", name="Table ").click()
    expect(page.get_by_role("button", name="Ask to take back the last move")).to_have_count(0)
    page.locator("[data-act=undo-seen]").click()
    told = "You have taken back a move after seeing what came of it."
    expect(page.locator(".news")).to_have_text(told)
    expect(page.locator(".players .log")).to_have_text(re.compile(rf"^\s*{re.escape(told)}\s*$"))

    menu(page, "Stop the game")
    expect(page.get_by_role("dialog")).to_contain_text("The game ends here without a result.")
    assert scene.seen(house)["phase"] == "playing"
    page.get_by_role("button", name="Play on").click()
    menu(page, "Stop the game")
    page.get_by_role("dialog").get_by_role("button", name="Stop the game").click()
    expect(page.get_by_text("Ploy: 1 take-back", exact=True)).to_be_visible()


def test_a_table_alone_has_one_seat_and_time_to_object_is_asked_where_there_is_a_vote(house: str, page: Page) -> None:
    Scene("/new/connections", []).visit(page, house)
    expect(page.locator("li")).to_have_count(2)
    page.get_by_role("radio", name="referee").check()
    expect(page.get_by_label("Time to object")).to_have_count(0)
    page.get_by_role("radio", name="vote").check()
    expect(page.get_by_label("Time to object")).to_have_value("-1")
    expect(page.get_by_label("Time to object").locator("option").first).to_have_text("20 seconds")
    page.get_by_role("radio", name="Quick play").check()
    expect(page.get_by_label("Time to object").locator("option").first).to_have_text("5 seconds")
    page.get_by_label("Time to object").select_option("60")
    page.get_by_role("radio", name="Solitaire").check()
    expect(page.locator("main li")).to_have_count(1)
    expect(page.get_by_role("button", name="A friend")).to_have_count(0)
    page.get_by_role("radio", name="Classic").check()
    expect(page.locator("main li")).to_have_count(2)
    page.get_by_role("button", name="Make the table and invite").click()
    page.wait_for_url("**/t/**")
    expect(page.get_by_text("Open seat", exact=True)).to_be_visible()
    seen = page.evaluate(
        """async () => { const [seat] = JSON.parse(localStorage['connectable.seats']);
        const answer = await fetch(`/api/tables/${seat.table}`, {headers: {Authorization: `Bearer ${seat.token}`}});
        return (await answer.json()).settings.objection; }"""
    )
    assert seen == 60


def test_at_one_device_an_open_board_is_not_covered_and_names_are_asked_for(house: str, page: Page) -> None:
    Scene("/new/connect5", []).visit(page, house)
    page.get_by_label("All on this device").click()
    page.get_by_label("Name of the person in seat 2").fill("Amara")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("Place your first token", exact=True).first).to_be_visible()
    dot(page, "D4").click()
    page.locator("[data-guide=confirm][aria-disabled=false]").click()
    expect(page.get_by_text("Amara, you", exact=True)).to_be_visible()
    expect(page.locator(".cover")).to_have_count(0)
    dot(page, "B4").click()
    page.locator("[data-guide=confirm][aria-disabled=false]").click()
    expect(page.get_by_text("Ploy, you", exact=True)).to_be_visible()


def test_at_one_device_all_are_asked_at_once_whether_somebody_objects(house: str, page: Page) -> None:
    scene = table(house, "connections", ["human"] * 3, options={"judge": "vote"}, table={"kind": "hotseat"})
    scene.visit(page, house)
    ACTING["connections"].begin(page)
    page.locator("[data-act=place][aria-disabled=false]").click()
    expect(page.locator(".group")).to_contain_text("Does anybody object?")
    expect(page.locator(".group")).to_contain_text("Ploy laid")
    expect(page.locator(".hand-card")).to_have_count(0)
    page.locator("[data-act=group-agree]").click()
    expect(page.locator(".cover")).to_contain_text("Jonas is next")
    assert scene.seen(house)["view"]["windows"] == []


def test_who_came_by_link_can_check_the_dice(house: str, page: Page) -> None:
    scene = played(house)
    code = scene.seats[0]["code"]
    Scene(f"{scene.path}#{code}", []).visit(page, house)
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("These dice were fair.", exact=True)).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    expect(page.get_by_role("button", name="Check the dice")).to_be_visible()


def test_typed_dice_are_corrected_until_the_next_act(house: str, page: Page) -> None:
    scene = table(house, "connnect", ["human"], table={"dice": "table", "draw_cards": True})
    scene.visit(page, house)
    for face in (2, 4, 4):
        page.locator(f"[data-face='{face}']").click()
    page.locator(".table-dice [data-act=primary]").click()
    page.get_by_role("button", name="Correct 2 4 4").click()
    for face in (2, 5, 6):
        page.get_by_role("dialog").locator(f"[data-face='{face}']").click()
    page.get_by_role("dialog").locator("[data-act=primary]").click()
    expect(page.get_by_role("button", name="Correct 2 5 6")).to_be_visible()
    assert sorted(scene.seen(house)["view"]["sheets"][0]["dice"]) == [2, 5, 6]
    expect(page.locator(".news")).to_have_text("Ploy corrects what was typed.")


def test_only_cards_that_exist_can_be_typed(house: str, page: Page) -> None:
    scene = table(house, "connnect", ["human"], table={"dice": "table"})
    scene.visit(page, house)
    offered = page.locator(".table-dice .btn")
    for _ in range(4):
        drawn = offered.first.inner_text()
        offered.first.click()
        expect(offered.first).not_to_have_text(drawn)  # a second tap before that would name the same card
    expect(page.locator(".table-dice .label")).to_contain_text("A")
    expect(offered.first).to_have_text("A1")
    names = [f"card {name}" for name in offered.all_inner_texts()]
    assert names == scene.seen(house)["outcomes"]


def test_the_welcome_counts_no_games(house: str, page: Page) -> None:
    Scene("/", []).visit(page, house)
    expect(page.locator(".hero p")).to_have_text(re.compile(r"^Games about joining things up\."))


def test_a_failed_challenge_is_told(house: str, new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    scene = table(house, "connections", ["human", "human"], options={"judge": "vote"})
    scene.seat(0).visit(host, house)
    scene.seat(1).visit(guest, house, name="Jonas")
    ACTING["connections"].begin(host)
    host.locator("[data-act=place][aria-disabled=false]").click()
    guest.locator("[data-act=challenge]").first.click()
    for page in (host, guest):
        expect(page.locator(".jury .stamp")).to_be_visible()
        expect(page.locator(".log")).to_contain_text(re.compile("challenged in vain|was right to challenge"))
