"""What the first load of the home page weighs, and each game's table."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Response, WebSocket

from browser.scenes import Scene, midway, table

FIRST_LOAD_BYTES = 60_000
GAME_BYTES = 110_000
"""A table of a game in all, with its catalogues."""
COUNTED = ("javascript", "css", "html")
LATE = ("more-", "Coach-", "Gathering-", "Result-", "TableMenu-", "home-")
"""What a table in play does not need, by the beginning of its files' names."""


COUNT_BARS = """
  window.bars = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element) bars += node.matches("header.top") || node.querySelectorAll("header.top").length;
  }).observe(document, { childList: true, subtree: true });
"""
"""How often the bar above a page was made."""


def weigh(responses: list[Response]) -> int:
    """Everything that runs, as gzip sends it."""
    bodies = [one.body() for one in responses if any(kind in one.headers.get("content-type", "") for kind in COUNTED)]
    return sum(len(gzip.compress(body, 9)) for body in bodies)


@contextmanager
def heard(page: Page) -> Iterator[list[Response]]:
    """What the page fetches meanwhile."""
    responses: list[Response] = []

    def hear(response: Response) -> None:
        responses.append(response)

    page.on("response", hear)
    yield responses
    page.remove_listener("response", hear)


def late(responses: list[Response]) -> set[str]:
    return {name for one in responses if (name := one.url.split("/")[-1]).startswith(LATE)}


@pytest.mark.parametrize("language", ["en", "th"])
def test_the_first_load_is_light(house: str, page: Page, language: str) -> None:
    with heard(page) as responses:
        Scene("/", []).visit(page, house, language=language)
        page.wait_for_load_state("networkidle")
        responses.clear()
        page.reload()
        page.wait_for_load_state("networkidle")
    weight = weigh(responses)
    assert weight < FIRST_LOAD_BYTES, f"{weight} bytes"
    assert {name.split("-")[0] for name in late(responses)} == {"home"}
    hosts = {one.url.split("/")[2] for one in responses if not one.url.startswith("data:")}
    assert hosts == {house.removeprefix("http://")}  # nothing from anywhere else


def test_each_game_is_light(house: str, page: Page) -> None:
    found = {}
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))  # noqa: PLW0108 Playwright needs a named parameter
    Scene("/", []).visit(page, house)
    for game in ("connnect", "connect5", "connections"):
        with heard(page) as responses:
            midway(house, game, 4, level="random").visit(page, house)
            page.wait_for_load_state("networkidle")
        found[game] = weigh(responses)
        assert not late(responses), game
        assert len(sockets) == 1, game
        sockets.clear()
    assert all(weight < GAME_BYTES for weight in found.values()), found


@pytest.mark.parametrize("game", ["connnect", "connect5", "connections"])
def test_a_seat_sees_its_table_drawn_once(house: str, page: Page, game: str) -> None:
    page.add_init_script(COUNT_BARS)
    table(house, game, ["human", "bot:random"]).visit(page, house)
    found = [page.evaluate("bars")]
    while min(found) > 1 and len(found) < 5:  # where the server is slow the page says so first
        page.reload()
        page.wait_for_load_state("networkidle")
        found.append(page.evaluate("bars"))
    assert min(found) == 1, found


@pytest.mark.parametrize("game", ["connnect", "connect5", "connections"])
def test_who_comes_by_a_link_sees_the_table_drawn_once(house: str, page: Page, game: str) -> None:
    page.add_init_script(COUNT_BARS)
    scene = table(house, game, ["human", "bot:random"])
    Scene(f"{scene.path}#{scene.seats[0]['code']}", []).visit(page, house)
    found = [page.evaluate("bars")]
    while min(found) > 1 and len(found) < 5:  # where the server is slow the page says so first
        page.reload()
        page.wait_for_load_state("networkidle")
        found.append(page.evaluate("bars"))
    assert min(found) == 1, found
