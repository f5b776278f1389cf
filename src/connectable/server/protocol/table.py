"""A table as one viewer may know it, and what a seat asks of it.

Bytes sent to a seat are a function of its view. Positions count what that seat may see, never what the store holds.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from connectable.options import OptionValue
from connectable.server.protocol.fields import Count, Key, Line, Notation, OfferKind, Phase, Short, Strict, Whole
from connectable.server.protocol.luck import LuckSeen
from connectable.server.protocol.new_table import TableSettings


class TakeAction(Strict, frozen=True):
    """`POST /api/tables/{id}/actions`; `try` judges the action and changes nothing."""

    action: Notation
    position: Count
    key: Key
    try_: bool = msgspec.field(name="try", default=False)


class GiveCommand(Strict, frozen=True):
    """`POST /api/tables/{id}/commands`."""

    command: Short
    key: Key
    data: Annotated[dict[Short, Line | Whole | bool], Meta(max_length=8)] = {}


class Accepted(Struct, frozen=True):
    """The action or command was stored."""

    position: int
    """The caller's own position after it."""


class SeatSeen(Struct, frozen=True):
    """A seat as everybody sees it."""

    who: Literal["open", "human", "bot"]
    name: str
    level: str
    away: bool
    millis_left: int = -1
    """At the time `since`, or now if the clock is stopped; −1: there is no clock."""
    since: int = -1
    """When its clock started running, in the server's milliseconds; −1: the clock is stopped."""
    deadline: int = -1
    """Until when the game's own rules wait for this seat; −1: no limit."""


class OfferSeen(Struct, frozen=True):
    """An open offer, and who has agreed so far."""

    kind: OfferKind
    by: int
    subject: int
    agreed: list[int]


class EventSeen(Struct, frozen=True):
    """One event that the viewer may see: its kind, its seat, and the game's notation if it was an action."""

    kind: Literal[
        "made",
        "seat",
        "start",
        "action",
        "undo",
        "offer",
        "agree",
        "decline",
        "time",
        "end",
        "rematch",
        "chat",
        "switch",
        "share",
    ]
    seat: int
    """−1: chance, or the table itself."""
    text: str = ""


class OutcomeSeen(Struct, frozen=True):
    """How a game ended; lists have one entry per seat."""

    points: list[int]
    ranks: list[int]
    """1 = first; ties share a rank."""
    reason: str
    breakdown: list[dict[str, int]]
    """Source of points → points."""


class TableSeen(Struct, frozen=True):
    """`GET /api/tables/{id}`, and the table inside socket messages."""

    id: str
    game: str
    rules: str
    options: dict[str, OptionValue]
    settings: TableSettings
    phase: Phase
    seats: list[SeatSeen]
    host: int
    seat: int | None
    """The viewer's own seat; None for a watcher."""
    position: int
    to_act: list[int]
    view: dict[str, Any] | None
    legal: list[str]
    previews: list[dict[str, Any]]
    """In the order of `legal`."""
    undo: bool
    """Whether the viewer may undo its last action without asking anybody."""
    offers: list[OfferSeen]
    commitment: str
    outcome: OutcomeSeen | None
    stopped: bool
    """Ended by agreement: nobody won."""
    secret: str | None
    """The secret of the fair dice, once the game is over."""
    rematch: str
    """The table of the rematch."""
    luck: LuckSeen | None
    """Once the game is over, if chance played a part in it."""
    given: bool
    """Whether it started with actions of another game; their number would give away sealed ones."""
    room: str
    deal: str
    """The deal this table plays; its secret is shared with other tables and shown there."""
    hurried: bool = False
    """Bots here get less time because other tables keep them busy."""
    now: int = 0
    """The server's clock, in milliseconds. These last two fields are stamped onto bytes that are encoded already."""
