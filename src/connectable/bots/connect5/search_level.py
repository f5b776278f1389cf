"""A level of Connect 5 that searches: all of them do it alike, with more or fewer simulations."""

from connectable.bots.connect5.engine.search import search
from connectable.bots.levels import Budget, Thought, Worth
from connectable.contract import Rng
from connectable.games.connect5.engine.state import State
from connectable.registry import AnyGame


def search_level(game: AnyGame, state: State, seat: int, rng: Rng, budget: Budget) -> Thought:
    found = search(state, budget.simulations, budget.seconds, rng.randrange(1 << 30))
    return Thought(found.action, tuple(Worth(action, share) for action, share in found.shares), found.simulations)
