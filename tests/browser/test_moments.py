"""Moments: points rise to the seat, the last position is held before the result, sounds; a tap ends any motion."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser.acts import CONNECT5_CONFIRM, dot
from browser.conftest import Faults, NewPage
from browser.scenes import ENDED, Scene, act_as, play, table
from browser.test_connnect_story import ROUND_ONE, started
from browser.test_find import acted
from browser.test_sounds_and_notices import LISTEN
from paths import RECORDS

FOUR = ["place A2", "place D1", "place A4", "place C7", "place A5", "place F11", "place A6", "place I2"]


def before_five(house: str) -> Scene:
    scene = table(house, "connect5", ["human", "human"])
    play(house, scene, *FOUR)
    return scene


def make_five(page: Page) -> None:
    dot(page, "A7").click()
    page.locator(f"{CONNECT5_CONFIRM}[aria-disabled=false]").click()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_winning_position_is_held_and_a_tap_leads_on(new_page: NewPage, house: str, motion: str) -> None:
    page = new_page(reduced_motion=motion)
    before_five(house).seat(0).visit(page, house)
    make_five(page)
    expect(dot(page, "A7")).to_have_attribute("aria-label", re.compile("your token"))
    result = page.get_by_role("heading", name=re.compile("wins|won|Connect 5", re.I))
    page.mouse.click(5, 500)
    expect(page.locator("[data-dot]")).to_have_count(0)
    expect(result.first).to_be_visible()


def test_while_the_last_position_is_held_nothing_is_awaited(page: Page, house: str) -> None:
    record = json.loads((RECORDS / f"{ENDED['connnect']}.json").read_text())
    seat, last = record["entries"].pop()
    scene = table(house, "", ["human"] * record["seats"], record=record)
    page.add_init_script("""
      window.held = '';
      new MutationObserver(() => {
        const prompt = document.querySelector('.connnect .say')?.textContent;
        const others = document.querySelector('.connnect h2:has(+ .other-sheets)')?.textContent;
        if (prompt?.includes('over')) held = `${prompt} / ${others} / ${document.querySelector('header').textContent}`;
      }).observe(document, { subtree: true, childList: true, characterData: true });
    """)
    scene.seat(0).visit(page, house)
    expect(page.locator(".other-sheet").first).to_be_visible()
    act_as(house, scene, seat, last)
    expect(page.locator("td.source").first).to_be_visible()
    assert re.search("Game over / Around the table, as round.12 ended / .*Game over", page.evaluate("held"))
    expect(page.locator("header.top")).to_contain_text("Game over")


def test_the_result_comes_by_itself(page: Page, house: str) -> None:
    before_five(house).seat(0).visit(page, house)
    make_five(page)
    expect(page.locator("[data-dot]")).to_have_count(0)


COUNTED = """
  window.counted = [];
  new MutationObserver(() => {
    const busy = document.querySelector('section[aria-busy=true] td.source');
    if (busy) counted.push(document.querySelectorAll('td.source:not(.later)').length);
  }).observe(document, { subtree: true, childList: true, attributes: true });
"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_ending_counts_the_sources_and_says_why_the_winner_won(new_page: NewPage, house: str, motion: str) -> None:
    page = new_page(reduced_motion=motion)
    page.add_init_script(COUNTED)
    before_five(house).seat(0).visit(page, house)
    make_five(page)
    expect(page.get_by_text("You were ahead of Jonas in Connect 5 (+5).")).to_be_visible()
    expect(page.locator("section[aria-busy=false] td.source")).to_have_count(4)
    expect(page.locator("tbody tr").first).to_contain_text("Ploy")
    seen = page.evaluate("counted")
    assert seen[:1] == ([0] if motion == "no-preference" else [])
    assert seen == sorted(seen), "source after source"
    page.reload()
    expect(page.locator("td.source")).to_have_count(4)
    assert page.evaluate("counted") == [], "only before the eyes of those who saw the end"


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_points_rise_to_the_seat_and_what_is_eaten_sinks(new_page: NewPage, house: str, motion: str) -> None:
    page = new_page(reduced_motion=motion)
    page.add_init_script("""
      window.risen = [];
      window.sunk = 0;
      new MutationObserver(all => all.forEach(({ addedNodes }) => addedNodes.forEach(node => {
        if (node.dataset?.rise !== undefined) risen.push(node.textContent);
        if (node.dataset?.sinking !== undefined) sunk += 1;
      }))).observe(document, { subtree: true, childList: true });
    """)
    scene = table(house, "connect5", ["human", "human"])
    play(house, scene, "place D4", "place B4", "place I10", "place I2")
    scene.seat(0).visit(page, house)
    dot(page, "D4").click()
    dot(page, "B3").click()
    page.locator(f"{CONNECT5_CONFIRM}[aria-disabled=false]").click()
    page.wait_for_function("() => risen.includes('+1')")
    if motion == "reduce":
        expect(page.locator("[data-arrived=D4]")).to_be_visible()
        expect(page.locator("[data-arrived=B3]")).to_be_visible()
    expect(page.locator("[data-rise]")).to_have_count(0)
    assert page.evaluate("sunk") == (0 if motion == "reduce" else 1)


