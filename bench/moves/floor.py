"""The floor: the least that any server of live tables does for a move. `python floor.py PORT FILE`.

A bare Starlette that decodes an action, stores it in SQLite with synchronous=FULL, all waiting actions in one commit,
and then sends four kilobytes to each socket of the table and an ack to whoever acted. It knows no rules, keeps no
views, and forgets everybody.
"""

import asyncio
import sqlite3
import sys
import threading
from queue import Empty, SimpleQueue

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

VIEW = "x" * 4096
"""What every socket of a table gets after every move."""


class Action(msgspec.Struct):
    """Of both the socket and HTTP."""

    action: str
    key: str
    position: int = 0
    type: str = "action"


DECODER = msgspec.json.Decoder(Action)
Job = tuple[tuple[str, str, str], asyncio.Future[int]]


class Writer:
    """One thread that stores everything waiting in one commit."""

    def __init__(self, file: str) -> None:
        self.file, self.jobs = file, SimpleQueue[Job]()
        self.loop: asyncio.AbstractEventLoop | None = None

    def store(self, row: tuple[str, str, str]) -> asyncio.Future[int]:
        if self.loop is None:
            self.loop = asyncio.get_running_loop()
            threading.Thread(target=self.run, daemon=True).start()
        future = self.loop.create_future()
        self.jobs.put((row, future))
        return future

    def run(self) -> None:
        db = sqlite3.connect(self.file, isolation_level=None)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("CREATE TABLE events (position INTEGER PRIMARY KEY, room TEXT, key TEXT, data TEXT)")
        assert self.loop is not None
        while True:
            batch = [self.jobs.get()]
            try:
                while True:
                    batch.append(self.jobs.get_nowait())
            except Empty:
                pass
            db.execute("BEGIN")
            places = [
                db.execute("INSERT INTO events (room, key, data) VALUES (?, ?, ?)", row).lastrowid for row, _ in batch
            ]
            db.execute("COMMIT")
            self.loop.call_soon_threadsafe(self.tell, batch, places)

    def tell(self, batch: list[Job], places: list[int | None]) -> None:
        for (_, future), place in zip(batch, places, strict=True):
            if not future.done():
                future.set_result(place or 0)


class Floor:
    """All rooms: a room is the set of its sockets."""

    def __init__(self, file: str) -> None:
        self.writer = Writer(file)
        self.rooms: dict[str, set[WebSocket]] = {}

    async def act(self, room: str, data: bytes | str) -> tuple[str, int]:
        action = DECODER.decode(data)
        position = await self.writer.store((room, action.key, action.action))
        message = f'{{"type":"event","position":{position},"view":"{VIEW}"}}'
        for socket in self.rooms.get(room, ()):
            await socket.send_text(message)
        return action.key, position

    async def over_http(self, request: Request) -> Response:
        _, position = await self.act(request.path_params["id"], await request.body())
        return Response(b'{"position":%d}' % position, media_type="application/json")

    async def live(self, socket: WebSocket) -> None:
        await socket.accept()
        room = socket.path_params["id"]
        sockets = self.rooms.setdefault(room, set())
        try:
            await socket.receive_text()  # hello
            await socket.send_text(f'{{"type":"snapshot","view":"{VIEW}"}}')
            sockets.add(socket)
            while True:
                key, position = await self.act(room, await socket.receive_text())
                await socket.send_text(f'{{"type":"ack","key":"{key}","position":{position}}}')
        except (WebSocketDisconnect, RuntimeError):
            sockets.discard(socket)


def main() -> None:
    floor = Floor(sys.argv[2])
    app = Starlette(
        routes=[
            Route("/api/tables/{id}/actions", floor.over_http, methods=["POST"]),
            WebSocketRoute("/api/tables/{id}/live", floor.live),
        ]
    )
    config = uvicorn.Config(
        app,
        port=int(sys.argv[1]),
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        timeout_keep_alive=30,
        lifespan="off",
    )
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
