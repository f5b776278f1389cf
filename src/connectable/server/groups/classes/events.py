"""What happened in a class: what is stored, and what it is rebuilt from. Facts, never judged again."""

import msgspec
from msgspec import Struct, field

from connectable.server.groups.classes.model import Person, Plan


class Event(Struct, frozen=True, tag_field="event"):
    at: int


class Opened(Event, frozen=True, tag="opened"):
    id: str
    name: str
    code_hash: str = field(name="code")
    teacher_hash: str = field(name="teacher")
    expires_at: int
    plan: Plan


class Joined(Event, frozen=True, tag="joined"):
    person: Person


class Left(Event, frozen=True, tag="left"):
    """Somebody has gone, by herself or sent away."""

    number: int


class DeskOffered(Event, frozen=True, tag="desk_offered"):
    """Whoever says the word of which this is the hash is the teacher, too, until then and once."""

    pass_hash: str = field(name="pass")
    until: int


class DeskTaken(Event, frozen=True, tag="desk_taken"):
    """The teacher has another token, for another browser."""

    teacher_hash: str = field(name="teacher")


class Planned(Event, frozen=True, tag="planned"):
    plan: Plan


class Grouped(Event, frozen=True, tag="grouped"):
    """Who sits together from now on."""

    groups: tuple[tuple[int, ...], ...]


class Started(Event, frozen=True, tag="started"):
    """A round begins at these tables."""

    tables: tuple[str, ...]
    seats: tuple[int, ...]
    until: int = -1


class Paused(Event, frozen=True, tag="paused"):
    pass


class Resumed(Event, frozen=True, tag="resumed"):
    pass


class Extended(Event, frozen=True, tag="extended"):
    """The round lasts longer."""

    millis: int


class Helped(Event, frozen=True, tag="helped"):
    """A group asks for the teacher, or does not any more."""

    group: int
    number: int
    on: bool


class RoundOver(Event, frozen=True, tag="round_over"):
    pass


class Closed(Event, frozen=True, tag="closed"):
    """The class is over; unless its results are kept, everything of it is about to go."""

    keep: bool


AnyEvent = (
    Opened
    | Joined
    | Left
    | DeskOffered
    | DeskTaken
    | Planned
    | Grouped
    | Started
    | Paused
    | Resumed
    | Extended
    | Helped
    | RoundOver
    | Closed
)
ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
