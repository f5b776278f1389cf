"""What seats ask of each other: take back, stop, play again, let the house bot play for somebody.

An offer is a small state machine: open, then accepted, declined, withdrawn or lapsed, and everybody is told which.
Nobody who is here is replaced against their will; somebody who is gone for good holds nobody up.
"""

from msgspec.structs import replace

from connectable.contract import CHANCE
from connectable.record import Line
from connectable.table import commands, events
from connectable.table.evolve import acting_seats
from connectable.table.games import rules_of
from connectable.table.model import HOUSE_BOT, Offer, OfferKind, Seat, Table
from connectable.table.refusals import Refused, need, need_free, need_phase
from connectable.table.step import Step
from connectable.table.undo import need_takeback, state_before, take_back, takeback, undo

ABSENT_MILLIS = 60_000
"""Somebody who is away so long may be replaced, and is not asked any more."""
OPEN_MILLIS = 120_000
"""An offer lapses after that time."""
SLOW_MILLIS = 3 * 86_400_000
"""By post it lapses after that time."""
REMATCH_MILLIS = 600_000


def propose(step: Step, command: commands.Propose) -> None:
    """Opens an offer; with nobody else to ask it is carried out at once."""
    table, seat = step.table, command.seat
    need(seat in table.people(), "SEAT", seat=seat)
    need_phase(table, "over" if command.kind == "rematch" else "playing")
    if command.kind == "rematch":
        need_free(table)
    need(not table.rematch and open_offer(table, command.kind) is None, "OFFER-OPEN")
    position, notation = -1, ""
    if command.kind == "takeback":
        need_takeback(table)
        positions = takeback(table.live, seat)
        need(bool(positions), "UNDO")
        if not asked(table, Offer("takeback", seat)):
            undo_alone(step, seat, positions)
            return
        position, notation = positions[0], named(table, positions[0])
    if command.kind == "replace":
        waits = command.subject in acting_seats(table) and command.subject in table.people()
        need(waits and command.subject != seat, "REPLACE", seat=command.subject)
    until = step.now + open_for(table, command.kind)
    step.emit(events.Proposed(step.now, command.kind, seat, command.subject, position, notation, until))
    settle(step, command.kind)


def undo_alone(step: Step, seat: int, positions: tuple[int, ...]) -> None:
    """A take-back with nobody to ask is an undo; with a bot on the seat of somebody who left, one that is counted."""
    if any(entry.forced for entry in step.table.live if entry.position in positions):
        undo(step, seat)
    else:
        take_back(step, seat, positions, seen=True)


def open_for(table: Table, kind: OfferKind) -> int:
    """Milliseconds until an offer lapses."""
    if table.settings.kind == "correspondence":
        return SLOW_MILLIS
    return REMATCH_MILLIS if kind == "rematch" else OPEN_MILLIS


def named(table: Table, position: int) -> str:
    """The action at that position, as far as everybody may know it; empty while it is sealed."""
    place = next(place for place, entry in enumerate(table.live) if entry.position == position)
    entry = Line(rules_of(table), state_before(table, place)).act(
        position, table.live[place].seat, table.live[place].notation
    )
    return rules_of(table).shown(entry.before, entry.seat, entry.action, None) or ""


def answer(step: Step, command: commands.Answer) -> None:
    """Agrees or declines; the one who asked may take the question back by declining it."""
    offer = need_offer(step.table, command.kind)
    if command.seat == offer.by and not command.agree:
        withdraw(step, command.seat, command.kind)
        return
    need(command.seat in step.table.people() and command.seat != offer.by, "SEAT", seat=command.seat)
    ends = command.agree or ends_by_no(step.table, offer, command.seat)
    step.emit(events.Answered(step.now, command.kind, command.seat, command.agree, ends))
    settle(step, command.kind)


def withdraw(step: Step, seat: int, kind: OfferKind) -> None:
    offer = need_offer(step.table, kind)
    need(seat == offer.by, "SEAT", seat=seat)
    step.emit(events.OfferEnded(step.now, kind, offer.by, "withdrawn", offer.subject))


def need_offer(table: Table, kind: OfferKind) -> Offer:
    offer = open_offer(table, kind)
    need(offer is not None, "NO-OFFER")
    assert offer is not None
    return offer


def open_offer(table: Table, kind: OfferKind) -> Offer | None:
    return next((offer for offer in table.offers if offer.kind == kind), None)


