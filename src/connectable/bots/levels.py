"""Which bot answers to a level: the game's own where `bots/<game>.py` has one, else one that plays any game."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from connectable.contract import Rng
from connectable.playout import pick
from connectable.registry import AnyGame

Choose = Callable[[AnyGame, Any, int, Rng], Any]
"""Game, determinized state, seat, generator → a legal action."""


def bot(game: AnyGame, level: str) -> Choose:
    """The bot of that level; a ValueError lists the levels of the game."""
    levels = levels_of(game.name)
    if level not in levels:
        raise ValueError(f"{game.name} has no bot {level!r:.80}; known: {', '.join(levels)}")
    return levels[level]


def levels_of(name: str) -> dict[str, Choose]:
    """Every level of a game, weakest first."""
    module = f"connectable.bots.{name}"
    own: dict[str, Choose] = import_module(module).LEVELS if find_spec(module) else {}
    return {"random": pick, "greedy": greedy} | own


def choose(game: AnyGame, level: str, state: Any, seat: int, rng: Rng) -> Any:
    """What that bot does; it is shown a state with everything guessed that its seat may not know."""
    return bot(game, level)(game, game.determinize(state, seat, rng), seat, rng)


def greedy(game: AnyGame, state: Any, seat: int, rng: Rng) -> Any:
    """The action whose preview promises most points now; the first of equals."""
    return max(game.legal(state, seat), key=lambda action: promised(game, state, seat, action))


def promised(game: AnyGame, state: Any, seat: int, action: Any) -> int:
    points = game.preview(state, seat, action).get("points", 0)
    return points if isinstance(points, int) else 0
