"""Connections, find it yourself: a miss waits in the browser, is appealed, and people have the last word (CX-J7)."""

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.scenes import Scene, act_as, table

OPTIONS = {"find": "own", "judge": "jury", "rounds": 1}


def missed(house: str) -> Scene:
    """A table whose first player has tried what the referee does not accept: nearly every first try."""
    for _ in range(8):
        scene = table(house, "connections", ["human", "human"], options=OPTIONS)
        for first in ("card", "at", "lay"):
            legal = scene.seen(house, 0)["legal"]
            act_as(house, scene, 0, next(notation for notation in legal if notation.startswith(first)))
        if scene.seen(house, 0)["view"]["pending"]:
            return scene
    raise AssertionError("the referee accepts everything")


@pytest.mark.rule("CX-J7")
def test_a_miss_is_appealed_and_the_other_lets_it_stand(house: str, new_page: NewPage) -> None:
    scene = missed(house)
    first, second = new_page(), new_page()
    Scene(scene.path, scene.seats[:1]).visit(first, house)
    Scene(scene.path, scene.seats[1:]).visit(second, house)
    expect(first.get_by_text("Appeal, or accept the miss.")).to_be_visible()
    expect(first.locator("[data-act=accept]")).to_be_visible()
    first.locator("[data-act=appeal]").click()
    if first.locator("[data-act=confirm]").count():
        first.locator("[data-act=confirm]").click()
    name = scene.seen(house, 0)["seats"][0]["name"]
    expect(second.get_by_role("heading", name=f"{name} appeals")).to_be_visible()
    second.get_by_role("button", name="It stands").click()
    expect(first.get_by_text(f"the appeal of {name} succeeds").first).to_be_attached()
    assert scene.seen(house, 0)["view"]["misses"] == [0, 0]


@pytest.mark.rule("CX-J6")
def test_a_miss_that_is_accepted_is_told(house: str, new_page: NewPage) -> None:
    scene = missed(house)
    first = new_page()
    Scene(scene.path, scene.seats[:1]).visit(first, house)
    first.locator("[data-act=accept]").click()
    if first.locator("[data-act=confirm]").count():
        first.locator("[data-act=confirm]").click()
    expect(first.get_by_text("are not accepted.").first).to_be_attached()
    assert scene.seen(house, 0)["view"]["misses"] == [1, 0]