def asked(table: Table, offer: Offer) -> tuple[int, ...]:
    """Whose consent counts: everybody else at the table but those who are gone and the one to be replaced; at one
    device nobody's, because people there agree aloud."""
    if table.settings.kind == "hotseat":
        return ()
    return tuple(seat for seat in table.people() if seat not in (offer.by, offer.subject) and seat not in table.gone)


def waiting_for(table: Table, offer: Offer) -> list[int]:
    """The seats whose answer is still wanted; also of somebody to be replaced who is here."""
    subject = (offer.subject,) if offer.subject in table.here() else ()
    return sorted({*asked(table, offer), *subject} - offer.agreed - offer.refused)


def may_ask_takeback(table: Table) -> set[int]:
    """The seats whose last action can be taken back with the consent of others."""
    if table.phase != "playing" or table.paused_at >= 0 or table.deal or open_offer(table, "takeback") is not None:
        return set()
    try:
        need_takeback(table)
    except Refused:
        return set()
    people = table.people()
    if table.gone and table.settings.kind != "hotseat":  # at one device people agree aloud
        people = tuple([seat for seat in people if seat not in table.gone])
    return {seat for seat in acted(table) if len(people) > (1 if seat in people else 0)}


def acted(table: Table) -> set[int]:
    """The seats that have an action which was not taken back."""
    found: set[int] = set()
    live, seats = table.live, len(table.seats)
    for place in range(len(live) - 1, -1, -1):
        seat = live[place].seat
        if seat != CHANCE:
            found.add(seat)
            if len(found) == seats:
                break
    return found


def ends_by_no(table: Table, offer: Offer, seat: int) -> bool:
    """Whether this no decides it: anybody's, but to replace somebody only hers or the one that makes it impossible."""
    if offer.kind != "replace" or seat == offer.subject:
        return True
    others = asked(table, offer)
    against = len((offer.refused | {seat}) & {*others})
    return not is_majority(1 + len(others) - against, len(others) + 1)


def is_majority(count: int, of: int) -> bool:
    return 2 * count > of


def settle(step: Step, kind: OfferKind) -> None:
    """Carries an open offer out once enough agree."""
    offer = open_offer(step.table, kind)
    if offer is None or not enough(step.table, offer):
        return
    accept(step, offer)


def expire(step: Step, offer: Offer) -> None:
    """The time of an offer is over. By post nobody is seen to be absent, and without a clock nothing else would end the
    wait: who does not act or say no for so long is replaced."""
    settings = step.table.settings
    if offer.kind == "replace" and settings.kind == "correspondence" and not settings.clock.runs:
        others = asked(step.table, offer)
        if is_majority(sum(seat in offer.agreed for seat in others) + 1, len(others) + 1):
            accept(step, offer)
            return
    step.emit(events.OfferEnded(step.now, offer.kind, offer.by, "lapsed", offer.subject))


def accept(step: Step, offer: Offer) -> None:
    step.emit(events.OfferEnded(step.now, offer.kind, offer.by, "accepted", offer.subject))
    match offer.kind:
        case "takeback":
            take_back(step, offer.by, since(step.table, offer))
        case "stop":
            step.emit(events.Stopped(step.now))
        case "replace":
            step.seat(offer.subject, away(step.table.seats[offer.subject]))
        case "rematch":
            step.emit(events.Rematched(step.now, next_name(step.table)))


def settle_all(step: Step) -> None:
    """After somebody came, left or is gone: some offers may have all the answers they need."""
    if step.table.is_paused:
        return
    for offer in step.table.offers:
        settle(step, offer.kind)


def enough(table: Table, offer: Offer) -> bool:
    """Everybody else; to replace somebody her own consent, or a majority of the others once she is gone."""
    others = asked(table, offer)
    agreed = sum(seat in offer.agreed for seat in others)
    if offer.kind != "replace":
        return agreed == len(others)
    return offer.subject in offer.agreed or (offer.subject in table.gone and is_majority(agreed + 1, len(others) + 1))


def since(table: Table, offer: Offer) -> tuple[int, ...]:
    """The positions from the action that the offer names on."""
    if offer.position < 0:  # of older versions
        return takeback(table.live, offer.by)
    first = next(place for place, entry in enumerate(table.live) if entry.position == offer.position)
    return tuple(entry.position for entry in table.live[first:])


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
