"""What seats ask of each other: take back, stop, play again, let the house bot play for somebody who is away."""

from typing import Protocol

from msgspec.structs import replace

from connectable.table import commands, events
from connectable.table.evolve import acting_seats
from connectable.table.model import HOUSE_BOT, Offer, Seat, Table
from connectable.table.refusals import need, need_phase
from connectable.table.undo import takeback


class Stepping(Protocol):
    """A table on its way through the events of one command."""

    table: Table
    now: int

    def emit(self, event: events.AnyEvent) -> None: ...

    def seat(self, number: int, to: Seat) -> None: ...


def propose(step: Stepping, command: commands.Propose) -> None:
    """Opens an offer; with nobody else to ask it is carried out at once."""
    table, seat = step.table, command.seat
    need(seat in table.people(), "SEAT", seat=seat)
    need_phase(table, "over" if command.kind == "rematch" else "playing")
    need(not table.rematch and all(offer.kind != command.kind for offer in table.offers), "OFFER-OPEN")
    if command.kind == "takeback":
        need(not table.deal, "DEAL")
        need(bool(takeback(table.live, seat)), "UNDO")
    if command.kind == "replace":
        waits = command.subject in acting_seats(table) and command.subject in table.people()
        need(waits and command.subject != seat, "REPLACE", seat=command.subject)
    step.emit(events.Proposed(step.now, command.kind, seat, command.subject))
    settle(step, step.table.offers[-1])


def answer(step: Stepping, command: commands.Answer) -> None:
    offer = next((offer for offer in step.table.offers if offer.kind == command.kind), None)
    need(offer is not None, "NO-OFFER")
    assert offer is not None
    need(command.seat in asked(step.table, offer), "SEAT", seat=command.seat)
    step.emit(events.Answered(step.now, command.kind, command.seat, command.agree))
    for open_offer in step.table.offers:
        if open_offer.kind == command.kind:
            settle(step, open_offer)


def asked(table: Table, offer: Offer) -> tuple[int, ...]:
    """Whose consent it takes: everybody else at the table, but not the one to be replaced."""
    return tuple(seat for seat in table.people() if seat not in (offer.by, offer.subject))


def settle(step: Stepping, offer: Offer) -> None:
    """Carries an offer out once enough agree: a majority to replace somebody, everybody for the rest."""
    others = asked(step.table, offer)
    agreed = sum(seat in offer.agreed for seat in others)
    enough = agreed + 1 > (len(others) + 1) / 2 if offer.kind == "replace" else agreed == len(others)
    if not enough:
        return
    match offer.kind:
        case "takeback":
            step.emit(events.Undone(step.now, offer.by, takeback(step.table.live, offer.by)))
        case "stop":
            step.emit(events.Stopped(step.now))
        case "replace":
            step.seat(offer.subject, away(step.table.seats[offer.subject]))
        case "rematch":
            step.emit(events.Rematched(step.now, next_name(step.table)))


def away(seat: Seat) -> Seat:
    """The seat with the house bot on it."""
    return replace(seat, level=HOUSE_BOT, away=True)


def next_name(table: Table) -> str:
    """The name of the table that follows: `moss-7` after `moss-6`, `moss-2` after `moss`."""
    stem, _, number = table.id.rpartition("-")
    return f"{stem}-{int(number) + 1}" if number.isdigit() and stem else f"{table.id}-2"


def rotated(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats of a rematch: everybody moves up one, so that another seat begins; who was away is asked again."""
    fresh = tuple(replace(seat, level="" if seat.away else seat.level, away=False, contribution="") for seat in seats)
    return fresh[1:] + fresh[:1]
