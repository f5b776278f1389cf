"""What a seat may take back on its own: computed from what happened, not flagged by anybody.

Free is everything back to the last point where somebody else acted or anybody learned something: a die, a card, a
sealed choice. In sealed play the others' acts do not count: nobody has seen them.
"""

from collections.abc import Sequence

from connectable.contract import CHANCE
from connectable.table.model import Live


def free_undo(live: Sequence[Live], seat: int) -> tuple[int, ...]:
    """Positions of the seat's own actions that it may take back, the last first."""
    found: list[int] = []
    for entry in reversed(live):
        if entry.seat == seat and not entry.final:
            found.append(entry.position)
        elif entry.seat in (seat, CHANCE) or not entry.sealed:
            break
    return tuple(found)


def takeback(live: Sequence[Live], seat: int) -> tuple[int, ...]:
    """Positions that go when the others agree to take the seat's last action back: that one and all since."""
    for place in range(len(live) - 1, -1, -1):
        if live[place].seat == seat:
            return tuple(entry.position for entry in live[place:])
    return ()
