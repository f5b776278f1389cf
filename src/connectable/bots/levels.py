"""Which bot answers to a level, and how long it may think.

A game's own bots are in the module that its `meta.py` names; a game without any gets two bots that play every game.
A bot is shown a determinized state: everything its seat may not know was guessed before.
"""

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, Generic, NamedTuple, TypeVar

from connectable.contract import Rng
from connectable.playout import pick
from connectable.registry import AnyGame, meta

A = TypeVar("A")
Reason = tuple[str, dict[str, str | int]]
"""The key of a sentence in the catalogues, and the values that fill it."""


class Budget(NamedTuple):
    """How much a bot may think about one choice; whichever limit is reached first. 0: no limit of that kind."""

    simulations: int = 0
    seconds: float = 0.0


UNBOUND = Budget()
LADDER = ("gentle", "greedy", "easy", "medium", "skilled", "strong", "expert", "master", "champion")
"""The levels that people choose from, weakest first; a game may lack some, and `random` is none of them."""


class Worth(NamedTuple, Generic[A]):
    """An action and what a bot thinks it is worth to the seat."""

    action: A
    """The action itself, or its notation where it leaves the process."""
    value: float
    """The share of the win (0–1) or points, as the game's bots say in `UNIT`."""
    reason: Reason | None = None
    """Why it is a good action; None where nobody asked."""


class Thought(NamedTuple):
    """What a bot chose, and what it thinks of the choices it had."""

    action: Any
    worths: tuple[Worth[Any], ...] = ()
    """The actions it evaluated; empty for a bot that does not compare."""
    simulations: int = 0
    """How many it ran."""


Think = Callable[[AnyGame, Any, int, Rng, Budget], Thought]
"""Game, determinized state, seat, generator, budget → a thought. With a budget of simulations alone the same state and
generator give the same thought."""


class Level(NamedTuple):
    """One level of a game's bots."""

    think: Think
    simulations: int = 0
    """Its own budget per choice; 0: it does not count simulations."""
    rating: int | None = None
    """Measured by `connectable lab rate`, 200 games per pair: greedy is 1000, 400 more are odds of ten to one."""


def bots_of(name: str) -> Any:
    """The module with a game's own bots, or None."""
    place = meta(name).bots
    return import_module(place) if place else None


def levels_of(name: str) -> dict[str, Level]:
    """Every level of a game, weakest first: chance, the steps of the ladder that it has, then levels of its own."""
    bots = bots_of(name)
    own: dict[str, Level] = bots.LEVELS if bots else {}
    found = {"random": Level(random), "greedy": Level(greedy)} | own
    return {level: found[level] for level in weakest_first(found)}


def unlisted_of(name: str) -> dict[str, Level]:
    """The bots of a game that nobody chooses."""
    found: dict[str, Level] = getattr(bots_of(name), "UNLISTED", {})
    return found


def ladder_of(name: str) -> list[str]:
    """The levels of a game that people choose from, weakest first."""
    return [level for level in levels_of(name) if level != "random"]


def first_seat_of(name: str) -> dict[str, int]:
    """How many of 100 games of one round whoever begins wins at two seats, by board; empty: not measured."""
    found: dict[str, int] = getattr(bots_of(name), "FIRST_SEAT", {})
    return found


def weakest_first(levels: Iterable[str]) -> list[str]:
    """The levels by the ladder, those that it does not know behind them."""
    known = dict.fromkeys(levels)
    return [level for level in dict.fromkeys(["random", *LADDER, *known]) if level in known]


def level_of(game: AnyGame, level: str) -> Level:
    """The level of that name; a ValueError lists the levels of the game."""
    levels, unlisted = levels_of(game.name), unlisted_of(game.name)
    if level in unlisted:
        return unlisted[level]
    if level not in levels:
        raise ValueError(f"{game.name} has no bot {level!r:.80}; known: {', '.join(levels)}")
    return levels[level]


def pauses_of(game: AnyGame, level: str, state: Any, seat: int) -> float:
    """How many of a bot's ordinary pauses it takes before it acts: more where it races people, who must turn cards and
    find words; a game's bots may say so in `pauses`."""
    own = getattr(bots_of(game.name), "pauses", None)
    return own(game, level, state, seat) if own else 1.0


def think(game: AnyGame, level: str, guess: Any, seat: int, rng: Rng, budget: Budget = UNBOUND) -> Thought:
    """What that bot thinks of a determinized state; its own number of simulations unless the budget names one."""
    found = level_of(game, level)
    return found.think(game, guess, seat, rng, Budget(budget.simulations or found.simulations, budget.seconds))


def choose(game: AnyGame, level: str, state: Any, seat: int, rng: Rng, budget: Budget = UNBOUND) -> Any:
    """What that bot does; it is shown a state with everything guessed that its seat may not know."""
    return think(game, level, game.determinize(state, seat, rng), seat, rng, budget).action


def random(game: AnyGame, state: Any, seat: int, rng: Rng, budget: Budget) -> Thought:
    """Any legal action: the only level that picks by chance."""
    return Thought(pick(game, state, seat, rng))


def greedy(game: AnyGame, state: Any, seat: int, rng: Rng, budget: Budget) -> Thought:
    """The action whose preview promises most points now; the first among equals."""
    return Thought(max(game.legal(state, seat), key=lambda action: promised(game, state, seat, action)))


def promised(game: AnyGame, state: Any, seat: int, action: Any) -> int:
    points = game.preview(state, seat, action).get("points", 0)
    return points if isinstance(points, int) else 0
