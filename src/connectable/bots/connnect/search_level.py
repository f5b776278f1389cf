"""A level of CoNNNect that searches: it plans the round for every action, then looks further at the best."""

import time
from functools import lru_cache, partial
from typing import Any

from connectable.bots.connnect.engine.evaluate import Evaluator, evaluator_for, weights_for
from connectable.bots.connnect.engine.search import Branch, Search, Strength
from connectable.bots.levels import Budget, Think, Thought, Worth
from connectable.contract import Rng
from connectable.games.connnect.engine.state import ROUNDS, State
from connectable.registry import AnyGame

NO_LIMIT = 1_000_000


def search_level(strength: Strength, foresight: float = 1.0) -> Think:
    """A level of that strength; it counts so much of what a sheet promises for later."""
    return partial(think, strength, foresight)


@lru_cache(8)
def evaluator(solo: bool, foresight: float) -> Evaluator:
    """The learned weights as a level counts them that lives more for the moment."""
    if foresight == 1.0:
        return evaluator_for(solo)
    return Evaluator([[foresight * weight for weight in row] for row in weights_for(solo)])


def think(
    strength: Strength, foresight: float, game: AnyGame, state: Any, seat: int, rng: Rng, budget: Budget
) -> Thought:
    until = time.monotonic() + budget.seconds if budget.seconds else 0.0
    search = Search(state, seat, evaluator(state.seats == 1, foresight), strength, rng.randrange(1 << 30))
    found = search.branches()
    if len(found) > 1 and strength.depth:
        found = look_further(search, state, found, budget.simulations or NO_LIMIT, until)
    worths = tuple(Worth(branch.action, branch.worth()) for branch in found)
    return Thought(found[0].action, worths, int(search.simulations))


def look_further(search: Search, state: State, found: list[Branch], simulations: int, until: float) -> list[Branch]:
    """The last round is solved, and alone the one before as well where that is not too much; else dice are rolled."""
    if state.round == ROUNDS:
        return search.solve(found, simulations, until)
    if state.round == ROUNDS - 1 and state.seats == 1 and (solved := search.foresee(found, simulations, until)):
        return solved
    return search.deepen(found, simulations, until)
