"""Garbage is looked for a little at a time, so that no collection holds up the tables.

A full collection walks through everything that is alive, and with a thousand tables that takes a tenth of a second. So
whatever has survived one is set aside and not looked through again: it goes when nobody holds it any more, as nearly
everything does. Tables, connections and sockets leave no circles behind (a test says so). What may still be left is
looked for when nobody plays.
"""

import gc

THRESHOLDS = (10_000, 4, 1)
"""New objects before the youngest are looked through, and how often the older ones are: at most about a hundred
thousand objects at once, however fast they come."""
MOST_GROWN = 200_000
"""So many more objects set aside are worth a thorough look."""


class Garbage:
    """How this process collects its garbage."""

    def __init__(self) -> None:
        self.set_aside = 0
        """Objects after the last thorough look."""

    def begin(self) -> None:
        """From now on, whatever has survived a full collection is set aside."""
        gc.set_threshold(*THRESHOLDS)
        gc.callbacks.append(self.on_collection)
        self.look_thoroughly()

    def end(self) -> None:
        gc.callbacks.remove(self.on_collection)
        gc.unfreeze()

    def on_collection(self, phase: str, info: dict[str, int]) -> None:
        if phase == "stop" and info["generation"] == len(THRESHOLDS) - 1:
            gc.freeze()

    def look_thoroughly(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        gc.collect()  # Python puts a full collection off until a quarter of what the last one left is new
        self.set_aside = gc.get_freeze_count()

    def be_quiet(self) -> None:
        """Nobody plays at this moment: time for what takes long."""
        if self.on_collection in gc.callbacks and gc.get_freeze_count() > self.set_aside + MOST_GROWN:
            self.look_thoroughly()


GARBAGE = Garbage()
"""A process has one."""
