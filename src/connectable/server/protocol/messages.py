"""Every message that crosses the network, typed once: the client's types are generated from these.

Bytes to a seat are a function of its view. Positions count what that seat may see, never what the store holds.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from connectable.options import OptionValue

Short = Annotated[str, Meta(max_length=64)]
Notation = Annotated[str, Meta(max_length=400)]
Key = Annotated[str, Meta(pattern="^[!-~]{1,64}(?!\n)$")]
"""A client's own number of what it asks: printable ASCII without blanks."""
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Place = Annotated[int, Meta(ge=-1, le=7)]
Text = Annotated[str, Meta(max_length=20_000)]
Line = Annotated[str, Meta(max_length=1_000)]
OfferKind = Literal["takeback", "stop", "rematch", "replace"]
Reach = Literal["computer", "network", "public"]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """What comes in has no unknown fields."""


class Wishes(Strict, frozen=True):
    """The table's own settings, all optional."""

    clock: Short = "none"
    """`none`, `turn 60`, `game 300+5` (seconds) or `days 3`."""
    kind: Literal["live", "correspondence", "hotseat"] = "live"
    dice: Literal["fair", "table"] = "fair"
    visibility: Literal["private", "public"] = "private"
    chat: bool = True
    seating: Literal["listed", "random"] = "listed"


class RecordGiven(Strict, frozen=True):
    """A record as it was downloaded here or elsewhere; its `dice` prove something to people, not to us."""

    game: Short
    rules: Short
    options: Annotated[dict[Short, Text | Whole | bool], Meta(max_length=40)]
    seats: Place
    entries: Annotated[list[tuple[Place | Literal["table"], Notation | dict[Short, Any]]], Meta(max_length=20_000)]
    format: Count = 1
    dice: dict[Short, Any] = {}


class FromTable(Strict, frozen=True):
    """A finished table of this server that the caller may see."""

    table: Short
    at: Count | None = None
    """Actions that stand; None: all."""
    code: Short = ""


class InRoom(Strict, frozen=True):
    id: Short
    code: Short


class NewTable(Strict, frozen=True):
    """`POST /api/tables`. At most one of `record`, `from`, `daily` and `challenge` says what it starts from."""

    game: Short = ""
    """May be left out where the start names it."""
    options: Annotated[dict[Short, Text | Whole | bool], Meta(max_length=40)] = {}
    seats: Annotated[list[Short], Meta(max_length=8)] = []
    """`human`, `open` or `bot:LEVEL`; empty: one human, the rest open."""
    table: Wishes = Wishes()
    names: Annotated[list[Short], Meta(max_length=8)] = []
    """Of the humans, in their order."""
    record: RecordGiven | None = None
    at: Count | None = None
    """How many actions of the record stand; None: all."""
    from_: FromTable | None = msgspec.field(name="from", default=None)
    room: InRoom | None = None
    daily: Short = ""
    """The day, `2026-11-16`."""
    challenge: Short = ""
    """The code of a shared deal."""
    player: Short = ""
    """A secret of the browser's own: of its tables on one deal the first counts."""


class TableMade(Struct, frozen=True):
    id: str
    link: str
    code: str
    """Opens a private table; empty for a public one."""
    tokens: dict[str, str]
    """Seat → token: whoever has it is that seat."""
    commitment: str
    reach: Reach
    """Who can open the link: people at this computer, in this network, or everybody."""


class JoinTable(Strict, frozen=True):
    """`POST /api/tables/{id}/join`."""

    name: Short
    code: Short = ""
    seat: Place = -1
    """The place asked for; −1: any."""


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
    data: Annotated[dict[Short, Line | Whole | bool], Meta(max_length=8)] = {}


class Accepted(Struct, frozen=True):
    position: int
    """Of the seat that asked: what it may have seen since."""


class Problem(Struct, frozen=True):
    """Every error has this shape."""

    error: str
    """A word: `refused`, `stale`, `malformed`, `not-found`, …"""
    sentence: str
    """In the caller's language where the rules refuse; one technical line otherwise."""
    rule: str = ""
    """The rule that forbids it."""
    detail: dict[str, Any] = {}
    title: str = ""
    """“Why not …?”"""
    position: int = -1
    """Where the table is, when the caller's position is stale."""


class SeatSeen(Struct, frozen=True):
    """A seat as everybody sees it."""

    who: Literal["open", "human", "bot"]
    name: str
    level: str
    away: bool
    millis_left: int = -1
    """At `since`, or now while the clock stands; −1: there is no clock."""
    since: int = -1
    """When its clock began to run, in the server's milliseconds; −1: it stands."""
    deadline: int = -1
    """Until when the game's own rules wait for this seat; −1: no limit."""


class OfferSeen(Struct, frozen=True):
    kind: OfferKind
    by: int
    subject: int
    agreed: list[int]


class Happened(Struct, frozen=True):
    """One thing a viewer may see: what it was, by whom, in the game's notation where it was an action."""

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
        "switch",
        "share",
    ]
    seat: int
    """−1: chance, or the table itself."""
    text: str = ""


class OutcomeSeen(Struct, frozen=True):
    """How a game ended; per seat where it is a list."""

    points: list[int]
    ranks: list[int]
    """1 = first; ties share."""
    reason: str
    breakdown: list[dict[str, int]]
    """Source of points → points."""


