"""What a seat may take back on its own: computed from what happened, not flagged by anybody.

Free is everything back to the last point where somebody else acted or anybody learned something: a die, a card, a
sealed choice. In sealed play the others' acts do not count: nobody has seen them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from connectable.contract import CHANCE
from connectable.registry import AnyGame
from connectable.table.model import Live


def is_final(rules: AnyGame, state: Any, seat: int, action: Any, preview: Mapping[str, object], seats: int) -> bool:
    """Whether somebody learns something by it, or it is the *done* of seats that act at once or unseen."""
    if preview.get("reveals"):
        return True
    if not preview.get("ends_turn"):
        return False
    return len(rules.to_act(state)) > 1 or is_hidden(rules, state, seat, action, seats)


class Marks(NamedTuple):
    """What the table keeps of an action: nobody else saw it; it is not undone freely; it ends the seat's turn;
    somebody learned something by it."""

    sealed: bool
    final: bool
    ends: bool
    reveals: bool


def marks(rules: AnyGame, state: Any, seat: int, action: Any, seats: int) -> Marks:
    """The marks of an action of a seat, in the state before it."""
    preview = rules.preview(state, seat, action)
    sealed = all(rules.shown(state, seat, action, to) is None for to in (*range(seats), None) if to != seat)
    final = is_final(rules, state, seat, action, preview, seats)
    return Marks(sealed, final, bool(preview.get("ends_turn")), bool(preview.get("reveals")))


def is_hidden(rules: AnyGame, state: Any, seat: int, action: Any, seats: int) -> bool:
    """Whether some other seat may not see the action as it is."""
    text = rules.notation(action)
    return any(rules.shown(state, seat, action, to) != text for to in range(seats) if to != seat)


def free_undo(live: Sequence[Live], seat: int) -> tuple[int, ...]:
    """Positions of the seat's own actions that it may take back, the last first.

    Behind an open act of somebody else (a *done* in a sealed round) only what nobody has seen can go.
    """
    found: list[int] = []
    others_acted = False
    for entry in reversed(live):
        if entry.seat == seat:
            if entry.final or (others_acted and not entry.sealed):
                break
            found.append(entry.position)
        elif entry.seat == CHANCE or entry.reveals:
            break
        else:
            others_acted |= not entry.sealed
    return tuple(found)


def takeback(live: Sequence[Live], seat: int) -> tuple[int, ...]:
    """Positions that go when the others agree to take the seat's last action back: that one and all since."""
    for place in range(len(live) - 1, -1, -1):
        if live[place].seat == seat:
            return tuple(entry.position for entry in live[place:])
    return ()
