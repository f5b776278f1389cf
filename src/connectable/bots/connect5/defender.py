"""The bot opposite in the daily of Connect 5: it puts the other seat's five off as long as it can."""

from connectable.bots.connect5.engine.forced import defence
from connectable.bots.levels import Budget, Thought
from connectable.contract import Rng
from connectable.games.connect5.engine.state import State
from connectable.registry import AnyGame

TURNS = 2
"""How far it looks, in turns of the other seat."""
NODES = 40_000
"""Positions it looks at: a fraction of a second compiled, a few seconds interpreted. Counted, not timed, so that it
answers everybody alike."""


def defender(game: AnyGame, state: State, seat: int, rng: Rng, budget: Budget) -> Thought:
    return Thought(defence(state, 1 - seat, TURNS, NODES))
