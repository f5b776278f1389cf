"""What a review of Connect 5 needs: which steps are one decision, and what a decision brings."""

from connectable.bots.appraisal import Care
from connectable.bots.connect5.engine.outlook import share_after
from connectable.bots.connect5.search_level import LOOKS
from connectable.games.connect5.engine.state import State
from connectable.registry import AnyGame

CARE = Care(samples=10, simulations=800)
"""How closely a decision is looked at: `bench/review.py` says how far that is from the truth."""


def goes_on(before: State, after: State, seat: int) -> bool:
    """A chain of jumps is one decision."""
    return after.chain >= 0


def outlook(game: AnyGame, state: State, seat: int, steps: tuple[str, ...], seed: int, simulations: int) -> float:
    """The share of the win after these steps."""
    slots: list[int] = []
    start = state
    for text in steps:
        action = game.parse(state, seat, text)
        slots.append(start.setup.board.slot_of(action))
        state = game.apply(state, seat, action)
    return share_after(start, slots, simulations, seed, LOOKS)
