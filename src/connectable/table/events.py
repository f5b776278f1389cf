"""What happened at a table: what is stored, and what the table is rebuilt from. Facts, never judged again."""

from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from connectable.options import OptionValue
from connectable.table.model import Seat, Settings


class Event(Struct, frozen=True, tag_field="event"):
    at: int
    """When, in milliseconds."""


class Created(Event, frozen=True, tag="created"):
    id: str
    game: str
    options: dict[str, OptionValue]
    settings: Settings
    seats: tuple[Seat, ...]
    commitment: str
    secret: bytes
    code_hash: str = field(name="code", default="")
    """SHA-256 of the code that opens a private table."""
    given: tuple[tuple[int | str, Any], ...] = ()
    """Entries of a record that this game goes on from."""
    room: str = ""
    deal: str = ""


class Seated(Event, frozen=True, tag="seated"):
    """A seat changed hands: joined, left, kicked, a bot, away, back."""

    seat: int
    to: Seat


class Started(Event, frozen=True, tag="started"):
    order: tuple[int, ...]
    """The old number of each new seat: random seating."""


class Acted(Event, frozen=True, tag="acted"):
    seat: int
    notation: str
    sealed: bool = False
    final: bool = False
    ends: bool = False
    """It ends the seat's turn."""
    reveals: bool = False
    """Somebody learned something by it."""
    label: str = ""
    """Of a chance action."""


class Undone(Event, frozen=True, tag="undone"):
    seat: int
    positions: tuple[int, ...]
    """Of the entries that are abandoned."""


class Proposed(Event, frozen=True, tag="proposed"):
    kind: Literal["takeback", "stop", "rematch", "replace"]
    seat: int
    subject: int = -1


class Answered(Event, frozen=True, tag="answered"):
    kind: Literal["takeback", "stop", "rematch", "replace"]
    seat: int
    agree: bool


class TimedOut(Event, frozen=True, tag="timed_out"):
    """A seat's time is up: the house bot acts for it."""

    seat: int


class Stopped(Event, frozen=True, tag="stopped"):
    """Ended by agreement."""


class Finished(Event, frozen=True, tag="finished"):
    outcome: dict[str, Any]


class Rematched(Event, frozen=True, tag="rematched"):
    table: str


class ChatSwitched(Event, frozen=True, tag="chat_switched"):
    on: bool


class Said(Event, frozen=True, tag="said"):
    seat: int
    text: str


class Shared(Event, frozen=True, tag="shared"):
    """Others may play the same deal."""

    seat: int
    deal: str


class Deleted(Event, frozen=True, tag="deleted"):
    """The last event: the table is about to leave the store."""


AnyEvent = (
    Created
    | Seated
    | Started
    | Acted
    | Undone
    | Proposed
    | Answered
    | TimedOut
    | Stopped
    | Finished
    | Rematched
    | ChatSwitched
    | Said
    | Shared
    | Deleted
)

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(AnyEvent)


def write_event(event: AnyEvent) -> bytes:
    return ENCODER.encode(event)


def read_event(data: bytes) -> AnyEvent:
    found: AnyEvent = DECODER.decode(data)
    return found
