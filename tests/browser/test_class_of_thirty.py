"""A class of thirty at eight tables: three pupils and the teacher in real browsers, the others over sockets."""

import asyncio
import json
import threading
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.scenes import call
from browser.test_class import PHONE, come_in, enter
from server.groups.class_room import ClassRoom
from server.groups.test_class_of_thirty import Pupil
from server.running_server import new_key, until

IN_BROWSERS = ("Mina", "Otto", "Sol")
OVER_SOCKETS = 27


class House(NamedTuple):
    """A server in another process, as a class room knows it."""

    url: str
    http: httpx.Client


class Sockets(threading.Thread):
    """Pupils without browsers, who come in, play and are told that it is over."""

    def __init__(self, house: House, room: ClassRoom) -> None:
        super().__init__(daemon=True)
        self.pupils = [Pupil(house, room, number) for number in range(OVER_SOCKETS)]  # type: ignore[arg-type]
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            asyncio.run(self.attend())
        except BaseException as trouble:  # the test says it, in its own thread
            self.trouble = trouble

    async def attend(self) -> None:
        async with asyncio.timeout(120):
            await asyncio.gather(*(pupil.attend() for pupil in self.pupils))
            await asyncio.gather(*(pupil.playing for pupil in self.pupils if pupil.playing))


def act(house: str, page: Page) -> None:
    """The pupil's turn, if it is hers, over HTTP: the board has tests of its own."""
    (held,) = json.loads(page.evaluate("() => localStorage.getItem('connectable.classes')"))
    table = page.url.rpartition("/t/")[2].partition("#")[0]
    seen: Any = call(house, f"/api/tables/{table}", None, held["token"])
    if seen["legal"]:
        body = {"action": seen["legal"][0], "position": seen["position"], "key": new_key()}
        call(house, f"/api/tables/{table}/actions", body, held["token"])


def have_acted(house: str, pages: list[Page], pupils: list[Pupil]) -> bool:
    """Whether everybody has had a turn."""
    for page in pages:
        act(house, page)
    return all(pupil.acts for pupil in pupils)


def test_thirty_pupils_three_of_them_in_browsers(house: str, new_page: NewPage) -> None:
    with httpx.Client(base_url=house, timeout=30) as http:
        plan = {"game": "connect5", "seats": 4, "options": {"mode": "full"}, "minutes": 20}
        room = ClassRoom(House(house, http), **plan)  # type: ignore[arg-type]
        room.fill(*(f"P{number}" for number in range(OVER_SOCKETS)))
        sockets = Sockets(House(house, http), room)
        sockets.start()
        pages = [new_page(**PHONE) for _ in IN_BROWSERS]
        for page, name in zip(pages, IN_BROWSERS, strict=True):
            come_in(page, house, room.code, name)
        teacher = new_page()
        enter(teacher, house, room.made)
        expect(teacher.locator("header.top")).to_contain_text("30 pupils")
        teacher.get_by_role("button", name="Draw lots").click()
        expect(teacher.locator(".tb")).to_have_count(8)
        teacher.get_by_role("button", name="Start all").click()
        for page in pages:
            expect(page.locator("[data-dot]").first).to_be_visible()
            expect(page.get_by_role("button", name="Ask the teacher")).to_be_visible()
        until(lambda: have_acted(house, pages, sockets.pupils))

        teacher.get_by_role("button", name="Pause all").click()
        for page in pages:
            expect(page.get_by_text("The teacher has paused the game.")).to_be_visible()
        until(lambda: all(pupil.is_held.is_set() for pupil in sockets.pupils))
        teacher.get_by_role("button", name="Go on").click()
        teacher.get_by_role("button", name="End the round").click()
        rows = teacher.locator(".res tbody tr")
        expect(rows).to_have_count(30)
        for name in IN_BROWSERS:
            expect(rows.filter(has_text=name)).to_have_count(1)

        teacher.get_by_role("button", name="End the class").click()
        teacher.get_by_role("button", name="End and delete everything").click()
        for page in (teacher, *pages):
            expect(page.get_by_role("heading", name="This class is over")).to_be_visible()
        sockets.join(60)
        assert sockets.trouble is None
        assert all(pupil.is_over.is_set() and len(pupil.tables) == 1 for pupil in sockets.pupils)
        assert http.get(room.path, headers={"authorization": f"Bearer {room.token}"}).status_code == 404
