"""One table in memory, with what each viewer has seen of it and the answers given at it."""

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from connectable.contract import Refusal
from connectable.server.protocol.event_projection import SeenAction, Viewer
from connectable.server.protocol.luck import LuckSeen
from connectable.server.protocol.projection import Projection, Tail
from connectable.server.protocol.public_fields import PublicFields
from connectable.server.tables.announcement import Announcement, Shared, Telling
from connectable.server.tables.table_lock import TableLock
from connectable.server.tables.viewer_log import MOST_RECENT, ViewerLog
from connectable.table import Change, Seat, Table
from connectable.table.events import Acted, Rematched
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
        self.lock = TableLock()
        self.is_ready = False
        """Whether it holds everything that was stored when it was read."""
        self.is_rematch_made = False
        """Whether its rematch was stored together with the agreement on it."""
        self.answers: OrderedDict[tuple[str, str], Answer] = OrderedDict()
        """By asker and key: a repeated key gets the same answer."""
        self.last_used = self.read_at = time.monotonic()
        self.is_made_here = False
        """Whether this process created it."""
        self.sessions = 0
        """Open sockets: a table with any stays in memory."""
        self.snapshot_at = 0
        """The position of the last snapshot."""
        self.tellings: dict[Viewer, Telling] = {}
        """What the viewers with sockets were told last."""
        self.public: PublicFields | None = None
        """What every viewer saw alike when it was last asked for."""
        self.announced: PublicFields | None = None
        """What every viewer saw alike when the sockets were last told of a change."""
        self.luck: LuckSeen | None = None
        """Of a finished table, once it is known."""
        self.is_luck_known = False
        self.looked_at: tuple[Seat, ...] = ()
        """The seats among which bots were last looked for."""
        self.bots = False

    @property
    def table(self) -> Table:
        assert self.loaded is not None, "a hosted table has been loaded"
        return self.loaded

    def has_bots(self) -> bool:
        """Whether bots play here, also for somebody who is away."""
        seats = self.table.seats
        if seats is not self.looked_at:
            self.looked_at = seats
            self.bots = any(seat.is_played_by_bot for seat in seats)
        return self.bots

    @property
    def position(self) -> int:
        return self.loaded.position if self.loaded else 0

    @property
    def length(self) -> int:
        """Entries of its record, those of a game that it goes on from included."""
        return len(self.loaded.given) + len(self.loaded.entries) if self.loaded else 0

    def add(self, changes: Sequence[Change]) -> None:
        """Takes over new events, decided here or read from the store."""
        for event, after in changes:
            before = self.loaded or after
            self.loaded = after
            if isinstance(event, Rematched):
                self.is_rematch_made = event.made
            if not self.logs:
                self.logs = {viewer: ViewerLog() for viewer in (*range(len(after.seats)), None)}
            self.logs.pop(len(after.seats), None)  # of a seat that was taken away; before the start all saw the same
            simultaneous = len(acting_seats(after)) > 1
            action = SeenAction(before, event, after) if isinstance(event, Acted) else None
            stored, entry = after.position, len(before.entries)
            for viewer, log in self.logs.items():
                if action is None:
                    log.note(before, event, after, viewer)
                else:
                    log.note_action(action, viewer, stored, entry)
                if simultaneous or log.simultaneous:
                    log.note_simultaneous(simultaneous)

    def log_of(self, seat: int) -> ViewerLog:
        """What that seat has seen; a watcher's log for the server itself and for somebody about to sit down."""
        return self.logs.get(seat, self.logs[None])

    def public_fields(self) -> PublicFields:
        """What every viewer sees alike."""
        table, before = self.table, self.public
        if before is None or before.table is not table:
            found = PublicFields(table, self.luck, before)
            if before is None or not before.takes_over(found):
                self.public = before = found
        return before

    def concerned(self, changes: Sequence[Change]) -> int:
        """The only seat for which something may have changed since the sockets were told last; −1: all viewers.

        What nobody else has seen changes nothing that anybody else may know."""
        before, self.announced = self.announced, self.public_fields()
        seat = changes[0].event.seat if changes and isinstance(changes[0].event, Acted) else -1
        for event, _ in changes:
            if not (isinstance(event, Acted) and event.sealed and event.seat == seat and not event.reveals):
                return -1
        return seat if before is not None and not self.announced.delta_from(before) else -1

    def projection(self, viewer: Viewer) -> Projection:
        """The table as the viewer may know it, without the time."""
        return Projection(self.table, viewer, self.logs[viewer].position, self.public_fields())

    def encoded(self, viewer: Viewer, tail: Tail = Tail(False, 0)) -> bytes:  # noqa: B008 frozen
        return self.projection(viewer).encoded(tail)

    def announcement(self, viewer: Viewer, shared: Shared) -> Announcement:
        """What the viewer is to be told now; `shared` is what was found for others."""
        found = Announcement(self.projection(viewer), self.logs[viewer], self.tellings.get(viewer), shared)
        self.tellings[viewer] = found.telling
        return found

    def remember(self, who: str, key: str, answer: Answer) -> None:
        self.answers[who, key] = answer
        while len(self.answers) > MOST_RECENT:
            self.answers.popitem(last=False)
