"""The only list of games, and the way to what each game brings. A game is imported when it is first asked for."""

from collections.abc import Callable, Collection, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from connectable.contract import Game, Outcome, Pen
from connectable.meta import Meta
from connectable.options import Options

AnyGame = Game[Any, Any]
Draw = Callable[[Mapping[str, Any], int | None, Pen], str]
"""A game's terminal picture: its view, the seat that looks (None: a watcher), the pen."""

GAMES: dict[str, str] = {
    "connnect": "connectable.games.connnect",
    "connect5": "connectable.games.connect5",
    "connections": "connectable.games.connections",
}
"""Name → package, or a single module. It holds `GAME`; where it still plays earlier versions of its rules, `EARLIER`
(version → game); a package may hold `meta.META`, `drawing.draw` and `console` for the terminal, `content.check` for
files that people bring and `luck`; a single module may hold `META`."""


def game(name: str, rules: str = "") -> AnyGame:
    """The game of that name, by a version of its rules or the newest; a ValueError lists the known ones."""
    return by_rules(package(name), rules) if rules else loaded(package(name))


@cache
def loaded(place: str) -> AnyGame:
    """The game of a package; kept, because a table asks for it at every step."""
    found: AnyGame = import_module(place).GAME
    return found


@cache
def by_rules(place: str, rules: str) -> AnyGame:
    """The game of a package as that version of its rules has it; a ValueError names the versions it plays."""
    newest = loaded(place)
    earlier: dict[str, AnyGame] = getattr(import_module(place), "EARLIER", {})
    if rules not in (newest.rules, *earlier):
        known = ", ".join([*earlier, newest.rules])
        raise ValueError(f"{newest.name} rules {rules!r:.80} are not known, only {known}")
    return newest if rules == newest.rules else earlier[rules]


def drawing(name: str) -> Draw:
    """How the terminal draws that game; a ModuleNotFoundError when it brings no drawing."""
    draw: Draw = import_module(package(name) + ".drawing").draw
    return draw


def meta(name: str) -> Meta:
    """What that game says about itself; the defaults for a game that says nothing."""
    return loaded_meta(package(name))


@cache
def loaded_meta(place: str) -> Meta:
    """`META` of the package's module `meta`, or of the module itself where a game is a single one."""
    module = optional_module(place + ".meta") or import_module(place)
    found: Meta = getattr(module, "META", None) or Meta()
    return found


def content_owner(suffix: str, tables: Collection[str] = ()) -> str | None:
    """The game that takes a file with that ending and those names at its top; None: no game does."""
    for name in GAMES:
        for kind in meta(name).content:
            if kind.suffix == suffix and (not kind.tables or not set(kind.tables).isdisjoint(tables)):
                return name
    return None


def content_has_tables(suffix: str) -> bool:
    """Whether only the names at the top of a file with that ending tell which game takes it."""
    return any(kind.suffix == suffix and kind.tables for name in GAMES for kind in meta(name).content)


class Console(Protocol):
    """A game's module `console`: what people type and read in the terminal beside the picture."""

    @staticmethod
    def spoken(notation: str) -> str: ...
    @staticmethod
    def typed(state: Any, seat: int, text: str) -> list[str]: ...
    @staticmethod
    def report(before: Any, seat: int, action: Any, after: Any) -> list[Any]: ...
    @staticmethod
    def told(one: Any, pen: Pen) -> str: ...
    @staticmethod
    def look(view: Mapping[str, Any], text: str, pen: Pen) -> str | None: ...
    @staticmethod
    def export(state: Any) -> Mapping[str, str]: ...


@cache
def console(name: str) -> Console | None:
    """What that game adds to the terminal; None: nothing."""
    found: Any = optional_module(package(name) + ".console")
    return found  # type: ignore[no-any-return]


class Content(Protocol):
    """A game's module `content`."""

    def check(self, text: str, /) -> object:
        """Raise BadContent at the first fault, or return a list of remarks; a remark with a line is a fault."""


def content(name: str) -> Content:
    """What checks the files that people bring to that game."""
    found: Content = import_module(package(name) + ".content")
    return found


class HeavyContent(Protocol):
    """A game's module `content` where reading what people bring takes long: one process reads, others take over."""

    def hand_over(self, options: Options, /) -> bytes:
        """What was read for these options, as data."""

    def take_over(self, options: Options, data: bytes, /) -> None:
        """Keeps what another process has read."""

    def is_at_hand(self, options: Options, /) -> bool:
        """Whether it is kept already."""


def heavy_content(name: str) -> HeavyContent | None:
    """How that game hands over what it has read; None: it reads quickly enough."""
    found: Any = optional_module(package(name) + ".content")
    return found if hasattr(found, "hand_over") else None


class Telling(Protocol):
    """A game's module `luck`."""

    MEASURE: str
    """`rolls` or `cards`: what a worth counts."""

    def faces(self, text: str, /) -> tuple[int, ...]:
        """The faces of dice in a chance action, 1 to 6."""

    def worths(self, state: Any, /) -> Mapping[int, Mapping[str, float]]:
        """At a chance point: seat → outcome → its worth to that seat; only the seats that it concerns."""


def luck_of(name: str) -> Telling | None:
    """How that game measures luck; None: it does not."""
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
    """Add a game from outside this package: `module` holds `GAME` and, where the game says more of itself, `META`."""
    if GAMES.setdefault(name, module) != module:
        raise ValueError(f"game {name!r} is already {GAMES[name]}")


def package(name: object) -> str:
    if not isinstance(name, str) or name not in GAMES:
        raise ValueError(f"unknown game {name!r:.80}; known: {', '.join(GAMES)}")
    return GAMES[name]
