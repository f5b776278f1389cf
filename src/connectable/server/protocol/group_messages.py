"""Messages about more than one table or moment: replays, the seats a browser holds, rooms, deals, hints, reviews.

The wire's other half: what holds there holds here.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from connectable.options import OptionValue
from connectable.server.protocol.messages import Reach, SeatSeen, Short, Strict


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


# Hints and reviews

Unit = Literal["points", "share", ""]


class Weighed(Struct, frozen=True):
    """What a choice is worth, in the unit that is named beside it."""

    action: str
    worth: float


class Hint(Struct, frozen=True):
    """`POST /api/tables/{id}/hint`: what a strong bot would do with what the caller's seat knows, and why."""

    action: str
    sentence: str
    """Why, in the caller's language; empty: the game gives no reasons."""
    key: str
    """Of the sentence."""
    unit: Unit
    worths: list[Weighed]
    """Of the choice, then of the best others; empty: the bot did not weigh."""


class DecisionSeen(Struct, frozen=True):
    """A decision of a finished game."""

    at: int
    """Actions that stood before it."""
    seat: int
    played: str
    better: str
    cost: float
    sentence: str
    """Why the better one is; in the caller's language."""
    key: str


class ReviewSeen(Struct, frozen=True):
    """`GET /api/tables/{id}/review`, asked again while `progress` is under 1."""

    progress: float
    """From 0 to 1."""
    unit: Unit
    """Empty: no bot of this game weighs, or nothing is known yet."""
    costs: list[float]
    """What the decisions of each seat cost in all, as far as they were searched: skill, apart from `luck`."""
    decisions: list[DecisionSeen]
    """Those that cost something, costliest first."""
