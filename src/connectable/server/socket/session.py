"""Sockets: each has a bounded queue of its own, so that a client that stops reading holds up nobody.

A client that reads too slowly loses its queue and gets the whole view instead. A session is sent what its viewer may
know, and only when that has changed.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from connectable.contract import CHANCE
from connectable.server.protocol.event_projection import Viewer
from connectable.server.protocol.projection import Tail
from connectable.server.protocol.socket import Hello, Ping, Watchers
from connectable.server.socket.line import Line
from connectable.server.tables.announcement import Announcement, Shared
from connectable.server.tables.auth import digest, was_kicked
from connectable.server.tables.host import TableHost
from connectable.server.tables.hosted_table import HostedTable
from connectable.table import Change, seat_of
from connectable.table.events import Acted

QUEUE = 32
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
    (4411, "the host has removed this person from the table"),
    (1012, "the table lives in another process now"),
)
DELETED, UNSEATED, SILENT, KICKED, MOVED = CLOSINGS
ENCODER = msgspec.json.Encoder()
PING = ENCODER.encode(Ping())


class Session:
    """One socket at a table."""

    def __init__(self, host: TableHost, hosted: HostedTable, hello: Hello, *, watches: bool, address: str = "") -> None:
        self.host, self.hosted, self.address = host, hosted, address
        self.line: Line | None = None
        """None until it has begun."""
        self.after = hello.after
        """The last position that its client has seen."""
        self.deltas, self.short = hello.deltas, hello.short
        """Whether it is told what has changed, in place of the whole table; and then, of previews what is unusual."""
        self.token_hash = digest(hello.token) if hello.token else ""
        self.watches = watches
        """Whether it may stay open without a seat."""
        self.viewer: Viewer = seat_of(hosted.table, self.token_hash)
        self.seats = hosted.table.seats
        if self.viewer is not None:
            self.token_hash = self.seats[self.viewer].token_hash  # the same text, kept once
        self.position = 0
        """The viewer's position in the last message."""
        self.sent = 0
        """The number of what it was told last."""
        self.is_answering = False
        """Whether a message of its client is being answered: an answer follows at once whatever that brings."""
        self.queue: list[bytes] = []
        """What waits until the client reads again."""
        self.lags = False
        """The queue was full: the next message is the whole view."""
        self.last_received = self.last_sent = time.monotonic()
        self.pinged = 0.0
        self.closing: tuple[int, str] | None = None

    def put(self, message: bytes, *, hold: bool = False) -> None:
        """Sends a message, at once where nothing waits; `hold`: with the next one, which is about to come."""
        if self.line is not None and not self.is_waiting() and self.line.write_text(message, hold):
            self.last_sent = time.monotonic()
        elif len(self.queue) >= QUEUE:
            self.queue.clear()
            self.lags = True
        else:  # also behind a view that is still to be sent: an answer must not be lost
            self.queue.append(message)

    def is_waiting(self) -> bool:
        """Whether something is to be sent first."""
        return bool(self.queue) or self.lags or self.closing is not None

    def close(self, why: tuple[int, str]) -> None:
        """Closes the socket after what is queued."""
        self.closing = self.closing or why
        self.flush_soon()

    def flush_soon(self) -> None:
        asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Sends what waits, as far as the client reads."""
        line = self.line
        while line is not None and line.is_writable and not line.is_closed:
            if self.lags:
                self.lags = False
                news = self.hosted.announcement(self.viewer, Shared())
                self.note(news)
                message = news.snapshot(self.host.tail(self.hosted))
            elif self.queue:
                message = self.queue.pop(0)
            elif self.closing:
                line.close(*self.closing)
                return
            else:
                return
            line.write_text(message, False)
            self.last_sent = time.monotonic()

    def greet(self, tail: Tail) -> None:
        """Sends what came after the position that the client has seen, or the whole view."""
        missed = self.hosted.logs[self.viewer].since(self.after) if self.after else None
        news = self.hosted.announcement(self.viewer, Shared())
        self.note(news)
        self.put(news.snapshot(tail) if missed is None else news.event(missed, tail))

    def update(self, tail: Tail, announcements: dict[Viewer, Announcement], shared: Shared, actor: int) -> None:
        """After a change of the table: sends a message, if the viewer may know about it. To the one who acted it goes
        together with the answer."""
        table = self.hosted.table
        if table.deleted:
            self.close(DELETED)
            return
        if table.seats is not self.seats:
            self.seats = table.seats
            viewer = seat_of(table, self.token_hash)
            if viewer is None and was_kicked(table, self.token_hash):
                self.close(KICKED)
                return
            if viewer is None and not self.watches:
                self.close(UNSEATED)
                return
            if viewer != self.viewer:  # seats were drawn at random, or somebody was kicked
                self.viewer, self.lags = viewer, True
                self.queue.clear()
        if self.lags:
            self.flush_soon()
            return
        news = announcements.get(self.viewer)
        if news is None:
            news = announcements[self.viewer] = self.hosted.announcement(self.viewer, shared)
        if self.sent == news.telling.number:
            return
        message = news.message(self.sent, self.position, tail, deltas=self.deltas, short=self.short)
        self.note(news)
        self.put(message, hold=self.is_answering and self.viewer == actor)

    def is_up_to_date(self) -> bool:
        """Whether it was told all that its viewer knew before the latest change."""
        telling = self.hosted.tellings.get(self.viewer)
        current = telling is not None and telling.number == self.sent
        return current and not self.lags and self.seats is self.hosted.table.seats

    def note(self, news: Announcement) -> None:
        self.position, self.sent = news.log.position, news.telling.number

    def beat(self, now: float) -> None:
        """Pings a quiet socket, closes a silent one, drops one that no longer accepts data."""
        if self.is_waiting():
            if now - self.last_sent > SEND_SECONDS and self.line:
                self.line.abort()
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


def actor_of(changes: Sequence[Change]) -> int:
    """The seat whose action led to these changes; −1: none did."""
    event = changes[0].event if changes else None
    return event.seat if isinstance(event, Acted) else CHANCE


class Sessions:
    """All sockets of this server, by table."""

    def __init__(self, host: TableHost, most_per_address: int = 0) -> None:
        self.host = host
        self.most_per_address = most_per_address
        """0: as many as they like."""
        self.by_table: dict[str, set[Session]] = {}
        self.addresses: Counter[str] = Counter()
        self.watchers: Counter[str] = Counter()
        """How many watch each table, as its sessions were told last."""
        host.listeners.append(self.on_change)
        host.departures.append(self.on_departure)

    def has_room(self, address: str) -> bool:
        return not self.most_per_address or self.addresses[address] < self.most_per_address

    def enter(self, session: Session) -> None:
        """Takes a session in; the first that it hears is what its viewer may know of the table."""
        self.addresses[session.address] += 1
        session.hosted.sessions += 1
        self.by_table.setdefault(session.hosted.id, set()).add(session)
        session.greet(self.host.tail(session.hosted))
        self.tell_watchers(session.hosted.id, session)

    def leave(self, session: Session) -> None:
        self.addresses[session.address] -= 1
        if not self.addresses[session.address]:
            del self.addresses[session.address]
        session.hosted.sessions -= 1
        sessions = self.by_table[session.hosted.id]
        sessions.discard(session)
        if not sessions:
            session.hosted.tellings.clear()
            session.hosted.announced = None
            del self.by_table[session.hosted.id]
        self.tell_watchers(session.hosted.id)

    def on_change(self, hosted: HostedTable, changes: Sequence[Change], own: bool) -> None:
        sessions = self.by_table.get(hosted.id)
        if not sessions:
            return
        tail, announcements, shared = self.host.tail(hosted), dict[Viewer, Announcement](), Shared()
        concerned, actor = hosted.concerned(changes), actor_of(changes) if own else CHANCE
        for session in sessions:
            if concerned < 0 or session.viewer == concerned or not session.is_up_to_date():
                session.update(tail, announcements, shared, actor)
        if not all(isinstance(change.event, Acted) for change in changes):  # which changes nobody's seat
            self.tell_watchers(hosted.id)

    def tell(self, hosted: HostedTable) -> None:
        """Something is known of a table that is no event."""
        self.on_change(hosted, (), own=False)

    def on_departure(self, table_id: str) -> None:
        """Clients connect again, and are led to the process in which their table lives now."""
        for session in self.by_table.get(table_id, ()):
            session.close(MOVED)

    def tell_watchers(self, table_id: str, newcomer: Session | None = None) -> None:
        """Tells everybody how many watch, when that has changed; a newcomer, when anybody does."""
        sessions = self.by_table.get(table_id, ())
        count = sum(session.viewer is None for session in sessions)
        if count != self.watchers[table_id]:
            self.watchers[table_id] = count
            told: Iterable[Session] = sessions
        else:
            told = [newcomer] if newcomer and count else ()
        for session in told:
            session.put(ENCODER.encode(Watchers(count)))
        if not sessions:
            del self.watchers[table_id]

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
