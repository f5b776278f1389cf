"""Sockets: each has a bounded queue and a writer of its own, so that one who stops reading holds up nobody.

Who reads too slowly loses the queue and gets the whole view instead. What a session is told is what its viewer may
know, told again only when that has changed.
"""

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Sequence
from typing import cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from connectable.server.protocol.messages import EventMessage, Happened, Ping, Snapshot, TableSeen
from connectable.server.protocol.projection import Viewer, stamp
from connectable.server.tables.auth import seat_of
from connectable.server.tables.host import Hosted, House
from connectable.table import Change

QUEUE = 32
MOST_PER_ADDRESS = 500
"""Sockets: a school may sit behind one address."""
SEND_SECONDS = 60.0
"""For one message; then the socket is given up."""
BEAT_SECONDS = 1.0
"""How often the quiet and the stuck are looked for: one timer for all, not two for every message."""
PING_SECONDS = 25.0
SILENT_SECONDS = 900.0
"""A phone may sleep this long before its socket is closed; it comes back by its position at any time."""
ENDINGS = ((4410, "the table is gone"), (4403, "the seat is gone"), (4408, "nothing was heard"))
DELETED, UNSEATED, SILENT = ENDINGS
ENCODER = msgspec.json.Encoder()
PING = ENCODER.encode(Ping())

Made = dict[tuple[Viewer, int], bytes]
"""Messages of one change: sessions that look alike and were told alike share the bytes."""


class Session:
    """One socket at a table."""

    def __init__(
        self, socket: WebSocket, hosted: Hosted, token: str | None, *, watches: bool, address: str = ""
    ) -> None:
        self.socket, self.hosted, self.token, self.address = socket, hosted, token, address
        self.watches = watches
        """Whether it may stay without a seat."""
        self.viewer: Viewer = seat_of(hosted.here, token)
        self.seats = hosted.here.seats
        self.position = 0
        """The viewer's position it was told last."""
        self.told = 0
        """A hash of what it was told last."""
        self.queue: deque[bytes] = deque()
        self.lags = False
        """The queue was full: the next message is the whole view."""
        self.wake = asyncio.Event()
        self.heard = self.sent = time.monotonic()
        self.sending = False
        self.writer: asyncio.Task[None] | None = None
        self.ending: tuple[int, str] | None = None

    def put(self, message: bytes) -> None:
        if len(self.queue) >= QUEUE:
            self.queue.clear()
            self.lags = True
        elif not self.lags:
            self.queue.append(message)
        self.wake.set()

    def end(self, why: tuple[int, str]) -> None:
        """Closes the socket behind what is queued."""
        self.ending = self.ending or why
        self.wake.set()

    def greet(self, after: int, tail: bytes) -> None:
        """What came after that position, or the whole view."""
        missed = self.hosted.sights[self.viewer].since(after) if after else None
        encoded = self.hosted.seen(self.viewer)
        self.note(encoded)
        self.put(whole(encoded, tail) if missed is None else news(self.position, missed, encoded, tail))

    def tell(self, tail: bytes, looks: dict[Viewer, bytes], made: Made) -> None:
        """After a change of the table: a message, if the viewer may know of it."""
        table, sight = self.hosted.here, self.hosted.sights[self.viewer]
        if table.deleted:
            self.end(DELETED)
            return
        if table.seats is not self.seats:
            self.seats = table.seats
            viewer = seat_of(table, self.token)
            if viewer is None and not self.watches:
                self.end(UNSEATED)
                return
            if viewer != self.viewer:  # seats were drawn, or somebody was asked to leave
                self.viewer, self.lags = viewer, True
                self.queue.clear()
        if self.lags:
            self.wake.set()
            return
        if self.viewer not in looks:
            looks[self.viewer] = self.hosted.seen(self.viewer)
        encoded = looks[self.viewer]
        if hash(encoded) == self.told:
            return
        place = (self.viewer, self.position)
        if place not in made:
            events = sight.since(self.position)
            made[place] = whole(encoded, tail) if events is None else news(sight.position, events, encoded, tail)
        self.note(encoded)
        self.put(made[place])

    def note(self, encoded: bytes) -> None:
        self.position, self.told = self.hosted.sights[self.viewer].position, hash(encoded)

    async def write(self, tail: Callable[[], bytes]) -> None:
        """Sends what is queued; returns when the session is over."""
        while True:
            if not (self.queue or self.lags or self.ending):
                await self.wake.wait()
            self.wake.clear()
            if self.lags:
                self.lags = False
                encoded = self.hosted.seen(self.viewer)
                self.note(encoded)
                message = whole(encoded, tail())
            elif self.queue:
                message = self.queue.popleft()
            elif self.ending:
                await self.socket.close(*self.ending)
                return
            else:
                continue
            self.sending, self.sent = True, time.monotonic()
            await self.socket.send_text(message.decode())
            self.sending = False

    def beat(self, now: float) -> None:
        """Pings a quiet socket, ends a silent one, gives up one that takes nothing any more."""
        if self.sending:
            if now - self.sent > SEND_SECONDS and self.writer:
                self.writer.cancel()
        elif now - self.heard > SILENT_SECONDS:
            self.end(SILENT)
        elif now - self.sent > PING_SECONDS:
            self.sent = now
            self.put(PING)

    async def messages(self, writer: "asyncio.Task[None]") -> AsyncIterator[str]:
        """Each text that comes in, until the socket or its writer ends."""
        self.writer = writer
        while not writer.done():
            receiving = asyncio.ensure_future(self.socket.receive_text())
            await asyncio.wait({receiving, writer}, return_when=asyncio.FIRST_COMPLETED)
            if not receiving.done():
                receiving.cancel()
                return
            try:
                text = receiving.result()
            except (WebSocketDisconnect, KeyError, RuntimeError):  # gone, or bytes, which nobody sends
                return
            self.heard = time.monotonic()
            yield text


class Sessions:
    """All sockets of this server, by table."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, set[Session]] = {}
        self.addresses: Counter[str] = Counter()
        house.told.append(self.told)

    def has_room(self, address: str) -> bool:
        return self.addresses[address] < MOST_PER_ADDRESS

    def enter(self, session: Session) -> None:
        self.addresses[session.address] += 1
        session.hosted.guests += 1
        self.rooms.setdefault(session.hosted.id, set()).add(session)

    def leave(self, session: Session) -> None:
        self.addresses -= Counter([session.address])
        session.hosted.guests -= 1
        room = self.rooms[session.hosted.id]
        room.discard(session)
        if not room:
            del self.rooms[session.hosted.id]

    def told(self, hosted: Hosted, changes: Sequence[Change], own: bool) -> None:
        tail = self.house.tail(hosted)
        looks: dict[Viewer, bytes] = {}
        made: Made = {}
        for session in self.rooms.get(hosted.id, ()):
            session.tell(tail, looks, made)

    async def beat(self) -> None:
        """The heartbeat of all sockets."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            now = time.monotonic()
            for room in list(self.rooms.values()):
                for session in room:
                    session.beat(now)

    def count(self) -> int:
        return sum(map(len, self.rooms.values()))


def whole(encoded: bytes, tail: bytes) -> bytes:
    return ENCODER.encode(Snapshot(raw(encoded, tail)))


def news(position: int, events: list[Happened], encoded: bytes, tail: bytes) -> bytes:
    return ENCODER.encode(EventMessage(position, events, raw(encoded, tail)))


def raw(encoded: bytes, tail: bytes) -> TableSeen:
    """Finished bytes in the place of the value they encode."""
    return cast(TableSeen, msgspec.Raw(stamp(encoded, tail)))
