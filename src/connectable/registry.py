"""The only list of games. A game is imported when it is asked for, not before."""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from connectable.contract import Game, Outcome, Pen

AnyGame = Game[Any, Any]
Draw = Callable[[Mapping[str, Any], int | None, Pen], str]
"""A game's terminal picture: its view, the seat that looks (None: a watcher), the pen."""

GAMES: dict[str, str] = {
    "connnect": "connectable.games.connnect",
    "connect5": "connectable.games.connect5",
    "connections": "connectable.games.connections",
}
"""Name → package. It holds `GAME`, and `drawing.draw` for the terminal."""


def game(name: str) -> AnyGame:
    """The game of that name; a ValueError lists the known ones."""
    place = package(name)
    found: AnyGame = (sys.modules.get(place) or import_module(place)).GAME  # asked for at every step of a table
    return found


def drawing(name: str) -> Draw:
    """How the terminal draws that game."""
    draw: Draw = import_module(package(name) + ".drawing").draw
    return draw


def random_playout(name: str, seats: int, seed: int) -> Outcome:
    """The outcome of a whole random game, played inside the game's own compiled code."""
    return game(name).random_playout(seats, seed)


def register(name: str, module: str) -> None:
    """Adds a game from outside this package: `module` holds `GAME`."""
    if GAMES.setdefault(name, module) != module:
        raise ValueError(f"game {name!r} is already {GAMES[name]}")


def package(name: object) -> str:
    if not isinstance(name, str) or name not in GAMES:
        raise ValueError(f"unknown game {name!r:.80}; known: {', '.join(GAMES)}")
    return GAMES[name]
