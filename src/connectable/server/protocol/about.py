"""What the server says about itself."""

from typing import Literal

from msgspec import Struct

from connectable.options import OptionValue
from connectable.server.protocol.fields import Reach


class OptionSeen(Struct, frozen=True):
    """An option of a game."""

    name: str
    default: OptionValue
    choices: list[OptionValue]
    """Empty: any value of the default's type."""
    span: tuple[int, int] | None
    """Lowest and highest number allowed."""
    only: tuple[str, list[OptionValue]] | None
    """Another option, and the values of it with which this one has any effect."""


class GameSeen(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: str
    seats: tuple[int, int]
    """Fewest and most."""
    options: list[OptionSeen]
    levels: list[str]
    """Levels of its bots, weakest first."""
    ratings: dict[str, int]
    """Ratings of the measured levels: greedy is 1000, and 400 points more mean odds of ten to one."""


class ServerInfo(Struct, frozen=True):
    """`GET /api/house`: what a lobby needs to know."""

    version: str
    form: str
    """`compiled` or `pure`."""
    reach: Reach
    address: str
    """Where links created here lead."""
    games: list[GameSeen]
    languages: list[str]


class Health(Struct, frozen=True):
    """`GET /healthz`."""

    status: Literal["ok", "trouble"]
    version: str
