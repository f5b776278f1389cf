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
    """The result of the table that was asked about."""


class Daily(Struct, frozen=True):
    """`GET /api/daily`."""

    day: str
    deals: list[DealSeen]
