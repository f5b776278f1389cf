"""A class of thirty at eight tables on one server, over sockets, from one address and with the usual limits."""

import asyncio
import json
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from connectable.server.app import Config
from connectable.storage import Filter, Page
from server.conftest import StartServer
from server.groups.class_room import ClassRoom
from server.running_server import RunningServer, new_key

PUPILS = 30
ACTS = 3
"""How often each acts before the teacher holds everything up."""


class Pupil:
    """Somebody with two sockets, as a browser has: one of the class, one of her table."""

    def __init__(self, host: RunningServer, room: ClassRoom, number: int) -> None:
        self.host, self.room, self.token = host, room, room.pupils[number]["token"]
        self.name: str = room.pupils[number]["name"]
        self.acts = 0
        self.has_acted, self.is_held, self.is_over = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.tables: list[str] = []
        self.told: list[Any] = []
        self.playing: asyncio.Task[None] | None = None

    async def attend(self) -> None:
        """Until the class is over."""
        async with connect(f"{self.host.url.replace('http', 'ws')}{self.room.path}/live") as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.token}))
            try:
                while True:
                    self.hear(json.loads(await socket.recv())["class"])
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                assert closed.rcvd.code == 4410
        self.is_over.set()

    def hear(self, seen: Any) -> None:
        self.told.append(seen)
        if seen["paused"]:
            self.is_held.set()
        if seen["tables"] and seen["tables"][0]["table"] not in ("", *self.tables):
            self.tables.append(seen["tables"][0]["table"])
            self.playing = asyncio.create_task(self.play(self.tables[-1]))

    async def play(self, table: str) -> None:
        """Acts whenever it is her turn."""
        async with connect(f"{self.host.url.replace('http', 'ws')}/api/tables/{table}/live", max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.token}))
            try:
                while True:
                    message = json.loads(await socket.recv())
                    if "table" in message and message["table"]["legal"]:
                        seen = message["table"]
                        act = {"type": "action", "action": seen["legal"][0], "position": seen["position"]}
                        await socket.send(json.dumps({**act, "key": new_key()}))
                    self.acts += message["type"] == "ack"
                    if self.acts >= ACTS:
                        self.has_acted.set()
            except ConnectionClosed:
                return


async def lesson(host: RunningServer, room: ClassRoom) -> list[Pupil]:
    pupils = [Pupil(host, room, number) for number in range(PUPILS)]
    attending = [asyncio.create_task(pupil.attend()) for pupil in pupils]
    async with asyncio.timeout(120):
        tables = await asyncio.to_thread(room.start)
        assert len(tables) == 8
        await asyncio.gather(*(pupil.has_acted.wait() for pupil in pupils))
        await asyncio.to_thread(room.tell, "pause", on=True)
        await asyncio.gather(*(pupil.is_held.wait() for pupil in pupils))
        seen = await asyncio.to_thread(room.see)
        assert {table["state"] for table in seen["tables"]} == {"paused"}
        await asyncio.to_thread(room.tell, "pause", on=False)
        seen = await asyncio.to_thread(room.tell, "end")
        assert sum(seat["who"] == "human" for table in seen["tables"] for seat in table["seats"]) == PUPILS
        await asyncio.to_thread(room.tell, "close")
        await asyncio.gather(*(pupil.is_over.wait() for pupil in pupils), *attending)
        await asyncio.gather(*(pupil.playing for pupil in pupils if pupil.playing))
    return pupils


def test_thirty_pupils_over_sockets(start_server: StartServer) -> None:
    host = start_server(config=Config(bot_pause=0.0))
    room = ClassRoom(host, game="connect5", seats=4, options={"mode": "full"}, clock="turn 60", minutes=20)
    room.fill(*(f"P{number}" for number in range(PUPILS)))
    pupils = asyncio.run(lesson(host, room))
    for pupil in pupils:
        assert len(pupil.tables) == 1
        for seen in pupil.told:
            names = {person["name"] for person in seen["people"]}
            assert pupil.name in names
            assert len(names) <= 4, "nobody is told of other tables"
            assert [table["table"] for table in seen["tables"]] in ([], [""], pupil.tables)
    assert host.store.tables(Filter(), Page(1_000)).result() == []
