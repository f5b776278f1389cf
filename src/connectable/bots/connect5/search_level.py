"""The levels of Connect 5 that search, with more or fewer simulations; the better ones see wins by fours besides.

At two seats those do not play positions out: they judge them by a value that was learned."""

from connectable.bots.connect5.engine.search import search
from connectable.bots.connect5.engine.value import Value, learned
from connectable.bots.connect5.openings import is_opening, opening
from connectable.bots.levels import Budget, Think, Thought, Worth
from connectable.contract import Rng
from connectable.games.connect5.engine.state import State
from connectable.registry import AnyGame

LOOKS = 40
"""Positions that the better levels look at for a win by fours, in each position of their tree."""
LEARNED = frozenset({"base"})
"""Boards whose value was learned: `engine/value.py`."""
NEAR = 0.1
"""First tokens that bring so much less of the win, at most, are as good as the best: the lot decides."""


def search_level(game: AnyGame, state: State, seat: int, rng: Rng, budget: Budget) -> Thought:
    return searched(state, rng, budget, 0)


def learned_level(game: AnyGame, state: State, seat: int, rng: Rng, budget: Budget) -> Thought:
    """The same with an eye for wins by fours; positions are judged where that was learned.

    Nothing in a judged search is left to chance: without the lot every game would be the same."""
    judge = judge_for(state)
    thought = searched(state, rng, budget, LOOKS, judge)
    if judge is None or not is_opening(state, seat):
        return thought
    near = [worth.action for worth in thought.worths if worth.value >= thought.worths[0].value - NEAR]
    return thought._replace(action=near[rng.randrange(len(near))])


def judge_for(state: State) -> Value | None:
    """What says what positions are worth: known for two seats on a board that was learned."""
    return learned() if state.setup.seats == 2 and state.setup.choice in LEARNED else None


def searched(state: State, rng: Rng, budget: Budget, looks: int, judge: Value | None = None) -> Thought:
    found = search(state, budget.simulations, budget.seconds, rng.randrange(1 << 30), looks, judge)
    return Thought(found.action, tuple(Worth(action, share) for action, share in found.shares), found.simulations)


def varied(think: Think) -> Think:
    """The same level with its first token by lot."""

    def thinks(game: AnyGame, state: State, seat: int, rng: Rng, budget: Budget) -> Thought:
        first = opening(state, seat, rng)
        return think(game, state, seat, rng, budget) if first is None else Thought(first)

    return thinks
