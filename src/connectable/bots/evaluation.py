"""What a bot thinks of every choice in a position, with the reasons: the material of hints and reviews.

It searches nothing itself: a game's levels do, and the game's bots say why in `reason`. A game may lack both.
"""

from typing import Any, Literal, NamedTuple

from connectable.bots.levels import Budget, Reason, Worth, bots_of, levels_of, think, unlisted_of
from connectable.contract import Rng
from connectable.registry import AnyGame

Unit = Literal["points", "share", ""]
"""What worths are counted in: points at the end, or the share of the win from 0 to 1; empty where no bot compares."""
NO_REASON: Reason = ("", {})
"""There is nothing to say."""
REASONED = 4
"""How many of the best choices get a reason."""
ADVISER = "strong"
"""Gives hints, and reviews, unless a game's bots name other levels as `ADVISER` and `REVIEWER`."""


class Evaluation(NamedTuple):
    """All the choices of one position."""

    chosen: str
    """What the bot would do: usually, not always, what is worth most; a search looks less closely at the others."""
    reason: Reason
    unit: Unit
    worths: tuple[Worth[str], ...] = ()
    """What was chosen, then the others, best first; empty: the bot chose without comparing."""


def level_or_best(name: str, wanted: str) -> str:
    """That level of a game, listed or not, else the best it has."""
    levels = levels_of(name)
    return wanted if wanted in levels or wanted in unlisted_of(name) else list(levels)[-1]


def evaluate(game: AnyGame, level: str, guess: Any, seat: int, rng: Rng, budget: Budget) -> Evaluation:
    """What that level thinks of a determinized state."""
    thought = think(game, level, guess, seat, rng, budget)
    best_first = sorted(thought.worths, key=lambda worth: (worth.action != thought.action, -worth.value))
    worths = tuple(
        Worth(
            game.notation(worth.action),
            worth.value,
            reason_of(game, guess, seat, worth.action) if place < REASONED else None,
        )
        for place, worth in enumerate(best_first)
    )
    unit = unit_of(game.name) if worths else ""
    return Evaluation(game.notation(thought.action), reason_of(game, guess, seat, thought.action), unit, worths)


def adviser_of(name: str) -> str:
    """The level that gives hints."""
    return level_or_best(name, getattr(bots_of(name), "ADVISER", ADVISER))


def reviewer_of(name: str) -> str:
    """The level whose worths of different actions can be compared."""
    return level_or_best(name, getattr(bots_of(name), "REVIEWER", ADVISER))


def unit_of(name: str) -> Unit:
    """What the worths of a game's bots are counted in."""
    unit: Unit = getattr(bots_of(name), "UNIT", "")
    return unit


def reason_of(game: AnyGame, state: Any, seat: int, action: Any) -> Reason:
    """Why an action is a good one, in the words of the game's own bots."""
    own = getattr(bots_of(game.name), "reason", None)
    found: Reason = own(game, state, seat, action) if own else NO_REASON
    return found
