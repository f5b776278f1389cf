"""Who sits where: joining, leaving, bots, open seats, the start."""

from collections.abc import Mapping

from msgspec.structs import replace

from connectable.contract import Refusal
from connectable.fairness.dice import check_contribution
from connectable.options import OptionValue
from connectable.registry import AnyGame, meta
from connectable.table import commands, events
from connectable.table.games import rules_of
from connectable.table.model import Seat, Table
from connectable.table.offers import away, settle_all
from connectable.table.play import drawn, go_on, resume_if_ready
from connectable.table.refusals import Refused, need, need_free, need_host, need_leader, need_phase
from connectable.table.step import Step
from connectable.table.talk import need_person, one_line

LONGEST_NAME = 24


def join(step: Step, command: commands.Join) -> None:
    """Somebody takes an open seat; play starts by itself when the last one is taken."""
    need_phase(step.table, "gathering")
    name = one_line(command.name)
    need(0 < len(name) <= LONGEST_NAME, "NAME", most=LONGEST_NAME)
    free = [number for number, seat in enumerate(step.table.seats) if seat.who == "open"]
    need(bool(free), "FULL")
    number = free[0] if command.seat < 0 else command.seat
    need(number in free, "TAKEN", seat=number)
    contribution = contributed(command.contribution, number)
    step.seat(number, Seat("human", name, contribution=contribution, token_hash=command.token_hash))
    begin_if_due(step)


def leave(step: Step, number: int) -> None:
    need_person(step.table, number)
    if step.table.phase == "gathering":
        step.seat(number, Seat())
    elif step.table.phase == "playing":
        step.seat(number, away(step.table.seats[number]))
        after_change(step)


def after_change(step: Step) -> None:
    """Somebody came or went: nobody waits for who is not here."""
    settle_all(step)
    resume_if_ready(step)


def come_back(step: Step, number: int) -> None:
    need_person(step.table, number)
    seat = step.table.seats[number]
    if seat.away:
        step.seat(number, replace(seat, level="", away=False))


def presence(step: Step, seat: int, *, here: bool) -> None:
    """A person came or went. Told once: sockets come and go in pairs when a page is loaded again."""
    need_person(step.table, seat)
    absent = bool(step.table.absent) and step.table.absent[seat] >= 0
    if absent == here:
        step.emit(events.Presence(step.now, seat, here))
        after_change(step)


def kick(step: Step, command: commands.Kick) -> None:
    """Whoever leads for a host who is gone does not remove her."""
    need_leader(step.table, command.seat)
    need_phase(step.table, "gathering")
    need(command.subject != command.seat, "KICK-SELF")
    need(0 <= command.subject < len(step.table.seats), "SEAT", seat=command.subject)
    need(step.table.seats[command.subject].who != "open", "SEAT", seat=command.subject)
    if command.subject == step.table.host:
        need_host(step.table, command.seat)
    step.emit(events.Seated(step.now, command.subject, Seat(), kicked=True))


def add_bot(step: Step, command: commands.AddBot) -> None:
    need_leader(step.table, command.seat)
    need_phase(step.table, "gathering")
    need(0 <= command.subject < len(step.table.seats), "SEAT", seat=command.subject)
    need(step.table.seats[command.subject].who == "open", "TAKEN", seat=command.subject)
    step.seat(command.subject, Seat("bot", level=command.level))
    begin_if_due(step)


def remove_seat(step: Step, command: commands.RemoveSeat) -> None:
    """Fewer play than were invited; play starts by itself when no other seat is open."""
    table, number = step.table, command.subject
    need_leader(table, command.seat)
    need_phase(table, "gathering")
    need(0 <= number < len(table.seats), "SEAT", seat=number)
    need(table.seats[number].who == "open", "TAKEN", seat=number)
    fewest = seat_limits(rules_of(table), table.options)[0]
    need(not table.given and len(table.seats) > fewest, "FEWEST", fewest=len(table.seats) if table.given else fewest)
    step.emit(events.SeatRemoved(step.now, number))
    begin_if_due(step)


def seat_limits(rules: AnyGame, options: Mapping[str, OptionValue]) -> tuple[int, int]:
    """Fewest and most seats with these options."""
    fewest, most = rules.seats
    for (option, value), limits in meta(rules.name).seat_limits.items():
        if options.get(option) == value:
            fewest, most = max(fewest, limits[0]), min(most, limits[1])
    return fewest, most


def start(step: Step, command: commands.Start) -> None:
    """The host does not wait: bots take the seats that are open."""
    need_leader(step.table, command.seat)
    need_phase(step.table, "gathering")
    for number, seat in enumerate(step.table.seats):
        if seat.who == "open":
            step.seat(number, Seat("bot", level=command.level))
    begin(step)


def begin_if_due(step: Step) -> None:
    """Play starts by itself when no seat is open and nobody is waited for to add to the dice."""
    if not any(is_awaited(step.table, seat) for seat in step.table.seats):
        begin(step)


def begin_without_waiting(step: Step) -> None:
    """Play starts although not everybody has added to the dice: the time for it is over."""
    table = step.table
    if table.phase == "gathering" and 0 < table.awaits_until <= step.now:
        begin(step)


def is_awaited(table: Table, seat: Seat) -> bool:
    return seat.who == "open" or (table.awaits and seat.who == "human" and not seat.contribution)


def begin(step: Step) -> None:
    """Seats in their order, or drawn like everything else that is left to chance; then the first dice."""
    count = len(step.table.seats)
    order = list(range(count))
    if step.table.settings.seating == "random":
        rest, order = order, []
        for place in range(count):
            order.append(drawn(step.table, f"seat {place}", [(old, 1 / len(rest)) for old in rest], 0))
            rest.remove(order[-1])
    step.emit(events.Started(step.now, tuple(order)))
    go_on(step)


def contribute(step: Step, command: commands.Contribute) -> None:
    need_phase(step.table, "gathering")
    need_person(step.table, command.seat)
    need(not step.table.deal, "DEAL")
    text = contributed(command.text, command.seat)
    step.seat(command.seat, replace(step.table.seats[command.seat], contribution=text))
    if step.table.awaits:
        begin_if_due(step)


def contributed(text: str, seat: int) -> str:
    """The contribution of a seat, if it is one."""
    try:
        return check_contribution(text, seat)
    except ValueError:
        raise Refused(Refusal("TB-CONTRIBUTION", {"most": 64})) from None


def share(step: Step, command: commands.Share) -> None:
    """Others may play the same deal. Only of one person's game: at a table of several it would show their cards."""
    table = step.table
    need_person(table, command.seat)
    need_free(table)
    whole = not table.given and all(count == 1 for count in table.draws.values())
    alone = all(seat.who == "bot" for number, seat in enumerate(table.seats) if number != command.seat)
    fair = table.settings.dice == "fair" and table.phase != "gathering"
    equal = not any(table.options.get(option) for option in meta(table.game).no_share_options)
    need(whole and alone and fair and equal and not table.deal, "SHARE")
    step.emit(events.Shared(step.now, command.seat, command.deal))


def delete(step: Step, seat: int) -> None:
    """Not under the hands of others who play; −1: the teacher's class is over, and everything of it goes."""
    if seat < 0:
        need(bool(step.table.class_), "SEAT", seat=seat)
        step.emit(events.Deleted(step.now))
        return
    need_free(step.table)
    need_host(step.table, seat)
    if step.table.phase == "playing":
        need(step.table.people() == (seat,), "NOT-OVER", phase=step.table.phase)
    step.emit(events.Deleted(step.now))
