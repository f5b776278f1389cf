"""A seat of CoNNNect with a full zone and no box left: told *out* or *Switch*, and never sent in a circle."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.scenes import Scene, given, table
from connectable.contract import CHANCE
from connectable.generator import Generator
from connectable.playout import pick
from connectable.record import Record
from connectable.registry import game

SEEDS = {"out": 8, "switch": 4}
"""Games of somebody who spends every box at once, up to the moment when nothing else is left."""
SAVED = ("switch", "change", "move", "out", "claim")


def stuck(house: str, way: str) -> Scene:
    rules, rng = game("connnect"), Generator(SEEDS[way])
    state, record = rules.start(1, {}), Record("connnect", game("connnect").rules, {}, 1)
    for number in range(500):
        (seat,) = rules.to_act(state)
        if seat == CHANCE:
            action = pick(rules, state, seat, rng)
        else:
            legal = {rules.notation(each): each for each in rules.legal(state, seat)}
            if "out" in legal:
                assert any(notation.startswith("switch") for notation in legal) == (way == "switch")
                return table(house, "", ["human"], record=given(record))
            action = legal[wasteful(list(legal), number, collects=way == "switch")]
        record.play(seat, rules.notation(action))
        state = rules.apply(state, seat, action)
    raise AssertionError("nobody got stuck")


def wasteful(legal: list[str], number: int, collects: bool) -> str:
    """A Free Action wherever one is possible; who collects claims Connects for a Switch."""
    frees = [notation for notation in legal if notation.startswith("free")]
    threes = [notation for notation in legal if collects and re.fullmatch(r"claim \w+ \w+ \w+", notation)]
    rest = [notation for notation in legal if not notation.startswith(SAVED)] or legal
    takes = [notation for notation in legal if notation.startswith("take switch")]
    return [*takes, *threes, *frees[len(frees) // 2 :], rest[number * 7 % len(rest)]][0]


@pytest.mark.parametrize("width", [1440, 390])
def test_without_a_switch_it_is_out(page: Page, house: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    scene = stuck(house, "out")
    scene.seat(0).visit(page, house)
    primary = page.locator("[data-act=primary]")
    expect(page.get_by_text(re.compile("all boxes are crossed out: you are out"))).to_be_visible()
    expect(primary).to_have_text("Out")
    page.locator("[data-space=a1]").click()
    expect(page.locator(".slip")).to_have_count(0)
    expect(primary).to_have_text("Out for good")
    primary.click()
    expect(page.locator(".h1")).to_have_text("Nobody wins")
    assert scene.seen(house)["phase"] == "over"


@pytest.mark.parametrize("width", [1440, 390])
def test_with_a_switch_it_is_offered_and_play_goes_on(page: Page, house: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    stuck(house, "switch").seat(0).visit(page, house)
    expect(page.get_by_text(re.compile("A Switch gives you another zone"))).to_be_visible()
    page.locator("[data-space=a1]").click()
    expect(page.locator(".slip")).to_have_count(0)
    page.get_by_role("button", name=re.compile("Switch the zone die with")).first.click()
    expect(page.get_by_text(re.compile("you are out"))).to_have_count(0)
    expect(page.locator("[data-legal]").first).to_be_visible()
