"""What the viewers of a table are told after a change: the whole table, or what differs from what they were told last.

Sessions with the same viewer share the bytes. Of what was told only the state and a few short fields are kept.
"""

import itertools
from typing import Final, cast

import msgspec

from connectable.server.protocol.delta import Delta, Kept
from connectable.server.protocol.projection import Projection, Tail, Told
from connectable.server.protocol.public_fields import TRUTH
from connectable.server.protocol.socket import EventMessage, Snapshot
from connectable.server.protocol.table import EventSeen, TableSeen
from connectable.server.tables.viewer_log import ViewerLog

ENCODER: Final = msgspec.json.Encoder()
NUMBERS: Final = itertools.count(1)


class Shared:
    """What was found for one viewer after a change and serves others too."""

    __slots__ = ("kept", "views")

    def __init__(self) -> None:
        self.views: dict[tuple[int, int | None], Delta] = {}
        """What differs in the view, by the identity of the state that was shown before and the viewer."""
        self.kept: Kept = {}


class Telling:
    """What a viewer was told last, and its number among all tellings at all tables."""

    __slots__ = ("number", "told")

    def __init__(self, told: Told) -> None:
        self.told = told
        self.number = next(NUMBERS)


class Announcement:
    """The table for one viewer after a change, as messages."""

    __slots__ = ("before", "log", "messages", "own_delta", "projection", "telling", "view_delta", "was")

    def __init__(self, projection: Projection, log: ViewerLog, telling: Telling | None, shared: Shared) -> None:
        self.projection, self.log = projection, log
        self.messages: dict[tuple[int, bool, bool], bytes] = {}
        self.was: Told | None = telling.told if telling else None
        self.before = telling.number if telling else 0
        """The number of the telling that this one follows."""
        self.view_delta = self.own_delta = Delta()
        told = projection.told()
        if telling is None or self.was is None or self.is_news(self.was, shared):
            self.telling = Telling(told)
        else:  # the same to this viewer, and what it was made of need not be kept
            telling.told, self.telling = told, telling

    def is_news(self, was: Told, shared: Shared) -> bool:
        """Whether anything differs from what the viewer was told before."""
        state = self.projection.state
        # of an open game the view is the same for everybody who was told the same before
        key = (id(was.state), None if state and state.is_open else self.projection.viewer)
        found = shared.views.get(key)
        if found is None:
            found = shared.views[key] = self.projection.view_delta(was, shared.kept)
        self.view_delta, self.own_delta = found, self.projection.own_delta(was, short=True)
        return bool(self.view_delta or self.own_delta or self.projection.public.delta_from(was.public))

    def message(self, sent: int, position: int, tail: Tail, *, deltas: bool, short: bool) -> bytes:
        """The message for a session that was told that number last, at that position."""
        in_sync = deltas and sent == self.before
        key = (position, in_sync, short)
        found = self.messages.get(key)
        if found is None:
            events = self.log.since(position)
            if events is None:
                found = self.snapshot(tail)
            elif in_sync and self.was is not None:
                found = self.delta(events, self.was, tail, short=short)
            else:
                found = self.event(events, tail)
            self.messages[key] = found
        return found

    def snapshot(self, tail: Tail) -> bytes:
        return ENCODER.encode(Snapshot(self.table(tail)))

    def event(self, events: list[EventSeen], tail: Tail) -> bytes:
        return ENCODER.encode(EventMessage(self.log.position, events, self.table(tail)))

    def delta(self, events: list[EventSeen], was: Told, tail: Tail, *, short: bool) -> bytes:
        """A `Delta` of the protocol, put together from parts that are encoded already."""
        public = self.projection.public.delta_from(was.public)
        own = self.own_delta if short else self.projection.own_delta(was, short=False)
        changes = b",".join([*public.changes, *self.view_delta.changes, *own.changes])
        gone = [*public.removed, *self.view_delta.removed]
        previews = self.projection.previews
        usual = previews.usual if short and previews.hash != was.previews else b""
        return b'{"type":"delta","position":%d,"events":%b,"changes":{%b},"removed":%b%b,"hurried":%b,"now":%d}' % (
            self.log.position,
            ENCODER.encode(events),
            changes,
            ENCODER.encode(gone) if gone else b"[]",
            b',"usual":%b' % usual if usual else b"",
            TRUTH[tail.hurried],
            tail.now,
        )

    def table(self, tail: Tail) -> TableSeen:
        """Encoded bytes in place of the value they encode."""
        return cast(TableSeen, msgspec.Raw(self.projection.encoded(tail)))
