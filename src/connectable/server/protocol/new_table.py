"""Creating a table and taking a seat at it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from connectable.server.protocol.fields import Count, Line, Place, Reach, Short, Strict, Text, Whole
from connectable.server.protocol.record import RecordGiven


class TableSettings(Strict, frozen=True):
    """The table's own settings, all optional."""

    clock: Short = "none"
    """`none`, `turn 60`, `game 300+5` (seconds) or `days 3`."""
    kind: Literal["live", "correspondence", "hotseat"] = "live"
    dice: Literal["fair", "table"] = "fair"
    visibility: Literal["private", "public"] = "private"
    chat: bool = True
    seating: Literal["listed", "random"] = "listed"
    objection: Whole = -1
    """Seconds to object or vote in live play: 5 to 120, 0: no limit, −1: as the rules have it."""
    pauses: bool = True
    """Between rounds the table waits until the people who are here are `ready`, in live play."""
    draw_cards: bool = False
    """With real dice: the table draws the cards, for people who have only dice."""


class FromTable(Strict, frozen=True):
    """A finished table on this server that the caller may see."""

    table: Short
    at: Count | None = None
    """How many actions to keep, not counting undone ones; None: all."""
    code: Short = ""


class InRoom(Strict, frozen=True):
    """The room that a new table belongs to."""

    id: Short
    code: Short


class NewTable(Strict, frozen=True):
    """`POST /api/tables`. It starts from one of `record`, `from`, `daily`, `challenge` and `lesson` at most."""

    game: Short = ""
    """May be omitted when the starting point implies it."""
    options: Annotated[dict[Short, Text | Whole | bool], Meta(max_length=40)] = {}
    seats: Annotated[list[Short], Meta(max_length=8)] = []
    """`human`, `open` or `bot:LEVEL`; empty: one human, the rest open."""
    table: TableSettings = TableSettings()
    names: Annotated[list[Line], Meta(max_length=8)] = []
    """Names of the humans, in seat order."""
    record: RecordGiven | None = None
    at: Count | None = None
    """How many actions of the record to keep, not counting undone ones; None: all."""
    from_: FromTable | None = msgspec.field(name="from", default=None)
    room: InRoom | None = None
    daily: Short = ""
    """The day, such as `2026-11-16`."""
    challenge: Short = ""
    """The id of a shared deal."""
    contribute: bool = False
    """Play waits until every human seat has sent `contribute`, or the host `start`: so even whoever runs the server
    cannot choose the dice. On a deal nobody contributes."""
    player: Short = ""
    """A secret that the browser makes for itself: of its tables on one deal, only the first counts."""
    lesson: bool = False
    """The scripted first game of `game`, played from its position with dice and cards that are known; of `options` it
    takes those that leave it as it is, such as the language of the words."""


class TableMade(Struct, frozen=True):
    """The new table, and the secrets that only its creator receives."""

    id: str
    link: str
    code: str
    """A word and three digits: opens a private table, and leads to the table while it has open seats.
    Empty: a public table without open seats needs none."""
    tokens: dict[str, str]
    """Seat → token: whoever holds the token is that seat."""
    commitment: str
    reach: Reach
    """Who can open the link: people at this computer, in this network, or everybody."""
    lesson: list[list[str]] = []
    """Of a scripted first game: the learner's actions up to its central act, in each of several ways."""


class JoinTable(Strict, frozen=True):
    """`POST /api/tables/{id}/join`."""

    name: Line
    code: Short = ""
    seat: Place = -1
    """The seat asked for; −1: any."""
    contribution: Short = ""
    """To the fair dice, chosen after the table's `commitment` was seen."""


class Joined(Struct, frozen=True):
    """The seat that was taken, and its token."""

    seat: int
    token: str
