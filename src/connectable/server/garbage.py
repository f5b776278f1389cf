"""Garbage is looked for a little at a time, so that no collection holds up the tables.

A full collection walks through everything that is alive, and with a thousand tables that takes a tenth of a second. So
whatever has survived one look is set aside and not looked through again: it goes when nobody holds it any more, as
nearly everything does. Tables, connections and sockets leave no circles behind (a test says so). What may still be left
is looked for when nobody plays.
"""

import gc

YOUNG = 25_000
"""New objects before they are looked through, once: so many at once, however fast they come."""
NEVER = 1_000_000_000
"""Rounds before older objects are looked through: there are none, since all that survive are set aside."""
MOST_GROWN = 200_000
"""So many more objects set aside are worth a thorough look."""


class Garbage:
    """How this process collects its garbage."""

    def __init__(self) -> None:
        self.set_aside = 0
        """Objects after the last thorough look."""

    def begin(self) -> None:
        """From now on, whatever has survived a collection is set aside."""
        gc.set_threshold(YOUNG, NEVER, NEVER)
        gc.callbacks.append(self.on_collection)
        self.look_thoroughly()

    def end(self) -> None:
        gc.callbacks.remove(self.on_collection)
        gc.unfreeze()

    def on_collection(self, phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            gc.freeze()

    def look_thoroughly(self) -> None:
        gc.unfreeze()
        gc.collect()
        self.set_aside = gc.get_freeze_count()

    def be_quiet(self) -> None:
        """Nobody plays at this moment: time for what takes long."""
        if self.on_collection in gc.callbacks and gc.get_freeze_count() > self.set_aside + MOST_GROWN:
            self.look_thoroughly()


GARBAGE = Garbage()
"""A process has one."""
