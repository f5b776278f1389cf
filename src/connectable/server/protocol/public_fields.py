"""What every viewer of a table sees alike, as JSON: worked out once per change, where something has changed."""

from typing import Final

import msgspec

from connectable.contract import CHANCE
from connectable.server.protocol.delta import SHORT_BYTES, Delta, compare
from connectable.server.protocol.lobby import TableListed
from connectable.server.protocol.luck import LuckSeen
from connectable.server.protocol.new_table import TableSettings
from connectable.server.protocol.table import OfferSeen, OutcomeSeen, SeatSeen
from connectable.table import Table
from connectable.table.evolve import acting_seats, write_outcome
from connectable.table.games import rules_of
from connectable.table.model import Offer, Settings
from connectable.table.offers import may_ask_takeback, waiting_for

LONGEST_OPTION = 64
OWN = "own"
"""In the lobby, stands for somebody's own board, sheet or deck."""
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder()
TRUTH: Final = {False: b"false", True: b"true"}
NO_DELTA: Final = Delta()
"""Nobody adds to it."""


class PublicFields:
    """The JSON of all fields of `TableSeen` that every viewer sees alike."""

    __slots__ = ("delta", "has_company", "may_ask_takeback", "table", "values", "was")

    def __init__(self, table: Table, luck: LuckSeen | None = None, before: "PublicFields | None" = None) -> None:
        self.table = table
        self.values = updated_values(table, luck, before) if before else all_values(table, luck)
        self.may_ask_takeback = may_ask_takeback(table)
        """The seats for whom `takeback` is true: it depends on who looks, and is worked out for all at once."""
        same_seats = before is not None and before.table.seats is table.seats
        self.has_company: bool = before.has_company if before and same_seats else has_company(table)
        """Whether several people belong to the table, so that nobody takes back alone what was seen."""
        self.was: PublicFields | None = None
        self.delta = NO_DELTA
        """What differs from `was`."""

    def takes_over(self, later: "PublicFields") -> bool:
        """Whether everybody still sees the same at a later moment, which these fields then stand for: viewers who were
        told of an earlier moment keep no table of their own in memory."""
        if self.values is not later.values:
            return False
        self.table, self.may_ask_takeback, self.has_company = later.table, later.may_ask_takeback, later.has_company
        return True

    def delta_from(self, old: "PublicFields") -> Delta:
        """What differs from what was seen before; kept, since most viewers were told the same."""
        if old is self:
            return NO_DELTA
        if self.was is not old:
            self.was, self.delta = old, Delta()
            old.was = None  # otherwise all earlier moments of the table would be kept
            for name, value in self.values.items():
                had = old.values[name]
                if had is not value and had != value:
                    self.change(name, had, value)
        return self.delta

    def change(self, name: str, had: bytes, value: bytes) -> None:
        """Adds a field that differs: all of it where it is short, otherwise the places inside it."""
        if len(value) < SHORT_BYTES:
            self.delta.set(f"/{name}", value)
        else:
            compare(DECODER.decode(had), DECODER.decode(value), f"/{name}", self.delta)


def has_company(table: Table) -> bool:
    return sum([seat.who == "human" for seat in table.seats]) > 1


def all_values(table: Table, luck: LuckSeen | None) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    set_fixed(found, table)
    set_people(found, table)
    set_game(found, table)
    set_end(found, table, luck)
    return found


def updated_values(table: Table, luck: LuckSeen | None, before: PublicFields) -> dict[str, bytes]:
    """All values; the same object as at the earlier moment if nothing has changed since."""
    values, changed = before.values, False
    for name, value in fresh_values(table, luck, before.table).items():
        if values[name] != value:
            if not changed:
                values, changed = dict(values), True
            values[name] = value
    return values


def fresh_values(table: Table, luck: LuckSeen | None, was: Table) -> dict[str, bytes]:
    """The values that may have changed since an earlier moment, worked out again."""
    found: dict[str, bytes] = {}
    if not is_fixed(table, was):
        set_fixed(found, table)
    if not has_same_people(table, was):
        set_people(found, table)
    set_game(found, table)
    if table.phase != "playing" or was.phase != "playing":
        set_end(found, table, luck)
    return found


def is_fixed(table: Table, was: Table) -> bool:
    return (
        table.settings is was.settings
        and table.options is was.options
        and table.given is was.given
        and table.deal == was.deal
    )


