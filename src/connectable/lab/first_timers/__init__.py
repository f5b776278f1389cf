"""First-timers: how somebody plays who has just read the rules, written down as a few rules that look one action ahead.

They are a yardstick for the gentle level and no opponent: only the lab seats them.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from connectable.bots.levels import Budget, Think, Thought, levels_of, think
from connectable.contract import Rng
from connectable.registry import AnyGame

FIRST_TIMER = "first-timer"


def first_timer_of(name: str) -> Think | None:
    """The first-timer of a game; None: nobody wrote one down."""
    place = f"{__name__}.{name}"
    return import_module(place).first_timer if find_spec(place) else None


def players_of(name: str) -> list[str]:
    """Everybody whom the lab can seat in a game."""
    return [*levels_of(name), *([FIRST_TIMER] if first_timer_of(name) else [])]


def think_as(game: AnyGame, player: str, guess: Any, seat: int, rng: Rng, budget: Budget) -> Thought:
    """What that player does in a determinized state."""
    own = first_timer_of(game.name) if player == FIRST_TIMER else None
    return own(game, guess, seat, rng, budget) if own else think(game, player, guess, seat, rng, budget)
