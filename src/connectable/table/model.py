"""What a table is: seats, settings and the game on it, as values that never change in place."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct, field

from connectable.contract import CHANCE, Outcome
from connectable.options import OptionValue
from connectable.record import Dice, Record
from connectable.table.clock import Clock, Clocks
from connectable.table.people import people_at, people_here

Who = Literal["open", "human", "bot"]
Phase = Literal["gathering", "playing", "over"]
RULES_OWN, SHORTEST_OBJECTION, LONGEST_OBJECTION = -1, 5, 120
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
    objection: int = RULES_OWN
    """Seconds to object or vote in live play: 5 to 120, 0 = no limit, −1 = as the rules have it."""
    pauses: bool = False
    """Between rounds the table waits until the people who are here are ready, in live play."""
    draw_cards: bool = False
    """With real dice: the table draws the cards, for people who have only dice."""


def check_objection(seconds: object) -> int:
    """The seconds, if they are a time for objections; a ValueError says what one is."""
    if type(seconds) is int and (seconds in (RULES_OWN, 0) or SHORTEST_OBJECTION <= seconds <= LONGEST_OBJECTION):
        return seconds
    raise ValueError(
        f"objection: {seconds!r:.40} is not 0 (no limit) or {SHORTEST_OBJECTION}–{LONGEST_OBJECTION} seconds"
    )


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


Word = Literal["nice", "moment", "thanks", "played"]
"""What can be said with one tap."""
OfferKind = Literal["takeback", "stop", "rematch", "replace"]


class Offer(Struct, frozen=True):
    """Something a seat asks of the others. It ends: accepted, declined, withdrawn or lapsed."""

    kind: OfferKind
    by: int
    subject: int = -1
    """The seat to replace."""
    agreed: frozenset[int] = frozenset()
    refused: frozenset[int] = frozenset()
    """Who said no where a majority decides."""
    position: int = -1
    """Of the action to take back, among all entries; not for clients: it counts sealed acts."""
    notation: str = ""
    """That action, as far as everybody may know it."""
    until: int = -1
    """When it lapses, in milliseconds; −1: never by itself."""


class Live(Struct, frozen=True, gc=False):
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
    paid: bool = False
    """It finished a turn, for which the increment was paid, then or before."""
    forced: bool = False
    """The table played it for a seat whose time was up."""
    at: int = 0
    """When."""
    clocks: Clocks = Clocks()
    """As they were before it."""
    deadlines: tuple[int, ...] = ()
    """As they were before it."""


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
    """The states before the last of `live`, so that undo seldom plays from the start; may be shorter. None: a die or a
    card came."""
    draws: Mapping[str, int] = {}
    """How often each chance label was drawn, also in branches that were taken back."""
    offers: tuple[Offer, ...] = ()
    clocks: Clocks = Clocks()
    deadlines: tuple[int, ...] = ()
    """Until when each seat may take its time by the game's own rules, in live play; −1 = no limit."""
    absent: tuple[int, ...] = ()
    """Since when each seat's person is not here; −1 = here. Empty: everybody is."""
    gone: frozenset[int] = frozenset()
    """Seats absent for so long that a bot may step in."""
    ready_until: int = 0
    """A break between rounds lasts at most until then; 0 = no break."""
    ready: frozenset[int] = frozenset()
    """Who is ready to go on after the break."""
    kicked: tuple[str, ...] = ()
    """SHA-256 of the tokens of people whom the host removed, the last ones, so that they can be told."""
    nudged_at: int = -1
    """When somebody was last nudged; −1: never."""
    takebacks: tuple[int, ...] = ()
    """How often each seat took back what it had seen the outcome of."""
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
    class_: str = field(name="class", default="")
    """The class whose teacher looks after it."""
    paused_at: int = -1
    """Since when a teacher holds everything up; −1: nobody does."""
    rules: str = "1"
    """The version of the game's rules it is played by."""
    awaits: bool = False
    """Play waits until every person has added to the dice."""
    awaits_until: int = 0
    """It waits for them at most until then; 0 = until the host starts."""
    deleted: bool = False
    at: int = 0
    """When the last event happened."""
    position: int = 0
    """Events so far."""

    @property
    def is_paused(self) -> bool:
        return self.paused_at >= 0

    def people(self) -> tuple[int, ...]:
        """Seats with a person at the table, not away."""
        return people_at(self.seats)

    def here(self) -> tuple[int, ...]:
        """Seats whose person is at the table at this moment."""
        return people_here(self.seats, self.absent)

    def leader(self) -> int:
        """Who does what a host does: the host, or the first person here while she is gone or a bot plays for her."""
        if self.host in self.people() and self.host not in self.gone:
            return self.host
        return next(iter(self.here() or self.people()), self.host)

    def record(self) -> Record:
        """The game as it was played so far, secrets included."""
        contributions = [seat.contribution for seat in self.seats]
        dice = Dice(self.settings.dice, self.commitment, self.secret.hex(), contributions)
        return Record(self.game, self.rules, dict(self.options), len(self.seats), list(self.entries), dice=dice)


def is_chance(acting: tuple[int, ...]) -> bool:
    return acting == (CHANCE,)