def set_fixed(found: dict[str, bytes], table: Table) -> None:
    """What hardly ever changes."""
    for name, value in (
        ("id", table.id),
        ("game", table.game),
        ("rules", table.rules),
        ("options", table.options),
        ("settings", settings_seen(table.settings)),
        ("commitment", table.commitment),
        ("given", bool(table.given)),
        ("room", table.room),
        ("deal", table.deal),
        ("class", table.class_),
    ):
        found[name] = ENCODER.encode(value)


def has_same_people(table: Table, was: Table) -> bool:
    return (
        table.seats is was.seats
        and (table.clocks is was.clocks or table.clocks == was.clocks)
        and (table.deadlines is was.deadlines or table.deadlines == was.deadlines)
        and table.absent is was.absent
        and table.takebacks is was.takebacks
        and table.host == was.host
        and table.gone is was.gone
    )


def set_people(found: dict[str, bytes], table: Table) -> None:
    found["seats"] = ENCODER.encode(seats_seen(table))
    found["host"] = b"%d" % table.leader()


def set_game(found: dict[str, bytes], table: Table) -> None:
    playing = table.phase == "playing"
    acting = acting_now(table) if playing else ()
    found["phase"] = b'"%b"' % table.phase.encode()
    found["to_act"] = b"[%d]" % acting[0] if len(acting) == 1 else ENCODER.encode(acting)
    found["offers"] = ENCODER.encode([offer_seen(table, offer) for offer in table.offers]) if table.offers else b"[]"
    found["paused"] = TRUTH[table.paused_at >= 0]
    found["ready"] = ENCODER.encode(sorted(table.ready)) if table.ready else b"[]"
    found["ready_until"] = b"%d" % (table.ready_until or -1)
    found["secrets"] = TRUTH[playing and rules_of(table).has_secrets(table.state)]


def set_end(found: dict[str, bytes], table: Table, luck: LuckSeen | None) -> None:
    shown = table.phase == "over" and not table.deal
    found["outcome"] = ENCODER.encode(outcome_seen(table))
    found["stopped"] = TRUTH[table.stopped]
    found["secret"] = ENCODER.encode(table.secret.hex() if shown else None)
    found["rematch"] = ENCODER.encode(table.rematch)
    found["luck"] = ENCODER.encode(luck)


def acting_now(table: Table) -> tuple[int, ...]:
    """Who is to act: in a break, and while it is held up, the table itself."""
    return (CHANCE,) if table.ready_until or table.paused_at >= 0 else acting_seats(table)


def offer_seen(table: Table, offer: Offer) -> OfferSeen:
    return OfferSeen(
        offer.kind,
        offer.by,
        offer.subject,
        sorted(offer.agreed),
        offer.notation,
        offer.until,
        sorted(offer.refused),
        waiting_for(table, offer),
    )


def outcome_seen(table: Table) -> OutcomeSeen | None:
    if table.outcome is None:
        return None
    takebacks = list(table.takebacks or (0,) * len(table.seats))
    return OutcomeSeen(**write_outcome(table.outcome), takebacks=takebacks)


def seats_seen(table: Table) -> list[SeatSeen]:
    found, here = [], table.here()
    for number, seat in enumerate(table.seats):
        left = since = deadline = -1
        if table.clocks.left:
            left, since = table.clocks.left[number], table.clocks.since[number]
        if table.deadlines:
            deadline = table.deadlines[number]
        absent = table.absent[number] if table.absent and seat.who == "human" else -1
        takebacks = table.takebacks[number] if table.takebacks else 0
        found.append(
            SeatSeen(
                seat.who, seat.name, seat.level, seat.away, left, since, deadline, number in here, absent, takebacks
            )
        )
    return found


def table_listed(table: Table) -> TableListed:
    options = {name: value if len(str(value)) <= LONGEST_OPTION else OWN for name, value in table.options.items()}
    free = sum(seat.who == "open" for seat in table.seats)
    return TableListed(
        table.id, table.game, table.phase, seats_seen(table), options, settings_seen(table.settings), free
    )


def settings_seen(settings: Settings) -> TableSettings:
    return TableSettings(
        settings.clock.text(),
        settings.kind,
        settings.dice,
        settings.visibility,
        settings.chat,
        settings.seating,
        settings.objection,
        settings.pauses,
        settings.draw_cards,
    )
