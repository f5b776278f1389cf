"""What must not lose a move: a reload, a cut network, a server that is killed, an address without WebCrypto."""

import time
from pathlib import Path

from playwright.sync_api import Page, expect

from connectable.terminal.serve import lan_address
from web.conftest import Faults, NewPage
from web.scenes import Scene, midway, played, table
from web.serving import Serving

CONFIRM = "[data-guide=confirm]"
CUT_SECONDS = 20
NOISE = ("WebSocket", "net::ERR", "ERR_CONNECTION")
"""What a browser writes about a network that is not there."""


def test_a_reload_in_the_middle_of_a_turn(house: str, page: Page) -> None:
    """What was pencilled in is on the server."""
    midway(house, "connnect", 60).visit(page, house)
    page.locator("[data-legal], .choose .bn, .found .chip").first.wait_for()
    before = page.locator("main").inner_text()
    page.reload()
    page.locator("[data-legal], .choose .bn, .found .chip").first.wait_for()
    assert page.locator("main").inner_text() == before


def test_a_tap_without_network_is_sent_afterwards(house: str, page: Page, faults: Faults) -> None:
    table(house, "connect5", ["human", "human"]).visit(page, house)
    page.locator('[data-dot="D4"]').click()
    page.context.set_offline(True)
    started = time.monotonic()
    page.locator(CONFIRM).click()
    page.wait_for_timeout(1000 * max(0.0, CUT_SECONDS - (time.monotonic() - started)))
    page.context.set_offline(False)
    expect(page.locator('[data-dot="D4"]')).to_have_attribute("aria-label", "D4, circled, your token")
    expect(page.get_by_text("The table cannot be reached")).to_have_count(0)
    faults.forgive(*NOISE)


def test_a_killed_server_comes_back_to_the_same_table(own_house: Serving, page: Page, faults: Faults) -> None:
    table(own_house.url, "connect5", ["human", "human"]).visit(page, own_house.url)
    page.locator('[data-dot="D4"]').click()
    own_house.kill()
    expect(page.get_by_text("The table cannot be reached. Trying again.")).to_be_visible()
    page.locator(CONFIRM).click()
    expect(page.get_by_text("Your move is sent as soon as it is back")).to_be_visible()
    own_house.start()
    expect(page.get_by_text("The table cannot be reached")).to_have_count(0)
    expect(page.get_by_text("Jonas is to move", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_text("Jonas is to move", exact=True)).to_be_visible()
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
        page.locator(CONFIRM).click()
        expect(page.locator('[data-dot="D4"]')).to_have_attribute("aria-label", "D4, circled, your token")
        page.close()
    faults.forgive("Cross-Origin-Opener-Policy")  # browsers heed that header only over https
