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
    names: list[str]
    """Content that is shipped under a name; the option takes such a name, or a text of the same kind."""


class SeatLimit(Struct, frozen=True):
    """How many seats a game has with that value of an option."""

    option: str
    value: OptionValue
    seats: tuple[int, int]
    """Fewest and most."""


class GameSeen(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: str
    seats: tuple[int, int]
    """Fewest and most."""
    options: list[OptionSeen]
    levels: list[str]
    """Levels of its bots, weakest first."""
    ladder: list[str]
    """Those to choose from by strength, weakest first: all but pure chance."""
    ratings: dict[str, int]
    """Ratings of the measured levels: greedy is 1000, and 400 points more mean odds of ten to one."""
    prefix: str
    """Of its keys in the catalogues; empty: it has no catalogue here."""
    chance: Literal["dice", "cards", "none"]
    """What chance decides: dice that people could roll themselves, cards that are dealt, or nothing."""
    opponents: list[str]
    """Levels of the bots to play against when somebody just wants to play."""
    suggested: dict[str, OptionValue]
    """The options that a lobby begins with, where they are not the defaults."""
    daily: bool
    """Whether it has a daily deal."""
    sound: Literal["pencil", "token", "card"]
    """What an action sounds like."""
    level_names: dict[str, str]
    """Level → the catalogue key of its name, for levels that only this game has."""
    words: dict[str, str]
    """Key → text in the caller's language, from the catalogue that a game from outside brings; else empty."""
    seat_limits: list[SeatLimit]
    """Where an option decides how many can play."""
    draws_cards: bool
    """Whether it has cards beside its dice, which the table can draw while people roll."""
    lesson: bool
    """Whether it has a scripted first game."""
    first_seat: dict[str, int]
    """Board → how many of 100 games of one round, at two seats, are won by whoever begins, as measured with strong
    bots; empty: not measured."""


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
    longest_name: int
    """Characters of a person's or a room's name."""


class Health(Struct, frozen=True):
    """`GET /healthz`."""

    status: Literal["ok", "trouble"]
    version: str
