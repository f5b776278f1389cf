"""What one viewer has seen of a table so far: a position of its own, and the latest events for clients that come back.

It holds no tables and no bytes: `event_projection` decides what a viewer may see of an event.
"""

from array import array
from bisect import bisect_right

from msgspec.structs import replace

from connectable.server.protocol.event_projection import SeenAction, Viewer, event_seen
from connectable.server.protocol.table import EventSeen
from connectable.table import Table
from connectable.table.events import Acted, AnyEvent, Undone

MOST_RECENT = 256
"""Events kept for clients that come back; a client that missed more gets the whole view."""
NO_ENTRY = 2**32 - 1
"""In place of a record's entry: the event is no action."""
PLAY = ("start", "action", "undo", "end")
"""Kinds of events that make an earlier choice stale; a chat line does not."""


class ViewerLog:
    """How many events a viewer has seen, where they are in the store, and the latest of them."""

    __slots__ = ("entries", "last_play", "recent", "simultaneous", "simultaneous_span", "stored")

    def __init__(self) -> None:
        self.stored: array[int] = array("I")
        """The store's position of each event seen; it never leaves the server."""
        self.entries: array[int] = array("I")
        """The entry of the record that each event seen is, so that an undo can name the events it takes back."""
        self.recent: list[EventSeen] = []
        self.last_play = 0
        """The viewer's position after the last event that changed the game for it."""
        self.simultaneous = False
        """Whether several seats may act at once now."""
        self.simultaneous_span = (0, -1)
        """The viewer's first and last position of the latest time when several seats could act at once."""

    @property
    def position(self) -> int:
        return len(self.stored)

    def note(self, before: Table, event: AnyEvent, after: Table, viewer: Viewer) -> EventSeen | None:
        """Takes over what the viewer may see of an event, if anything."""
        if isinstance(event, Acted):
            return self.note_action(SeenAction(before, event, after), viewer, after.position, len(before.entries))
        seen = event_seen(before, event, viewer)
        if seen is None:
            return None
        if isinstance(event, Undone):
            seen = replace(seen, back=self.places(event.positions))
        self.add(seen, after.position)
        return seen

    def note_action(self, action: SeenAction, viewer: Viewer, stored: int, entry: int) -> EventSeen | None:
        """Takes over what the viewer may see of an action, if anything; it may be one that others look at too."""
        seen = action.by(viewer)
        if seen is not None:
            self.add(seen, stored, entry)
        return seen

    def places(self, entries: tuple[int, ...]) -> list[int]:
        """The positions at which the viewer saw these entries of the record."""
        gone = {*entries}
        return [place for place, entry in enumerate(self.entries, 1) if entry in gone]

    def add(self, event: EventSeen, stored: int, entry: int = NO_ENTRY) -> None:
        self.stored.append(stored)
        self.entries.append(entry)
        self.recent.append(event)
        if event.kind in PLAY:
            self.last_play = len(self.stored)
        if len(self.recent) > MOST_RECENT:
            del self.recent[: MOST_RECENT // 2]

    def note_simultaneous(self, simultaneous: bool) -> None:
        """After each event: whether several seats may act now."""
        if simultaneous:
            first = self.simultaneous_span[0] if self.simultaneous else self.position
            self.simultaneous_span = (first, self.position)
        self.simultaneous = simultaneous

    def since(self, after: int) -> list[EventSeen] | None:
        """The events after that position; None when it is too long ago, or never existed."""
        missed = self.position - after
        return self.recent[len(self.recent) - missed :] if 0 <= missed <= len(self.recent) else None

    def at(self, stored: int) -> int:
        """The viewer's position when the store was at that one."""
        return bisect_right(self.stored, stored)

    def is_stale(self, position: int) -> bool:
        """Whether the game has changed for the viewer since that position. Never where several seats act at once:
        there an action is judged against the newest state."""
        first, last = self.simultaneous_span
        current = self.last_play <= position <= self.position
        return not (current or self.simultaneous or first <= position <= last)
