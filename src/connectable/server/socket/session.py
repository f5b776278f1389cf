"""Sockets: each has a bounded queue and a writer of its own, so that a client that stops reading holds up nobody.

A client that reads too slowly loses its queue and gets the whole view instead. A session is sent what its viewer may
know, and only when that has changed.
"""

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Sequence
from typing import cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from connectable.server.protocol.projection import Viewer, stamp
from connectable.server.protocol.socket import EventMessage, Ping, Snapshot
from connectable.server.protocol.table import EventSeen, TableSeen
from connectable.server.tables.auth import digest
from connectable.server.tables.host import TableHost
from connectable.server.tables.hosted_table import HostedTable
from connectable.table import Change, seat_of

QUEUE = 32
MOST_PER_ADDRESS = 500
"""Sockets; a whole school may be behind one address."""
SEND_SECONDS = 60.0
"""For one message; then the socket is dropped."""
BEAT_SECONDS = 1.0
"""How often quiet and stuck sockets are looked for: one timer for all, not two per message."""
PING_SECONDS = 25.0
PONG_SECONDS = 20.0
"""Somebody whose client has not answered a ping for so long is not here."""
SILENT_SECONDS = 900.0
"""A phone may sleep this long before its socket is closed; it can resume from its position at any time."""
CLOSINGS = (
    (4410, "the table was deleted"),
    (4403, "the seat was taken away"),
    (4408, "nothing was received for too long"),
)
DELETED, UNSEATED, SILENT = CLOSINGS
ENCODER = msgspec.json.Encoder()
PING = ENCODER.encode(Ping())

MessageCache = dict[tuple[Viewer, int], bytes]
"""The messages of one change: sessions with the same viewer and position share the bytes."""


class Session:
    """One socket at a table."""

    def __init__(
        self, socket: WebSocket, hosted: HostedTable, token: str | None, *, watches: bool, address: str = ""
    ) -> None:
        self.socket, self.hosted, self.address = socket, hosted, address
        self.token_hash = digest(token) if token else ""
        self.watches = watches
        """Whether it may stay open without a seat."""
        self.viewer: Viewer = seat_of(hosted.table, self.token_hash)
        self.seats = hosted.table.seats
        self.position = 0
        """The viewer's position in the last message."""
        self.sent_hash = 0
        """A hash of the table in the last message."""
        self.queue: deque[bytes] = deque()
        self.lags = False
        """The queue was full: the next message is the whole view."""
        self.wake = asyncio.Event()
        self.last_received = self.last_sent = time.monotonic()
        self.pinged = 0.0
        self.sending = False
        self.writer: asyncio.Task[None] | None = None
        self.closing: tuple[int, str] | None = None

    def put(self, message: bytes) -> None:
        if len(self.queue) >= QUEUE:
            self.queue.clear()
            self.lags = True
        else:  # also behind a view that is still to be sent: an answer must not be lost
            self.queue.append(message)
        self.wake.set()

    def close(self, why: tuple[int, str]) -> None:
        """Closes the socket after what is queued."""
        self.closing = self.closing or why
        self.wake.set()

    def greet(self, after: int, tail: bytes) -> None:
        """Sends what came after that position, or the whole view."""
        missed = self.hosted.logs[self.viewer].since(after) if after else None
        encoded = self.hosted.encoded(self.viewer)
        self.note(encoded)
        self.put(
            snapshot_message(encoded, tail) if missed is None else event_message(self.position, missed, encoded, tail)
        )

    def update(self, tail: bytes, views: dict[Viewer, bytes], messages: MessageCache) -> None:
        """After a change of the table: sends a message, if the viewer may know about it."""
        table, log = self.hosted.table, self.hosted.logs[self.viewer]
        if table.deleted:
            self.close(DELETED)
            return
        if table.seats is not self.seats:
            self.seats = table.seats
            viewer = seat_of(table, self.token_hash)
            if viewer is None and not self.watches:
                self.close(UNSEATED)
                return
            if viewer != self.viewer:  # seats were drawn at random, or somebody was kicked
                self.viewer, self.lags = viewer, True
                self.queue.clear()
        if self.lags:
            self.wake.set()
            return
        if self.viewer not in views:
            views[self.viewer] = self.hosted.encoded(self.viewer)
        encoded = views[self.viewer]
        if hash(encoded) == self.sent_hash:
            return
        place = (self.viewer, self.position)
        if place not in messages:
            events = log.since(self.position)
            messages[place] = (
                snapshot_message(encoded, tail)
                if events is None
                else event_message(log.position, events, encoded, tail)
            )
        self.note(encoded)
        self.put(messages[place])

    def note(self, encoded: bytes) -> None:
        self.position, self.sent_hash = self.hosted.logs[self.viewer].position, hash(encoded)

    async def write(self, tail: Callable[[], bytes]) -> None:
        """Sends what is queued; returns when the session is over."""
        while True:
            if not (self.queue or self.lags or self.closing):
                await self.wake.wait()
            self.wake.clear()
            if self.lags:
                self.lags = False
                encoded = self.hosted.encoded(self.viewer)
                self.note(encoded)
                message = snapshot_message(encoded, tail())
            elif self.queue:
                message = self.queue.popleft()
            elif self.closing:
                await self.socket.close(*self.closing)
                return
            else:
                continue
            self.sending, self.last_sent = True, time.monotonic()
            await self.socket.send_text(message.decode())
            self.sending = False

    def beat(self, now: float) -> None:
        """Pings a quiet socket, closes a silent one, drops one that no longer accepts data."""
        if self.sending:
            if now - self.last_sent > SEND_SECONDS and self.writer:
                self.writer.cancel()
        elif now - self.last_received > SILENT_SECONDS:
            self.close(SILENT)
        elif now - self.last_sent > PING_SECONDS:
            if self.pinged <= self.last_received:  # the first that is not answered counts
                self.pinged = now
            self.last_sent = now
            self.put(PING)

    def is_alive(self, now: float) -> bool:
        """Whether its client answers; a sleeping one, or one without a network, does not."""
        return self.pinged <= self.last_received or now - self.pinged <= PONG_SECONDS

    async def messages(self, writer: "asyncio.Task[None]") -> AsyncIterator[str]:
        """Each incoming text, until the socket or its writer ends."""
        self.writer = writer
        while not writer.done():
            receiving = asyncio.ensure_future(self.socket.receive_text())
            await asyncio.wait({receiving, writer}, return_when=asyncio.FIRST_COMPLETED)
            if not receiving.done():
                receiving.cancel()
                return
            try:
                text = receiving.result()
            except (WebSocketDisconnect, KeyError, RuntimeError):  # disconnected, or sent bytes instead of text
                return
            self.last_received = time.monotonic()
            yield text


