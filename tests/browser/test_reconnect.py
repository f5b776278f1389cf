"""What must not lose a move: a reload, a cut network, a server that is killed, an address without WebCrypto."""

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from browser.acts import ACTING, CONNECT5_CONFIRM, GAMES, Acting
from browser.conftest import Faults, NewPage
from browser.running_server import Line, Serving
from browser.scenes import Scene, played
from connectable.cli.serve import lan_address

CUT_SECONDS = 20
"""Of the page's own clock, which the test moves on."""
AWAY = "The table cannot be reached"
SENT_LATER = "Your move is sent as soon as it is back"
NOISE = ("WebSocket", "net::ERR", "ERR_CONNECTION")
"""What a browser writes about a network that is not there."""


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle_of_a_turn(house: str, page: Page, game: str) -> None:
    """What was begun is on the server, and the turn goes on from there."""
    acting = ACTING[game]
    scene = acting.sit(house)
    scene.seat(0).visit(page, house)
    acting.begin(page)
    before = page.locator(acting.kept).inner_text()
    page.reload()
    acting.begun(page)
    expect(page.locator(acting.kept)).to_have_text(before, use_inner_text=True)
    acting.finish(page)
    acting.finished(page)
    page.reload()
    acting.finished(page)


class Begun(NamedTuple):
    """Somebody in the middle of a turn."""

    acting: Acting
    scene: Scene
    page: Page
    view: dict[str, Any]
    """Of the game, as this seat saw it then; who is here or away does not show in it."""


def begin_each(house: str, new_page: NewPage, line: str = "") -> list[Begun]:
    """Every game at once, each in a browser of its own that goes by that line."""
    found = []
    for acting in ACTING.values():
        scene, page = acting.sit(house), new_page()
        page.clock.install()
        scene.seat(0).visit(page, line or house)
        acting.begin(page)
        found.append(Begun(acting, scene, page, scene.seen(house)["view"]))
    return found


def is_counted_once(house: str, one: Begun) -> None:
    one.acting.finished(one.page)
    expect(one.page.get_by_text(AWAY)).to_have_count(0)
    expect(one.page.locator(".slip")).to_have_count(0)  # a second one would be refused
    assert one.scene.seen(house)["view"] != one.view


def test_a_tap_without_network_is_sent_afterwards(serving: Serving, new_page: NewPage, faults: Faults) -> None:
    """One cut for all games; the connections of before do not outlive it."""
    house = serving.url
    with Line(serving.port) as line:
        begun = begin_each(house, new_page, line.url)
        line.cut()
        for one in begun:
            one.page.context.set_offline(True)
            one.acting.finish(one.page)
            expect(one.page.get_by_text(SENT_LATER)).to_be_visible()
            for _ in range(CUT_SECONDS):  # one by one: each attempt may fail before the next one is due
                one.page.clock.run_for(1000)
        line.mend()
        for one in begun:
            assert one.scene.seen(house)["view"] == one.view  # it was cut indeed
            one.page.context.set_offline(False)
        for one in begun:
            is_counted_once(house, one)
            one.page.close()
    faults.forgive(*NOISE)


def test_a_killed_server_comes_back_to_the_same_tables(own_house: Serving, new_page: NewPage, faults: Faults) -> None:
    """One power cut for all games."""
    begun = begin_each(own_house.url, new_page)
    own_house.kill()
    for one in begun:
        expect(one.page.get_by_text(f"{AWAY}. Trying again.")).to_be_visible()
        one.acting.begun(one.page)
        one.acting.finish(one.page)
        expect(one.page.get_by_text(SENT_LATER)).to_be_visible()
    own_house.start()
    for one in begun:
        is_counted_once(own_house.url, one)
        one.page.reload()
        one.acting.finished(one.page)
    faults.forgive(*NOISE)


def test_over_the_home_network_without_web_crypto(tmp_path: Path, new_page: NewPage, faults: Faults) -> None:
    """No secure context there: the browser has no crypto.subtle, no clipboard and no service worker."""
    with Serving(tmp_path, host="0.0.0.0") as server:
        address = f"http://{lan_address()}:{server.port}"
        assert "127.0.0.1" not in address
        page = new_page()
        scene = played(server.url)
        scene._replace(path=scene.path.replace("/t/", "/dice/")).visit(page, address)
        assert page.evaluate("isSecureContext") is False
        expect(page.get_by_role("heading", name="These dice were fair.")).to_be_visible()
        Scene("/", []).visit(page, address)
        page.get_by_role("button", name="Play Connect 5 now against bots").click()
        page.locator('[data-dot="D4"]').click()
        page.locator(CONNECT5_CONFIRM).click()
        expect(page.locator('[data-dot="D4"]')).to_have_attribute("aria-label", re.compile("^D4, circled, your token"))
        page.close()
    faults.forgive("Cross-Origin-Opener-Policy")  # browsers heed that header only over https