SHOWN_POINTS = """
  window.shown = [];
  new MutationObserver(() => {
    const now = document.querySelector('[data-points="0"]')?.textContent;
    if (now !== undefined && shown.at(-1) !== now) shown.push(now);
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_card_lands_with_a_tap_for_its_rivet_and_the_number_counts_up(
    new_page: NewPage, house: str, faults: Faults, motion: str
) -> None:
    page = new_page(reduced_motion=motion)
    page.add_init_script(LISTEN + SHOWN_POINTS)
    scene = table(house, "connections", ["human", "human"], options={"judge": "trust"})
    scene.seat(1).visit(page, house, sound=True)
    page.locator(".web .web-card").first.wait_for()
    page.evaluate("heard.length = 0")
    acted(house, scene, 0, "card", "at", "lay")
    points = scene.seen(house)["view"]["seats"][0]["points"]
    expect(page.locator("[data-points='0']").first).to_have_text(str(points))
    seen = [int(number) for number in page.evaluate("shown")]
    assert seen == sorted(seen)
    assert seen[-1] == points
    assert (len(seen) > 2) == (motion == "no-preference"), "in steps, unless less motion is wanted"
    page.wait_for_function("() => heard.filter(part => part === 'rustle').length === 2")  # the card, its rivet
    faults.forgive("AudioContext")


def test_a_five_and_the_win_are_heard(page: Page, house: str, faults: Faults) -> None:
    page.add_init_script(LISTEN)
    before_five(house).seat(0).visit(page, house, sound=True)
    dot(page, "A7").wait_for()
    page.evaluate("heard.length = 0")
    make_five(page)
    page.wait_for_function("() => heard.filter(part => part === 'tone').length >= 8")  # three notes, and five
    faults.forgive("AudioContext")


def test_a_claim_is_heard(page: Page, house: str, faults: Faults) -> None:
    page.add_init_script(LISTEN)
    scene = started(house, *[(0, act) for act in ROUND_ONE[:3]])
    scene.seat(0).visit(page, house, sound=True)
    page.locator(".claim-list .chip").first.wait_for()
    page.evaluate("heard.length = 0")
    act_as(house, scene, 0, ROUND_ONE[3])
    page.wait_for_function("() => heard.includes('tone')")
    faults.forgive("AudioContext")


def test_a_number_is_written_and_less_motion_shows_it_at_once(new_page: NewPage, house: str) -> None:
    for motion, name in (("no-preference", "pen-write"), ("reduce", "none")):
        page = new_page(reduced_motion=motion)
        started(house, (0, "zone 3")).seat(0).visit(page, house)
        page.locator("[data-space=e5][data-legal]").click()
        written = page.locator(".pen.write").first
        expect(written).to_have_css("animation-name", name)


def test_a_tap_ends_any_motion(new_page: NewPage, house: str) -> None:
    page = new_page(reduced_motion="no-preference")
    started(house, (0, "zone 3")).seat(0).visit(page, house)
    page.locator("[data-space=e5][data-legal]").click()
    page.locator(".pen.write").first.wait_for()
    page.evaluate("document.querySelector('.pen.write').style.animationDuration = '2s'")
    running = "document.querySelector('.pen.write').getAnimations().filter(each => each.playState === 'running').length"
    assert page.evaluate(running) == 1
    page.mouse.click(5, 880)
    assert page.evaluate(running) == 0
