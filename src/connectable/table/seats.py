"""Who sits where: joining, leaving, bots, the start; and what people say at the table."""

from msgspec.structs import replace

from connectable.contract import Refusal
from connectable.fairness.dice import check_contribution
from connectable.table import commands, events
from connectable.table.model import Seat, Table
from connectable.table.offers import away, settle_all
from connectable.table.play import drawn, go_on, resume_if_ready
from connectable.table.refusals import Refused, need, need_host, need_phase
from connectable.table.step import Step

LONGEST_NAME = 24
LONGEST_LINE = 500
"""Of chat."""


def join(step: Step, command: commands.Join) -> None:
    """Somebody takes an open seat; play starts by itself when the last one is taken."""
    need_phase(step.table, "gathering")
    name = one_line(command.name)
    need(0 < len(name) <= LONGEST_NAME, "NAME", most=LONGEST_NAME)
    free = [number for number, seat in enumerate(step.table.seats) if seat.who == "open"]
    need(bool(free), "FULL")
    number = free[0] if command.seat < 0 else command.seat
    need(number in free, "TAKEN", seat=number)
    step.seat(number, Seat("human", name, token_hash=command.token_hash))
    if len(free) == 1:
        begin(step)


def one_line(text: str) -> str:
    """The text in one line without control and invisible characters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


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


def need_person(table: Table, number: int) -> None:
    need(0 <= number < len(table.seats) and table.seats[number].who == "human", "SEAT", seat=number)


def kick(step: Step, command: commands.Kick) -> None:
    need_host(step.table, command.seat)
    need_phase(step.table, "gathering")
    need(command.subject != command.seat, "KICK-SELF")
    need(0 <= command.subject < len(step.table.seats), "SEAT", seat=command.subject)
    step.seat(command.subject, Seat())


def add_bot(step: Step, command: commands.AddBot) -> None:
    need_host(step.table, command.seat)
    need_phase(step.table, "gathering")
    need(0 <= command.subject < len(step.table.seats), "SEAT", seat=command.subject)
    need(step.table.seats[command.subject].who == "open", "TAKEN", seat=command.subject)
    step.seat(command.subject, Seat("bot", level=command.level))
    if not any(seat.who == "open" for seat in step.table.seats):
        begin(step)


def start(step: Step, command: commands.Start) -> None:
    """The host does not wait: bots take the seats that are open."""
    need_host(step.table, command.seat)
    need_phase(step.table, "gathering")
    for number, seat in enumerate(step.table.seats):
        if seat.who == "open":
            step.seat(number, Seat("bot", level=command.level))
    begin(step)


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
    try:
        text = check_contribution(command.text, command.seat)
    except ValueError:
        raise Refused(Refusal("TB-CONTRIBUTION", {"most": 64})) from None
    step.seat(command.seat, replace(step.table.seats[command.seat], contribution=text))


def say(step: Step, command: commands.Say) -> None:
    need_person(step.table, command.seat)
    need(step.table.settings.chat, "CHAT")
    text = one_line(command.text)
    need(0 < len(text) <= LONGEST_LINE, "LINE", most=LONGEST_LINE)
    step.emit(events.Said(step.now, command.seat, text))


def share(step: Step, command: commands.Share) -> None:
    """Others may play the same deal. Only of one person's game: at a table of several it would show their cards."""
    table = step.table
    need_person(table, command.seat)
    whole = not table.given and all(count == 1 for count in table.draws.values())
    alone = all(seat.who == "bot" for number, seat in enumerate(table.seats) if number != command.seat)
    fair = table.settings.dice == "fair" and table.phase != "gathering"
    need(whole and alone and fair and not table.deal, "SHARE")
    step.emit(events.Shared(step.now, command.seat, command.deal))


def delete(step: Step, seat: int) -> None:
    """Not under the hands of others who play."""
    need_host(step.table, seat)
    if step.table.phase == "playing":
        need(step.table.people() == (seat,), "NOT-OVER", phase=step.table.phase)
    step.emit(events.Deleted(step.now))