class FacesSeen(Struct, frozen=True):
    """How often each face of the dice fell; 19 of 20 fair games keep all six from `low` to `high`."""

    counts: list[int]
    """Of 1 to 6."""
    expected: float
    low: int
    high: int


class SeatLuckSeen(Struct, frozen=True):
    """What chance was worth to a seat: its luck is worth − expected; 19 of 20 fair games keep all seats in the band."""

    worth: float
    expected: float
    """Of all that could have come at the same moments."""
    low: float
    high: float


class LuckSeen(Struct, frozen=True):
    """What chance gave in a finished game, without what was taken back."""

    measure: str
    """What `seats` counts: `rolls` (points the rolls were worth to a sheet) or `cards` (values of cards dealt)."""
    faces: FacesSeen | None
    """None: no dice fell."""
    seats: list[SeatLuckSeen]
    """Empty: chance was the same for all."""


class TableSeen(Struct, frozen=True):
    """`GET /api/tables/{id}`, and what a socket's messages carry."""

    id: str
    game: str
    rules: str
    options: dict[str, OptionValue]
    settings: Wishes
    phase: Literal["gathering", "playing", "over"]
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
    outcome: OutcomeSeen | None
    stopped: bool
    """Ended by agreement: nobody won."""
    secret: str | None
    """Of the fair dice, when the game is over."""
    rematch: str
    """The table that follows."""
    luck: LuckSeen | None
    """When the game is over, and chance played a part in it."""
    given: bool
    """It started with actions of another game; how many would tell of sealed ones."""
    room: str
    deal: str
    """Others play with the same secret, which is shown there."""
    hurried: bool = False
    """Other tables take so much of the bots' time that bots here think shorter."""
    now: int = 0
    """The server's clock, in milliseconds. The last two fields are stamped on finished bytes."""


class DiceSeen(Struct, frozen=True, omit_defaults=True):
    """Where the chance entries of a record come from."""

    kind: Literal["fair", "table"]
    commitment: str
    secret: str = ""
    """When the game is over."""
    contributions: list[str] = []
    """One a seat, when the game is over."""
    given: int = 0
    """Entries of another game with which this one started: they were not drawn here."""


class RecordSeen(Struct, frozen=True):
    """`GET /api/tables/{id}/record`: what the viewer may know; the whole game when it is over."""

    format: int
    game: str
    rules: str
    options: dict[str, OptionValue]
    seats: int
    entries: list[tuple[int | str, Any]]
    dice: DiceSeen


class DrawSeen(Struct, frozen=True):
    """One thing chance decided: enough to draw it again from the secret."""

    label: str
    take: int
    text: str
    """What the table had."""
    taken_back: bool
    shares: list[tuple[float, int]]
    """What could have come, in order: each share and how many outcomes in a row have it."""
    place: int
    """Of what came, among the outcomes."""


class Draws(Struct, frozen=True):
    """`GET /api/tables/{id}/draws`: everything chance decided at a finished table with fair dice."""

    dice: DiceSeen
    draws: list[DrawSeen]


class TableListed(Struct, frozen=True):
    """A public table in the lobby."""

    id: str
    game: str
    phase: Literal["gathering", "playing", "over"]
    seats: list[SeatSeen]
    options: dict[str, OptionValue]
    """What was chosen for the game; `own` stands for a long text: a board, sheet or deck of one's own."""
    settings: Wishes
    open: int
    """Seats that can be taken."""


class Lobby(Struct, frozen=True):
    """`GET /api/tables`, newest first."""

    tables: list[TableListed]
    next: str = ""
    """Give it as `after` for the next page; empty: there is none."""


class OptionSeen(Struct, frozen=True):
    """Something that can be chosen for a game."""

    name: str
    default: OptionValue
    choices: list[OptionValue]
    """Empty: any value of the default's type."""
    span: tuple[int, int] | None
    """Lowest and highest number."""
    only: tuple[str, list[OptionValue]] | None
    """Another option, and its values with which this one means anything."""


class GameSeen(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: str
    seats: tuple[int, int]
    """Fewest and most."""
    options: list[OptionSeen]
    levels: list[str]
    """Of its bots, weakest first."""
    ratings: dict[str, int]
    """Of the levels that were measured: greedy is 1000, 400 more are odds of ten to one."""


class House(Struct, frozen=True):
    """`GET /api/house`: what a lobby needs to know."""

    version: str
    form: str
    """`compiled` or `pure`."""
    reach: Reach
    address: str
    """Where links from here lead."""
    games: list[GameSeen]
    languages: list[str]


class Health(Struct, frozen=True):
    """`GET /healthz`."""

    status: Literal["ok", "trouble"]
    version: str


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
    try_: bool = msgspec.field(name="try", default=False)


class SocketCommand(Strict, frozen=True, tag_field="type", tag="command"):
    command: Short
    key: Key
    data: Annotated[dict[Short, Line | Whole | bool], Meta(max_length=8)] = {}


class Pong(Strict, frozen=True, tag_field="type", tag="pong"):
    pass


FromClient = Hello | SocketAction | SocketCommand | Pong


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """How things stand: at the start, and when a client missed too much."""

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
    """The status and problem that HTTP would answer."""

    key: str
    status: int
    problem: Problem


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Answered with a pong."""


ToClient = Snapshot | EventMessage | Ack | RefusedMessage | Ping
