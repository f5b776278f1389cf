"""What a review of Connections needs: which steps are one decision, and who plays positions out."""

from connectable.bots.appraisal import Care
from connectable.games.connections.engine.score import totals
from connectable.games.connections.engine.setup import QUADS, RUMMY
from connectable.games.connections.engine.state import FRESH, State

CARE = Care(samples=24)
HASTY = 4
"""Simulations per action of those who play out quads and rummy: there a hasty search is both quicker and better than
greedy play."""


def goes_on(before: State, after: State, seat: int) -> bool:
    """A card that was chosen, a quad that was begun, a turn in which something was drawn or taken: one decision."""
    if after.round != before.round or after.vote is not None:
        return False
    if after.choices[seat] or max(after.building[seat], default=-1) >= 0:
        return True
    return not after.setup.at_once and after.turn == seat and after.step != FRESH and not after.windows


def player(state: State) -> tuple[str, int]:
    """The level that plays positions out, and its simulations."""
    return ("hurried", HASTY) if state.setup.way in (QUADS, RUMMY) else ("reader", 0)


def standing(state: State) -> list[int]:
    """The points of each seat so far."""
    return totals(state)
