"""The only list of games. A game is imported when it is asked for, not before."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from connectable.contract import Game, Outcome, Pen
from connectable.meta import Meta

AnyGame = Game[Any, Any]
Draw = Callable[[Mapping[str, Any], int | None, Pen], str]
"""A game's terminal picture: its view, the seat that looks (None: a watcher), the pen."""

GAMES: dict[str, str] = {
    "connnect": "connectable.games.connnect",
    "connect5": "connectable.games.connect5",
    "connections": "connectable.games.connections",
}
"""Name → package. It holds `GAME`, `drawing.draw` for the terminal and, where chance plays, `luck`."""


def game(name: str) -> AnyGame:
    """The game of that name; a ValueError lists the known ones."""
    return loaded(package(name))


@cache
def loaded(place: str) -> AnyGame:
    """The game of a package; kept, because a table asks for it at every step."""
    found: AnyGame = import_module(place).GAME
    return found


def drawing(name: str) -> Draw:
    """How the terminal draws that game."""
    draw: Draw = import_module(package(name) + ".drawing").draw
    return draw


def meta(name: str) -> Meta:
    """What that game says about itself; the defaults for a game that says nothing."""
    return loaded_meta(package(name))


@cache
def loaded_meta(place: str) -> Meta:
    module = optional_module(place + ".meta")
    found: Meta = module.META if module else Meta()
    return found


class Telling(Protocol):
    """A game's module `luck`."""

    MEASURE: str
    """`rolls` or `cards`: what a worth counts."""

    def faces(self, text: str, /) -> tuple[int, ...]:
        """The faces of dice in a chance action, 1 to 6."""

    def worths(self, state: Any, /) -> Mapping[int, Mapping[str, float]]:
        """At a chance point: seat → outcome → what it is worth to that seat; only seats that have to do with it."""


def luck_of(name: str) -> Telling | None:
    """How that game tells luck; None: it says nothing of it."""
    telling: Telling | None = optional_module(package(name) + ".luck")
    return telling


def optional_module(place: str) -> Any:
    """The module of that name, or None where a game brings none; an error inside it is never hidden."""
    try:
        return import_module(place)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{place}.".startswith(f"{error.name}."):
            raise
        return None


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
