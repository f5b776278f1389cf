"""What a bot thinks of every choice in a position, with the reasons: what hints and reviews are made from.

It searches nothing itself: a game's levels do, and `bots/<game>_reasons.py` finds the sentence. A game may lack both.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, NamedTuple

from connectable.bots.levels import Budget, levels_of, think
from connectable.contract import Rng
from connectable.registry import AnyGame

Unit = Literal["points", "share", ""]
"""What worths are counted in: points at the end, the share of the win from 0 to 1; nothing where no bot weighs."""
Reason = tuple[str, dict[str, str | int]]
"""The key of a sentence and its values; an empty key: there is nothing to say."""
NO_REASON: Reason = ("", {})
REASONED = 4
"""So many of the best choices get a reason."""
ADVISER = "strong"
"""Gives hints, and reviews where a game's bots name no other level as `REVIEWER`."""


class Weighed(NamedTuple):
    """One choice."""

    notation: str
    worth: float
    reason: Reason = NO_REASON


class Weighing(NamedTuple):
    """All the choices of one position."""

    chosen: str
    """What the bot would do: mostly, not always, what is worth most; a search looks at others less closely."""
    reason: Reason
    unit: Unit
    worths: tuple[Weighed, ...] = ()
    """What was chosen, then the best of the others first; empty: the bot chose without weighing."""


def level_or_best(name: str, wanted: str) -> str:
    """That level of a game, else the best it has."""
    levels = levels_of(name)
    return wanted if wanted in levels else list(levels)[-1]


def weigh(game: AnyGame, level: str, guess: Any, seat: int, rng: Rng, budget: Budget) -> Weighing:
    """What that level thinks of a determinized state."""
    thought = think(game, level, guess, seat, rng, budget)
    best_first = sorted(thought.worths, key=lambda weighed: (weighed[0] != thought.action, -weighed[1]))
    worths = tuple(
        Weighed(game.notation(action), worth, reason_of(game, guess, seat, action) if place < REASONED else NO_REASON)
        for place, (action, worth) in enumerate(best_first)
    )
    unit = unit_of(game.name) if worths else ""
    return Weighing(game.notation(thought.action), reason_of(game, guess, seat, thought.action), unit, worths)


def reviewer_of(name: str) -> str:
    """The level whose worths of different actions can be compared."""
    return level_or_best(name, said_of(name, "REVIEWER", ADVISER))


def unit_of(name: str) -> Unit:
    """What the worths of a game's bots are counted in."""
    unit: Unit = said_of(name, "UNIT", "")
    return unit


def said_of(name: str, what: str, otherwise: str) -> Any:
    """What a game's bots say of themselves."""
    module = f"connectable.bots.{name}"
    return getattr(import_module(module), what, otherwise) if find_spec(module) else otherwise


def reason_of(game: AnyGame, state: Any, seat: int, action: Any) -> Reason:
    """Why an action is a good one, as the game's own module says it."""
    module = f"connectable.bots.{game.name}_reasons"
    if not find_spec(module):
        return NO_REASON
    found: Reason = import_module(module).reason(game, state, seat, action)
    return found
