"""Which bot answers to a level, and how long it may think.

The game's own bot where `bots/<game>.py` has one, else one that plays any game. A bot is shown a determinized state:
everything its seat may not know was guessed before.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from connectable.contract import Rng
from connectable.playout import pick
from connectable.registry import AnyGame


class Budget(NamedTuple):
    """How much a bot may think about one choice; whichever limit is reached first. 0: no limit of that kind."""

    simulations: int = 0
    seconds: float = 0.0


UNBOUND = Budget()


class Thought(NamedTuple):
    """What a bot chose, and what it thinks of the choices it had."""

    action: Any
    worths: tuple[tuple[Any, float], ...] = ()
    """The actions it weighed, each with its worth to the seat: share of the win (0–1) or points, as the game's bots
    say in `UNIT`. Empty for a bot that does not weigh."""
    simulations: int = 0
    """How many it came to."""


Think = Callable[[AnyGame, Any, int, Rng, Budget], Thought]
"""Game, determinized state, seat, generator, budget → a thought. With a budget of simulations alone the same state and
generator give the same thought."""


class Level(NamedTuple):
    """One level of a game's bots."""

    think: Think
    simulations: int = 0
    """Its own budget a choice; 0: it does not count."""
    rating: int | None = None
    """Measured by `connectable lab rate`, 200 games a pair: greedy is 1000, 400 more are odds of ten to one."""


def levels_of(name: str) -> dict[str, Level]:
    """Every level of a game, weakest first."""
    module = f"connectable.bots.{name}"
    own: dict[str, Level] = import_module(module).LEVELS if find_spec(module) else {}
    return {"random": Level(random), "greedy": Level(greedy)} | own


def level_of(game: AnyGame, level: str) -> Level:
    """The level of that name; a ValueError lists the levels of the game."""
    levels = levels_of(game.name)
    if level not in levels:
        raise ValueError(f"{game.name} has no bot {level!r:.80}; known: {', '.join(levels)}")
    return levels[level]


def pauses_of(game: AnyGame, level: str, state: Any, seat: int) -> float:
    """How many of a bot's ordinary pauses it takes before it acts: more where it races people, who must turn cards and
    find words; `bots/<game>.py` may say so in `pauses`."""
    module = f"connectable.bots.{game.name}"
    own = getattr(import_module(module), "pauses", None) if find_spec(module) else None
    return own(game, level, state, seat) if own else 1.0


def think(game: AnyGame, level: str, guess: Any, seat: int, rng: Rng, budget: Budget = UNBOUND) -> Thought:
    """What that bot thinks of a determinized state; its own count of simulations unless the budget names one."""
    found = level_of(game, level)
    return found.think(game, guess, seat, rng, Budget(budget.simulations or found.simulations, budget.seconds))


def choose(game: AnyGame, level: str, state: Any, seat: int, rng: Rng, budget: Budget = UNBOUND) -> Any:
    """What that bot does; it is shown a state with everything guessed that its seat may not know."""
    return think(game, level, game.determinize(state, seat, rng), seat, rng, budget).action


def random(game: AnyGame, state: Any, seat: int, rng: Rng, budget: Budget) -> Thought:
    """Any legal action: the only level that picks by chance."""
    return Thought(pick(game, state, seat, rng))


def greedy(game: AnyGame, state: Any, seat: int, rng: Rng, budget: Budget) -> Thought:
    """The action whose preview promises most points now; the first of equals."""
    return Thought(max(game.legal(state, seat), key=lambda action: promised(game, state, seat, action)))


def promised(game: AnyGame, state: Any, seat: int, action: Any) -> int:
    points = game.preview(state, seat, action).get("points", 0)
    return points if isinstance(points, int) else 0
