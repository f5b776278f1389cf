"""One table in memory, with what each viewer has seen of it and the answers given at it."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from connectable.contract import Refusal
from connectable.server.protocol.luck import LuckSeen
from connectable.server.protocol.projection import Viewer, encode_table, event_seen, luck_seen
from connectable.server.tables.viewer_log import MOST_RECENT, ViewerLog
from connectable.table import Change, Table
from connectable.table.evolve import acting_seats


class StaleAt(NamedTuple):
    """A kept answer: the seat's position was stale."""

    position: int


Answer = int | Refusal | StaleAt
"""The seat's position, or why not."""


class HostedTable:
    """A table with what each viewer has seen of it."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.loaded: Table | None = None
        """None until it is created or read from the store."""
        self.logs: dict[Viewer, ViewerLog] = {}
        self.lock = asyncio.Lock()
        self.answers: OrderedDict[tuple[int, str], Answer] = OrderedDict()
        """By seat and key: a repeated key gets the same answer."""
        self.appending_to = 0
        """The position that an append in progress leads to."""
        self.last_used = time.monotonic()
        self.sessions = 0
        """Open sockets: a table with any stays in memory."""
        self.snapshot_at = 0
        """The position of the last snapshot."""
        self.luck: LuckSeen | None = None
        """Of a finished table, once somebody has looked."""

    @property
    def table(self) -> Table:
        assert self.loaded is not None, "a hosted table has been loaded"
        return self.loaded

    @property
    def position(self) -> int:
        return self.loaded.position if self.loaded else 0

    def add(self, changes: Sequence[Change]) -> None:
        """Takes over new events, decided here or read from the store."""
        for event, after in changes:
            before = self.loaded or after
            self.loaded = after
            if not self.logs:
                self.logs = {viewer: ViewerLog() for viewer in (*range(len(after.seats)), None)}
            simultaneous = len(acting_seats(after)) > 1
            for viewer, log in self.logs.items():
                if seen := event_seen(before, event, viewer):
                    log.add(seen, after.position)
                log.note_simultaneous(simultaneous)

    def log_of(self, seat: int) -> ViewerLog:
        """What that seat has seen; a watcher's log for the server itself and for somebody about to sit down."""
        return self.logs.get(seat, self.logs[None])

    def encoded(self, viewer: Viewer) -> bytes:
        """The table as the viewer may know it, without the time."""
        if self.luck is None and self.table.phase == "over":
            self.luck = luck_seen(self.table)
        return encode_table(self.table, viewer, self.logs[viewer].position, self.luck)

    def remember(self, seat: int, key: str, answer: Answer) -> None:
        self.answers[seat, key] = answer
        while len(self.answers) > MOST_RECENT:
            self.answers.popitem(last=False)
