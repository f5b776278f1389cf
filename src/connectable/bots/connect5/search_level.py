"""The levels of Connect 5 that search: all of them do it alike, with more or fewer simulations."""

from connectable.bots.connect5.engine.search import search
from connectable.bots.connect5.openings import opening
from connectable.bots.levels import Budget, Think, Thought, Worth
from connectable.contract import Rng
from connectable.games.connect5.engine.state import State
from connectable.registry import AnyGame


def search_level(game: AnyGame, state: State, seat: int, rng: Rng, budget: Budget) -> Thought:
    found = search(state, budget.simulations, budget.seconds, rng.randrange(1 << 30))
    return Thought(found.action, tuple(Worth(action, share) for action, share in found.shares), found.simulations)


def varied(think: Think) -> Think:
    """The same level with its first token by lot."""

    def thinks(game: AnyGame, state: State, seat: int, rng: Rng, budget: Budget) -> Thought:
        first = opening(state, seat, rng)
        return think(game, state, seat, rng, budget) if first is None else Thought(first)

    return thinks
