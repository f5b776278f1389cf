"""What one viewer has seen of a table so far: a position of its own, and the last things for who comes back.

It holds no tables and no bytes: what a viewer may see of an event is `projection`'s business.
"""

from array import array
from bisect import bisect_right

from connectable.server.protocol.messages import Happened

LOG = 256
"""Things that are kept for those who come back; who missed more gets the whole view."""
PLAY = ("start", "action", "undo", "end")
"""What makes an action stale that was chosen before it; a chat line does not."""


class Sight:
    """How many things a viewer has seen, where the store has them, and the last of them."""

    __slots__ = ("log", "played", "several", "stored", "together")

    def __init__(self) -> None:
        self.stored: array[int] = array("I")
        """The store's position of each thing seen, which never leaves the server."""
        self.log: list[Happened] = []
        self.played = 0
        """The viewer's position behind the last thing that changed the game for it."""
        self.several = False
        """Whether several seats may act at once."""
        self.together = (0, -1)
        """The viewer's first and last position of the latest time when several might."""

    @property
    def position(self) -> int:
        return len(self.stored)

    def add(self, thing: Happened, stored: int) -> None:
        self.stored.append(stored)
        self.log.append(thing)
        if thing.kind in PLAY:
            self.played = self.position
        if len(self.log) > LOG:
            del self.log[: LOG // 2]

    def note(self, several: bool) -> None:
        """After each event: whether several seats may act now."""
        if several:
            self.together = (self.together[0] if self.several else self.position, self.position)
        self.several = several

    def since(self, after: int) -> list[Happened] | None:
        """What came after that position; None when that is too long ago, or never was."""
        missed = self.position - after
        return self.log[len(self.log) - missed :] if 0 <= missed <= len(self.log) else None

    def at(self, stored: int) -> int:
        """The viewer's position when the store was there."""
        return bisect_right(self.stored, stored)

    def is_stale(self, position: int) -> bool:
        """Whether the game has changed for the viewer since it was there; not where several act at once: there an
        action is judged against the newest state."""
        first, last = self.together
        return not (self.played <= position <= self.position or self.several or first <= position <= last)
