"""Deals that several tables share: daily ones, and challenges between friends."""

from msgspec import Struct

from connectable.options import OptionValue
from connectable.server.protocol.fields import Reach, Short, Strict


class ShareTable(Strict, frozen=True):
    """`POST /api/challenges`, by the seat that plays at the table."""

    table: Short


class ChallengeMade(Struct, frozen=True):
    """The shared deal and the link to it."""

    id: str
    link: str
    reach: Reach


class DealResult(Struct, frozen=True):
    """How somebody did on a deal."""

    rank: int
    name: str
    points: int
    at: int
    """When the game ended."""
    tie: int = 0
    """What decides between equal points; of a solitaire its links."""
    fewer: int = 0
    """What decides after that: misses."""
    attempts: int = 0
    """Of a deal with a goal: the attempt that reached it; 0: none did."""
    table: str = ""
    """The table, to be replayed by those who have finished theirs; empty for others."""
    you: bool = False
    """Whether it is the asker's."""


class ParSeen(Struct, frozen=True):
    """What a bot made of the same deal."""

    level: str
    points: float
    """On average."""
    least: int
    most: int


class DealSeen(Struct, frozen=True):
    """A deal that several tables play: the same cards and dice for everybody."""

    id: str
    """For a challenge, its code; for a daily deal, the name that its tables carry."""
    day: str
    """Of a daily deal; empty: a challenge."""
    game: str
    options: dict[str, OptionValue]
    seats: list[str]
    commitment: str
    until: int
    """When it closes: no tables are created on it after that."""
    shown: int
    """When its secret is shown; games that end later do not count."""
    secret: str | None
    begun: int
    """Number of tables that count, finished or not."""
    results: list[DealResult]
    """The best hundred; only the first table of each browser counts."""
    count: int
    """Number of all results."""
    quantiles: list[int]
    """Points of the best result, the upper quartile, the median, the lower quartile and the last result; empty: no
    results."""
    own: DealResult | None
    """The asker's result, or that of the table that was asked about."""
    turns: int = 0
    """In how many turns the goal is to be reached; 0: the whole game is played."""
    attempts: int = 1
    """How many tables of one person count."""
    left: int = 1
    """How many of them the asker still has; 0: what is played now does not count."""
    playing: str = ""
    """The asker's table that counts and is not over."""
    solved: int = 0
    """How many have reached the goal."""
    grade: int = 0
    """1 to 5: how hard it is; 0: not known yet."""
    par: ParSeen | None = None
    ranked: bool = True
    """Whether a table that is made now can count."""


class Commitments(Struct, frozen=True):
    """The deals of tomorrow, sealed today."""

    day: str
    commitments: dict[str, str]
    """By game."""


class Daily(Struct, frozen=True):
    """`GET /api/daily`."""

    day: str
    today: str
    """The day it is by world time."""
    deals: list[DealSeen]
    next: Commitments | None = None
    """Asked for today only."""
    streaks: dict[str, int] = {}
    """Days in a row that the asker has played, by game; today counts once it is done."""
