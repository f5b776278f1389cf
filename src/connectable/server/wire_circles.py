"""Messages about more than one table or moment: replays, the seats a browser holds, rooms, shared deals.

The wire's other half: what holds there holds here.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from connectable.options import OptionValue
from connectable.server.wire import Reach, SeatSeen, Short, Strict


class Moment(Struct, frozen=True):
    """One action of a finished game that was not taken back, and how things stood behind it."""

    seat: int
    notation: str
    round: int
    """As the game counts them; 0: it does not."""
    points: list[int]
    """Of each seat, as everybody saw them."""


class Replay(Struct, frozen=True):
    """`GET /api/tables/{id}/replay`."""

    table: str
    game: str
    start: list[int]
    """The points before the first action."""
    moments: list[Moment]


class MomentSeen(Struct, frozen=True):
    """`GET /api/tables/{id}/replay/{at}`: the game behind that many actions, through one seat's eyes."""

    at: int
    of: int
    seat: int | None
    """Through whose eyes; None: a watcher's."""
    moment: Moment | None
    """The action that led here; None: the start."""
    to_act: list[int]
    view: dict[str, Any]


class SeatHeld(Strict, frozen=True):
    table: Short
    token: Short


class HeldSeats(Strict, frozen=True):
    """`POST /api/seats`: what a browser holds."""

    seats: Annotated[list[SeatHeld], Meta(max_length=50)]


class SeatStands(Struct, frozen=True):
    """A seat that somebody holds, and whether it is its turn."""

    table: str
    gone: bool
    """No such table, or no such seat: nobody learns which."""
    game: str = ""
    phase: Literal["", "gathering", "playing", "over"] = ""
    seat: int = -1
    turn: bool = False
    seats: list[SeatSeen] = []
    points: list[int] = []
    """When it is over."""
    room: str = ""
    deal: str = ""


class SeatsStand(Struct, frozen=True):
    """In the order of the question."""

    seats: list[SeatStands]


class NewRoom(Strict, frozen=True):
    """`POST /api/rooms`."""

    name: Short = ""


class RoomMade(Struct, frozen=True):
    id: str
    link: str
    code: str
    reach: Reach


class TablePlayed(Struct, frozen=True):
    """A table of a room."""

    id: str
    game: str
    phase: Literal["gathering", "playing", "over"]
    seats: list[SeatSeen]
    points: list[int]
    """When it is over; empty: it was stopped, or goes on."""
    at: int
    """When it was made or, behind its end, when it ended."""


class RoomSeen(Struct, frozen=True):
    """`GET /api/rooms/{id}`."""

    id: str
    name: str
    table: str
    """The one that the room leads to now; empty: none."""
    tables: list[TablePlayed]
    """The latest, newest first."""


class ShareTable(Strict, frozen=True):
    """`POST /api/challenges`, by the seat that plays there."""

    table: Short


class ChallengeMade(Struct, frozen=True):
    id: str
    link: str
    reach: Reach


class DealResult(Struct, frozen=True):
    rank: int
    name: str
    points: int
    at: int
    """When it ended."""


class DealSeen(Struct, frozen=True):
    """A deal that several tables play: the same cards and dice for everybody."""

    id: str
    """Of a challenge: its code. Of a daily: the name that its tables carry."""
    day: str
    """Of a daily; empty: a challenge."""
    game: str
    options: dict[str, OptionValue]
    seats: list[str]
    commitment: str
    until: int
    """When it closes: tables are made on it before."""
    shown: int
    """When its secret is shown; what ends later does not count."""
    secret: str | None
    begun: int
    """Tables that count, ended or not."""
    results: list[DealResult]
    """The best hundred, of each browser the first table."""
    count: int
    """All results."""
    quantiles: list[int]
    """Points of the best, the upper quarter, the middle, the lower quarter and the last; empty: no results."""
    own: DealResult | None
    """Of the table that was asked about."""


class Daily(Struct, frozen=True):
    """`GET /api/daily`."""

    day: str
    deals: list[DealSeen]
