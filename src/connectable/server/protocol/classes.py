"""A class: a teacher's room with one code and several tables, as she sees it and as a pupil does."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from connectable.server.protocol.fields import Count, Key, Line, Phase, Reach, Short, Strict, Text, Whole

Group = Annotated[int, Meta(ge=-1, le=64)]
"""A table of the class, counted from 0; −1: none."""


class ClassPlan(Strict, frozen=True):
    """What all tables play in the next round."""

    game: Short
    options: Annotated[dict[Short, Text | Whole | bool], Meta(max_length=40)] = {}
    clock: Short = "none"
    """Of each seat: `none`, `turn 60`, `game 300+5`."""
    minutes: Count = 0
    """For the whole round; 0: no limit."""
    seats: Annotated[int, Meta(ge=1, le=8)] = 4
    """People per table when lots are drawn."""
    fill: bool = False
    """Bots take the seats that are empty; somebody who comes late can take theirs."""
    level: Short = "greedy"
    """Of the bots."""
    chat: bool = False


class NewClass(Strict, frozen=True):
    """`POST /api/classes`."""

    plan: ClassPlan
    name: Line = ""


class ClassMade(Struct, frozen=True):
    """The new class: the code for the wall, and the token that is its teacher."""

    id: str
    link: str
    code: str
    token: str
    reach: Reach


class JoinClass(Strict, frozen=True):
    """`POST /api/classes/{id}/join`."""

    name: Line
    code: Short


class ClassJoined(Struct, frozen=True):
    """A pupil's number, the name she has now, and the token that is her here and at her tables."""

    number: int
    name: str
    token: str


class OpenDesk(Strict, frozen=True):
    """`POST /api/classes/{id}/desk`: by the teacher, with her token and nothing else, or by another browser of hers,
    with the word that she got."""

    word: Short = ""


class DeskOpened(Struct, frozen=True):
    """For the teacher a word that is good once and for ten minutes; for the other browser its own token."""

    word: str
    until: int
    """When the word is no longer good; 0: there is none."""
    token: str


class ClassCommand(Strict, frozen=True):
    """`POST /api/classes/{id}/commands`."""

    command: Literal[
        "plan", "move", "swap", "lots", "remove", "start", "pause", "extend", "helped", "end", "close", "help", "leave"
    ]
    key: Key
    plan: ClassPlan | None = None
    """Of `plan`."""
    number: Count = 0
    """A pupil's, of `move`, `swap` and `remove`."""
    other: Count = 0
    """Another pupil's, of `swap`."""
    group: Group = -1
    """Of `move` and `helped`; of `move` one past the last makes another table."""
    on: bool = True
    """Of `pause` and `help`."""
    minutes: Annotated[int, Meta(ge=1, le=180)] = 5
    """Of `extend`."""
    keep: bool = False
    """Of `close`: whether the results stay."""


class PupilSeen(Struct, frozen=True):
    """A pupil; `group` −1: waits for a table."""

    number: int
    name: str
    group: int


class ClassSeat(Struct, frozen=True):
    """A seat at a table of the class."""

    who: Literal["open", "human", "bot"]
    name: str
    level: str
    points: int
    rank: int
    """1 = first, once the game has been won; 0: it has not."""
    figures: dict[str, int] = {}
    """What the game counts besides, by its word in the catalogue: `misses`."""


class ClassTable(Struct, frozen=True):
    """A table of the class, with the one thing about it that matters most."""

    group: int
    table: str
    """Its name; empty: nobody plays there."""
    phase: Phase
    seats: list[ClassSeat]
    state: Literal["help", "over", "stopped", "paused", "away", "playing", "opening"]
    name: str
    """Who asks for the teacher, or is away."""
    since: int
    """Since when, in the server's milliseconds; −1: it does not matter."""
    round: int
    """Of the game; 0: it has none."""
    figures: dict[str, int] = {}
    """What the game counts for the whole table, and the sums of what it counts by seat: `cards`, `links`, `misses`."""


class ClassRound(Struct, frozen=True):
    """What was played at the same time."""

    game: str
    at: int
    tables: list[ClassTable]


class ClassSeen(Struct, frozen=True):
    """`GET /api/classes/{id}`: the teacher sees all, a pupil what concerns her."""

    id: str
    name: str
    phase: Literal["gathering", "playing", "closed"]
    teacher: bool
    me: int
    """The pupil's own number; −1: the teacher."""
    plan: ClassPlan
    """For a pupil without the options."""
    groups: int
    """How many tables there are."""
    people: list[PupilSeen]
    """For a pupil: those at her table."""
    tables: list[ClassTable]
    """Those of the round in play, or of the last one; for a pupil her own."""
    rounds: list[ClassRound]
    """Everything that was played before; for the teacher alone."""
    paused: bool
    until: int
    """When the round ends, in the server's milliseconds; −1: by the teacher's word alone."""
    paused_at: int
    expires_at: int
    """When the class is over by itself, and nothing is left of it."""
    kept: bool
    """Closed, and its results stay."""
    most_tables: int


class ClassAccepted(Struct, frozen=True):
    """The command was carried out, or there was nothing to do."""

    position: int


class ClassHello(Strict, frozen=True, tag_field="type", tag="hello"):
    """The first message on the socket of a class, within five seconds."""

    token: Short


class ClassMessage(Struct, frozen=True, tag_field="type", tag="class"):
    """The class as it is now; sent whenever something has changed, and now and then when nothing has."""

    now: int
    class_: ClassSeen = msgspec.field(name="class")
