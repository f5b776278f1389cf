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
    """`POST /api/tables/{id}/actions`; `try` judges the action by what the seat may know and changes nothing."""

    action: Notation
    position: Count
    key: Key
    try_: bool = msgspec.field(name="try", default=False)


class GiveCommand(Strict, frozen=True):
    """`POST /api/tables/{id}/commands`."""

    command: Short
    key: Key
    data: Annotated[dict[Short, Line | Whole | bool], Meta(max_length=8)] = {}


class Accepted(Struct, frozen=True, omit_defaults=True):
    """The action or command was stored, or would be."""

    position: int
    """The caller's own position after it."""
    unknown: bool = False
    """Only for `try`: the action is legal, and nobody can know before it is taken what comes of it."""


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
    here: bool = False
    """Whether a person has this seat and is here. By post and at one device nobody is ever absent."""
    absent_since: int = -1
    """Since when its person is not here, in the server's milliseconds; −1: here, or nobody's."""
    takebacks: int = 0
    """How often it took back what it had seen the outcome of."""


class OfferSeen(Struct, frozen=True):
    """An open offer, and who has answered so far."""

    kind: OfferKind
    by: int
    subject: int
    agreed: list[int]
    notation: str = ""
    """The action to take back, as everybody may know it."""
    until: int = -1
    """When it lapses, in the server's milliseconds; −1: never by itself."""
    refused: list[int] = []
    """Who said no where a majority decides."""
    waiting: list[int] = []
    """Whose answer is still wanted."""


class EventSeen(Struct, frozen=True, omit_defaults=True, gc=False):
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
        "offer_end",
        "presence",
        "pause",
        "ready",
        "time",
        "end",
        "rematch",
        "chat",
        "signal",
        "nudge",
        "switch",
        "share",
    ]
    seat: int
    """−1: chance, or the table itself."""
    text: str
    facts: dict[str, str | int] = {}
    """What everybody may know of an action beyond its notation: what was eaten, what a vote decided, which round is
    over."""
    back: list[int] = []
    """Of an undo: the positions of those of the viewer's events that are taken back."""


class Events(Struct, frozen=True):
    """`GET /api/tables/{id}/events`: what the viewer has seen, in order; the first one has the position `after` + 1."""

    after: int
    position: int
    """The viewer's position now: there is more while `after` and the number of events are less."""
    events: list[EventSeen]


class OutcomeSeen(Struct, frozen=True):
    """How a game ended; lists have one entry per seat."""

    points: list[int]
    ranks: list[int]
    """1 = first; ties share a rank."""
    reason: str
    breakdown: list[dict[str, int]]
    """Source of points → points."""
    takebacks: list[int] = []
    """How often each seat took back what it had seen the outcome of."""


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
    class_: str = msgspec.field(name="class")
    """The class whose teacher looks after the table; empty: none."""
    paused: bool
    """Whether the teacher holds everything up: nobody acts and no clock runs."""
    undo_seen: bool
    """Whether *undo* takes back what the viewer has seen the outcome of: told and counted, nobody is asked."""
    ready: list[int]
    """Who is ready to go on after a break between rounds."""
    ready_until: int
    """The longest that the break lasts, in the server's milliseconds; −1: there is none."""
    takeback: bool
    """Whether the viewer's last action can be taken back if the others agree."""
    secrets: bool
    """Whether some seat knows now what another may not: at one device the screen is covered only then."""
    outcomes: list[str]
    """For the host, with real dice: everything that can be typed in now. Empty where it would show a secret."""
    correctable: str
    """For the host, with real dice: what was typed in and can still be corrected; empty: nothing."""
    hurried: bool = False
    """Bots here get less time because other tables keep them busy."""
    now: int = 0
    """The server's clock, in milliseconds. These last two fields are added to bytes that are encoded already."""
