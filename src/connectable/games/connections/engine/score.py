"""Scoring: what a placement is worth, who leads, how a game ended.

When points are given is decided elsewhere.
"""

from typing import Final

from connectable.contract import Outcome
from connectable.games.connections.engine.setup import CLASSIC, ENDLESS, QUADS, QUICK, RUMMY, SOLITAIRE
from connectable.games.connections.engine.state import OVER, SOURCES, State

TIMES: Final = (0, 1, 2, 3, 10)
"""CX-K4: the factor for one, two, three, four pairs."""

PAID: Final[dict[str, tuple[str, ...]]] = {
    CLASSIC: ("links", "hands"),
    ENDLESS: ("links", "falls"),
    SOLITAIRE: ("web",),
    QUICK: ("collected",),
    QUADS: ("quads", "falls"),
    RUMMY: ("runs", "hands"),
}
"""The sources of points of each way."""


def placement(value: int, touched: list[int], is_plain: bool) -> int:
    """(The card + all it touches) × the factor of its pairs; endless has no factor."""
    total = value + sum(touched)
    return total if is_plain else total * TIMES[len(touched)]


def totals(state: State) -> list[int]:
    return [sum(own) for own in state.scores]


def ranks(points: list[int]) -> list[int]:
    """CX-G3: equal totals share the rank."""
    return [1 + sum([other > own for other in points]) for own in points]


def outcome(state: State) -> Outcome | None:
    """How it ended; None while it goes on."""
    if state.stage != OVER:
        return None
    points = totals(state)
    paid = PAID[state.setup.way]
    breakdown = [{name: own[place] for place, name in enumerate(SOURCES) if name in paid} for own in state.scores]
    return Outcome(tuple(points), tuple(ranks(points)), state.ended[-1].reason, tuple(breakdown))
