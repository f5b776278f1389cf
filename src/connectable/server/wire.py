"""Every message that crosses the network, typed once: the client's types are generated from these.

Bytes to a seat are a function of its view. Positions count what that seat may see, never what the store holds.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from connectable.options import OptionValue

Short = Annotated[str, Meta(max_length=64)]
Notation = Annotated[str, Meta(max_length=400)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Text = Annotated[str, Meta(max_length=20_000)]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """What comes in has no unknown fields."""


class Wishes(Strict, frozen=True):
    """The table's own settings, all optional."""

    clock: Short = "none"
    kind: Literal["live", "correspondence", "hotseat"] = "live"
    dice: Literal["fair", "table"] = "fair"
    visibility: Literal["private", "public"] = "private"
    chat: bool = True
    seating: Literal["listed", "random"] = "listed"


class NewTable(Strict, frozen=True):
    """`POST /api/tables`."""

    game: Short
    options: dict[Short, Text | int | bool] = {}
    seats: Annotated[list[Short], Meta(min_length=1, max_length=8)] = []
    """`human`, `open` or `bot:LEVEL`; empty: one human, the rest greedy bots."""
    table: Wishes = Wishes()
    names: Annotated[list[Short], Meta(max_length=8)] = []
    """Of the humans, in their order."""


class TableMade(Struct, frozen=True):
    id: str
    link: str
    code: str
    tokens: dict[str, str]
    """Seat → token: whoever has it is that seat."""
    commitment: str


class JoinTable(Strict, frozen=True):
    """`POST /api/tables/{id}/join`."""

    name: Short
    code: Short = ""
    seat: int = -1


class Joined(Struct, frozen=True):
    seat: int
    token: str


class TakeAction(Strict, frozen=True):
    """`POST /api/tables/{id}/actions`; `try` judges and changes nothing."""

    action: Notation
    position: Count
    key: Key
    try_: bool = msgspec.field(name="try", default=False)


class GiveCommand(Strict, frozen=True):
    """`POST /api/tables/{id}/commands`."""

    command: Short
    key: Key
    data: dict[Short, Notation | int | bool] = {}


class Accepted(Struct, frozen=True):
    position: int


class Refused(Struct, frozen=True):
    """422: the rule that forbids it, data, and the sentence in the caller's language."""

    rule: str
    detail: dict[str, Any]
    sentence: str
    title: str = ""


class Problem(Struct, frozen=True):
    """Any other error: what is wrong, in one line."""

    error: str
    detail: str = ""


class SeatSeen(Struct, frozen=True):
    """A seat as everybody sees it."""

    who: Literal["open", "human", "bot"]
    name: str
    level: str
    away: bool
    millis_left: int | None = None
    clock_runs: bool = False


class OfferSeen(Struct, frozen=True):
    kind: str
    by: int
    subject: int
    agreed: list[int]


class Happened(Struct, frozen=True):
    """One thing a viewer may see: what it was, by whom, in the game's notation where it was an action."""

    kind: str
    seat: int
    text: str = ""


class TableSeen(Struct, frozen=True):
    """`GET /api/tables/{id}`, and the snapshot of a socket."""

    id: str
    game: str
    rules: str
    options: dict[str, OptionValue]
    settings: Wishes
    phase: str
    seats: list[SeatSeen]
    host: int
    seat: int | None
    """The viewer's own; None for a watcher."""
    position: int
    to_act: list[int]
    view: dict[str, Any] | None
    legal: list[str]
    previews: list[dict[str, Any]]
    """In the order of `legal`."""
    undo: bool
    """Whether the viewer may take its last action back on its own."""
    offers: list[OfferSeen]
    commitment: str
    outcome: dict[str, Any] | None = None
    secret: str | None = None
    """Of the fair dice, when the game is over."""
    rematch: str = ""


class TableListed(Struct, frozen=True):
    """A public table in the lobby."""

    id: str
    game: str
    phase: str
    seats: list[SeatSeen]


# The socket


class Hello(Strict, frozen=True, tag_field="type", tag="hello"):
    """First message of a client, within five seconds; `after` is the last position it saw."""

    token: Short | None = None
    code: Short = ""
    after: Count = 0


class SocketAction(Strict, frozen=True, tag_field="type", tag="action"):
    action: Notation
    position: Count
    key: Key


class SocketCommand(Strict, frozen=True, tag_field="type", tag="command"):
    command: Short
    key: Key
    data: dict[Short, Notation | int | bool] = {}


class Pong(Strict, frozen=True, tag_field="type", tag="pong"):
    pass


FromClient = Hello | SocketAction | SocketCommand | Pong


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    table: TableSeen


class EventMessage(Struct, frozen=True, tag_field="type", tag="event"):
    """What happened since position − len(events), and how things stand now."""

    position: int
    events: list[Happened]
    table: TableSeen


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """Stored and accepted."""

    key: str
    position: int


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    key: str
    status: int
    rule: str
    detail: dict[str, Any]
    sentence: str
    title: str = ""


class ChatLine(Struct, frozen=True, tag_field="type", tag="chat"):
    """Ephemeral: never stored."""

    seat: int
    text: str


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    pass


ToClient = Snapshot | EventMessage | Ack | RefusedMessage | ChatLine | Ping
