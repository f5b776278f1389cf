"""What is stored of an act that was acknowledged: the same question in the simulated world and with real servers."""

from collections.abc import Sequence

from connectable.table.events import Acted, AnyEvent, Undone

UNDO = "undo"


def stored_act(events: Sequence[AnyEvent], place: int, seat: int) -> str:
    """The notation of the seat's own newest act up to that position, `UNDO`, or nothing.

    An answer names the last event that its act brought about; what the table played for the seat then is no act of
    its own.
    """
    for event in reversed(events[:place]):
        if isinstance(event, Undone) and event.seat == seat:
            return UNDO
        if isinstance(event, Acted) and event.seat == seat and not event.forced:
            return event.notation
    return ""
