"""What people say at the table: lines, quick words, and a nudge for somebody whom all wait for."""

from connectable.table import commands, events
from connectable.table.evolve import acting_seats
from connectable.table.model import Table
from connectable.table.refusals import need, need_free, need_leader, need_phase
from connectable.table.step import Step

LONGEST_LINE = 500
"""Of chat."""
NUDGE_MILLIS = 20_000
"""Between two nudges at a table."""


def one_line(text: str) -> str:
    """The text in one line without control and invisible characters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def need_person(table: Table, number: int) -> None:
    need(0 <= number < len(table.seats) and table.seats[number].who == "human", "SEAT", seat=number)


def talk(step: Step, command: commands.SwitchChat | commands.Say | commands.Signal | commands.Nudge) -> None:
    match command:
        case commands.SwitchChat():
            need_free(step.table)
            need_leader(step.table, command.seat)
            step.emit(events.ChatSwitched(step.now, command.on))
        case commands.Say():
            say(step, command)
        case commands.Signal():
            signal(step, command)
        case commands.Nudge():
            nudge(step, command)


def say(step: Step, command: commands.Say) -> None:
    need_person(step.table, command.seat)
    need(step.table.settings.chat, "CHAT")
    text = one_line(command.text)
    need(0 < len(text) <= LONGEST_LINE, "LINE", most=LONGEST_LINE)
    step.emit(events.Said(step.now, command.seat, text))


def signal(step: Step, command: commands.Signal) -> None:
    need_person(step.table, command.seat)
    need(step.table.settings.chat, "CHAT")
    step.emit(events.Signalled(step.now, command.seat, command.word))


def nudge(step: Step, command: commands.Nudge) -> None:
    """Nothing but the time since the last one counts: whether it is refused tells nobody what others do unseen."""
    table, subject = step.table, command.subject
    need_person(table, command.seat)
    need_phase(table, "playing")
    need(subject in table.people() and subject != command.seat and subject in acting_seats(table), "NUDGE")
    need(table.nudged_at < 0 or step.now - table.nudged_at >= NUDGE_MILLIS, "NUDGED", seconds=NUDGE_MILLIS // 1000)
    step.emit(events.Nudged(step.now, command.seat, subject))