class Sessions:
    """All sockets of this server, by table."""

    def __init__(self, host: TableHost) -> None:
        self.host = host
        self.by_table: dict[str, set[Session]] = {}
        self.addresses: Counter[str] = Counter()
        host.listeners.append(self.on_change)

    def has_room(self, address: str) -> bool:
        return self.addresses[address] < MOST_PER_ADDRESS

    def enter(self, session: Session) -> None:
        self.addresses[session.address] += 1
        session.hosted.sessions += 1
        self.by_table.setdefault(session.hosted.id, set()).add(session)

    def leave(self, session: Session) -> None:
        self.addresses -= Counter([session.address])
        session.hosted.sessions -= 1
        sessions = self.by_table[session.hosted.id]
        sessions.discard(session)
        if not sessions:
            del self.by_table[session.hosted.id]

    def on_change(self, hosted: HostedTable, changes: Sequence[Change], own: bool) -> None:
        tail = self.host.tail(hosted)
        views: dict[Viewer, bytes] = {}
        messages: MessageCache = {}
        for session in self.by_table.get(hosted.id, ()):
            session.update(tail, views, messages)

    async def beat(self) -> None:
        """The heartbeat of all sockets."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            now = time.monotonic()
            for sessions in list(self.by_table.values()):
                for session in sessions:
                    session.beat(now)

    def connected(self, table_id: str) -> set[str]:
        """The hashes of the tokens whose clients are there."""
        now = time.monotonic()
        return {session.token_hash for session in self.by_table.get(table_id, ()) if session.is_alive(now)} - {""}

    def count(self) -> int:
        return sum(map(len, self.by_table.values()))


def snapshot_message(encoded: bytes, tail: bytes) -> bytes:
    return ENCODER.encode(Snapshot(raw(encoded, tail)))


def event_message(position: int, events: list[EventSeen], encoded: bytes, tail: bytes) -> bytes:
    return ENCODER.encode(EventMessage(position, events, raw(encoded, tail)))


def raw(encoded: bytes, tail: bytes) -> TableSeen:
    """Encoded bytes in place of the value they encode."""
    return cast(TableSeen, msgspec.Raw(stamp(encoded, tail)))
