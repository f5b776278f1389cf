"""A table on its way through the events of one command; what an event ends is told at once."""

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from connectable.table import events
from connectable.table.evolve import evolve
from connectable.table.model import Offer, Seat, Table


class Change(NamedTuple):
    """One event and the table after it."""

    event: events.AnyEvent
    table: Table


class Step:
    """The table so far, and what has changed."""

    def __init__(self, table: Table, now: int) -> None:
        self.table, self.now = table, now
        self.changes: list[Change] = []

    def emit(self, event: events.AnyEvent, after: Any = None) -> None:
        """Takes the event; every offer that it puts an end to is said to have ended. `after`: the state after its
        action, which was judged a moment ago."""
        before = self.table
        self.take(event, after)
        for offer, outcome in ended_by(event, before, self.table):
            self.take(events.OfferEnded(self.now, offer.kind, offer.by, outcome, offer.subject))

    def take(self, event: events.AnyEvent, after: Any = None) -> None:
        self.table = evolve(self.table, event, after)
        self.changes.append(Change(event, self.table))

    def seat(self, number: int, to: Seat) -> None:
        self.emit(events.Seated(self.now, number, to))


def ended_by(
    event: events.AnyEvent, before: Table, after: Table
) -> Iterator[tuple[Offer, Literal["declined", "lapsed"]]]:
    """The offers that are gone with an event, or mean nothing any more."""
    if isinstance(event, events.OfferEnded):
        return
    still_open = {offer.kind for offer in after.offers}
    for offer in before.offers:
        if offer.kind not in still_open:
            yield offer, "declined" if isinstance(event, events.Answered) else "lapsed"
        elif is_moot(offer, event, after):
            yield offer, "lapsed"


def is_moot(offer: Offer, event: events.AnyEvent, after: Table) -> bool:
    """Whether there is nobody left who asks, or nobody to be replaced."""
    match event:
        case events.Seated():
            return offer.by not in after.people() or (offer.kind == "replace" and offer.subject not in after.people())
        case events.Presence(seat=seat, here=True):
            return offer.kind == "replace" and offer.subject == seat
        case events.Acted(seat=seat, sealed=False, forced=False):
            return offer.kind == "replace" and offer.subject == seat
    return False
