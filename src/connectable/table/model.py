"""What a table is: seats, settings and the game on it, as values that never change in place."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct, field

from connectable.contract import CHANCE, Outcome
from connectable.options import OptionValue
from connectable.record import Dice, Record
from connectable.table.clock import Clock, Clocks

Who = Literal["open", "human", "bot"]
Phase = Literal["gathering", "playing", "over"]
HOUSE_BOT = "greedy"
"""Who plays on for a seat that is away."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses beside the game's own options."""

    clock: Clock = Clock()
    kind: Literal["live", "correspondence", "hotseat"] = "live"
    dice: Literal["fair", "table"] = "fair"
    """`table`: people roll real dice and the host types them in."""
    visibility: Literal["private", "public"] = "private"
    chat: bool = True
    seating: Literal["listed", "random"] = "listed"


class Seat(Struct, frozen=True):
    """One place at the table."""

    who: Who = "open"
    name: str = ""
    level: str = ""
    """Of a bot, also of the house bot that plays for somebody who is away."""
    away: bool = False
    """The house bot plays for this person, who can take the seat back."""
    contribution: str = ""
    """To the fair dice."""
    token_hash: str = field(name="key", default="")
    """SHA-256 of the token that is this seat, in hexadecimal; stored as `key`."""

    @property
    def is_played_by_bot(self) -> bool:
        return self.who == "bot" or self.away


class Offer(Struct, frozen=True):
    """Something a seat asks of the others."""

    kind: Literal["takeback", "stop", "rematch", "replace"]
    by: int
    subject: int = -1
    """The seat to replace."""
    agreed: frozenset[int] = frozenset()


class Live(Struct, frozen=True):
    """An action that was not taken back."""

    position: int
    """Among all entries of the record."""
    seat: int
    notation: str
    sealed: bool
    """The others saw nothing of it."""
    final: bool
    """Somebody learned something by it, or it was *done* among seats that act at once: not to be undone freely."""
    reveals: bool = False
    """Somebody learned something by it."""


class Table(Struct, frozen=True):
    """A table at one moment."""

    id: str
    game: str
    options: Mapping[str, OptionValue]
    settings: Settings
    seats: tuple[Seat, ...]
    commitment: str
    secret: bytes
    """Of the fair dice; it leaves the server when the game is over."""
    code_hash: str = field(name="code", default="")
    """SHA-256 of the code that opens a private table, in hexadecimal; stored as `code`."""
    host: int = 0
    phase: Phase = "gathering"
    state: Any = None
    """Of the game; None while people gather."""
    entries: tuple[tuple[int | str, Any], ...] = ()
    live: tuple[Live, ...] = ()
    recent: tuple[Any, ...] = ()
    """The states before the last of `live`, so that undo seldom plays from the start; may be shorter."""
    draws: Mapping[str, int] = {}
    """How often each chance label was drawn, also in branches that were taken back."""
    offers: tuple[Offer, ...] = ()
    clocks: Clocks = Clocks()
    deadlines: tuple[int, ...] = ()
    """Until when each seat may take its time by the game's own rules, in live play; −1 = no limit."""
    outcome: Outcome | None = None
    stopped: bool = False
    """Ended by agreement: nobody won."""
    rematch: str = ""
    """The table that follows."""
    given: tuple[tuple[int | str, Any], ...] = ()
    """Entries of a record that this game goes on from: its own dice begin after them."""
    room: str = ""
    """Where it stands."""
    deal: str = ""
    """Others play with the same secret: it is shown when that deal is open, not when this game is over."""
    deleted: bool = False
    position: int = 0
    """Events so far."""

    def people(self) -> tuple[int, ...]:
        """Seats with a person at the table, not away."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.who == "human" and not seat.away)

    def record(self, rules: str) -> Record:
        """The game as it was played so far, secrets included."""
        contributions = [seat.contribution for seat in self.seats]
        dice = Dice(self.settings.dice, self.commitment, self.secret.hex(), contributions)
        return Record(self.game, rules, dict(self.options), len(self.seats), list(self.entries), dice=dice)


def is_chance(acting: tuple[int, ...]) -> bool:
    return acting == (CHANCE,)
