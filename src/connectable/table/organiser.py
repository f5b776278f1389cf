"""What the teacher of a class does at its tables: hold up, go on, move people, end. The server speaks for her.

A pause takes time away from nobody: clocks stop, and everything else that is due comes that much later.
"""

from msgspec.structs import replace

from connectable.table import commands, events
from connectable.table.identity import need_server
from connectable.table.model import HOUSE_BOT, Table
from connectable.table.offers import settle_all
from connectable.table.play import resume_if_ready
from connectable.table.refusals import need, need_going, need_phase
from connectable.table.step import Step

PAUSE_MILLIS = 3_600_000
"""The longest pause: nobody waits for a teacher who has gone home."""
HELD = (
    commands.Act,
    commands.Roll,
    commands.Correct,
    commands.Undo,
    commands.Propose,
    commands.Answer,
    commands.Ready,
    commands.Nudge,
)
"""What nobody does while the table is held up; people still talk, come and go."""


def need_not_held(table: Table, command: commands.AnyCommand) -> None:
    if isinstance(command, HELD):
        need_going(table)


def organise(step: Step, command: commands.Pause | commands.Reseat | commands.Halt) -> None:
    need_server(command)
    match command:
        case commands.Pause():
            pause(step, on=command.on)
        case commands.Reseat():
            reseat(step, command)
        case commands.Halt():
            halt(step)


def pause(step: Step, *, on: bool) -> None:
    """Said twice, it is no mistake."""
    need_phase(step.table, "playing")
    if on and not step.table.is_paused:
        step.emit(events.Paused(step.now))
    elif not on and step.table.is_paused:
        go_on(step)


def go_on(step: Step) -> None:
    """Play goes on; what could not happen meanwhile happens now."""
    step.emit(events.Unpaused(step.now))
    settle_all(step)
    resume_if_ready(step)


def reseat(step: Step, command: commands.Reseat) -> None:
    """Somebody takes a bot's seat as it is, or leaves hers to the house bot. What was added to the dice stays."""
    table, number = step.table, command.subject
    need_phase(table, "playing")
    need(0 <= number < len(table.seats), "SEAT", seat=number)
    seat = table.seats[number]
    if command.person:
        need(seat.who == "bot", "TAKEN", seat=number)
        step.seat(number, replace(seat, who="human", name=command.name, level="", token_hash=command.person))
    else:
        need(seat.who == "human", "SEAT", seat=number)
        step.seat(number, replace(seat, who="bot", name="", level=HOUSE_BOT, away=False, token_hash=""))
    settle_all(step)
    resume_if_ready(step)


def halt(step: Step) -> None:
    """A game that is over stays as it ended."""
    if step.table.phase == "playing":
        step.emit(events.Stopped(step.now))
