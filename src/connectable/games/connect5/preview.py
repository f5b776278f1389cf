"""What an action would bring: the way, what is eaten, points, and whether the turn or the round ends.

It compares the states before and after the action; it decides nothing.
"""

from typing import TypedDict

from connectable.games.connect5.circuit import spot_name
from connectable.games.connect5.engine import score
from connectable.games.connect5.engine.actions import JUMP, NOWHERE, STOP, Action
from connectable.games.connect5.engine.fives import five_at, five_through
from connectable.games.connect5.engine.state import State
from connectable.games.connect5.view import name


class Preview(TypedDict):
    """What a legal action would bring."""

    points: int
    ends_turn: bool
    reveals: bool
    path: list[str]
    """Dots passed."""
    eaten: list[str]
    connect5: list[str]
    """The row of a Connect 5."""
    ends_round: bool


def preview(state: State, action: Action, after: State) -> Preview:
    """Dots passed, dots eaten, points, whether the turn and the round end, the row of a Connect 5."""
    seat = state.seat
    closes = len(after.done) > len(state.done)
    row = [name(state, dot) for dot in after.done[-1].row] if closes else []
    return {
        "points": score.points(after)[seat] - score.points(state)[seat],
        "ends_turn": after.chain < 0,
        "reveals": False,
        "path": [spot_name(spot) for spot in (action.at, action.over, action.to) if spot != NOWHERE],
        "eaten": [spot_name(action.over)] if JUMP <= action.kind < STOP else [],
        "connect5": row or pending_row(state, after),
        "ends_round": closes,
    }


def pending_row(state: State, after: State) -> list[str]:
    """C5-W2: the row that would count if the chain stopped now."""
    if after.chain < 0:
        return []
    joint = five_at(after, after.cells, after.chain)
    return (
        [name(state, dot) for dot in five_through(after.setup.board, after.cells, after.seat, joint)]
        if joint >= 0
        else []
    )
