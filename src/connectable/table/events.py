"""What happened at a table: what is stored, and what the table is rebuilt from. Facts, never judged again."""

from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from connectable.options import OptionValue
from connectable.table.clock import Clocks
from connectable.table.model import OfferKind, Seat, Settings, Word


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
    rules: str = "1"
    """The version of the game's rules; older versions of this package did not say, and knew only the first."""
    host: int = -1
    """The seat of the host; −1: the first person."""
    awaits: bool = False
    """Play waits until every person has added to the dice."""
    awaits_until: int = 0
    """It waits for them at most until then; 0 = until the host starts."""
    class_: str = field(name="class", default="")


class Seated(Event, frozen=True, tag="seated"):
    """A seat changed hands: joined, left, kicked, a bot, away, back."""

    seat: int
    to: Seat
    kicked: bool = False
    """The host has removed the person who sat there."""


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
    paid: bool | None = None
    """It finished a turn and brings the increment; None: of older versions, where whoever stopped got it."""
    forced: bool = False
    """The table played it for a seat whose time was up."""


class Undone(Event, frozen=True, tag="undone"):
    seat: int
    positions: tuple[int, ...]
    """Of the entries that are abandoned."""
    seen: bool = False
    """Past a die, a card or somebody's answer, with nobody to ask: told and counted."""
    corrected: bool = False
    """Real dice were typed in wrongly; the right ones follow."""
    sealed: bool | None = None
    """Nobody but those who acted had seen anything of it; None: of older versions, which did not say."""
    clocks: Clocks | None = None
    """The clocks after it; None: of older versions, where they ran on as after any event."""
    deadlines: tuple[int, ...] = ()


class Proposed(Event, frozen=True, tag="proposed"):
    kind: OfferKind
    seat: int
    subject: int = -1
    position: int = -1
    """Of the action to take back."""
    notation: str = ""
    """That action, as far as everybody may know it."""
    until: int = -1
    """When the offer lapses."""


class Answered(Event, frozen=True, tag="answered"):
    kind: OfferKind
    seat: int
    agree: bool
    ends: bool = True
    """Whether a no ends the offer; not so while a majority can still come together."""


class OfferEnded(Event, frozen=True, tag="offer_ended"):
    """What became of an offer. Its own event, so that everybody is told."""

    kind: OfferKind
    by: int
    outcome: Literal["accepted", "declined", "withdrawn", "lapsed"]
    subject: int = -1
    """The seat to replace."""


class Presence(Event, frozen=True, tag="presence"):
    """A person came or went."""

    seat: int
    here: bool


class Gone(Event, frozen=True, tag="gone"):
    """A person has been absent for so long that a bot may step in."""

    seat: int


class Outage(Event, frozen=True, tag="outage"):
    """The server was down: clocks and deadlines are shifted."""

    millis: int


class Break(Event, frozen=True, tag="break"):
    """A round is over: people look before the next begins."""

    until: int


class Readied(Event, frozen=True, tag="readied"):
    seat: int


class Resumed(Event, frozen=True, tag="resumed"):
    """The break is over."""


class Paused(Event, frozen=True, tag="paused"):
    """The teacher holds everything up: nobody acts and no clock runs."""


class Unpaused(Event, frozen=True, tag="unpaused"):
    """Play goes on as if no time had passed."""


class TimedOut(Event, frozen=True, tag="timed_out"):
    """A seat's time is up: the house bot acts for it."""

    seat: int


class Stopped(Event, frozen=True, tag="stopped"):
    """Ended by agreement."""


class Finished(Event, frozen=True, tag="finished"):
    outcome: dict[str, Any]


class Rematched(Event, frozen=True, tag="rematched"):
    table: str
    made: bool = False
    """The table was stored together with this event, as it has been since older versions."""


class ChatSwitched(Event, frozen=True, tag="chat_switched"):
    on: bool


class Said(Event, frozen=True, tag="said"):
    seat: int
    text: str


class Signalled(Event, frozen=True, tag="signalled"):
    """A quick word."""

    seat: int
    word: Word


class Nudged(Event, frozen=True, tag="nudged"):
    seat: int
    subject: int


class SeatRemoved(Event, frozen=True, tag="seat_removed"):
    """An open seat was taken away; those after it move up."""

    seat: int


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
    | OfferEnded
    | Presence
    | Gone
    | Outage
    | Break
    | Readied
    | Resumed
    | Paused
    | Unpaused
    | TimedOut
    | Stopped
    | Finished
    | Rematched
    | ChatSwitched
    | Said
    | Signalled
    | Nudged
    | SeatRemoved
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
