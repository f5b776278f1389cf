"""The game on the table: actions, dice, breaks between rounds, and what the table plays when time is up."""

from collections.abc import Sequence
from typing import TypeVar

from connectable.contract import CHANCE, Refusal
from connectable.fairness.dice import draw
from connectable.table import commands, events
from connectable.table.evolve import acting_seats, patience_of, rules_of, steps_of, write_outcome
from connectable.table.marks import marks
from connectable.table.model import Table, is_chance
from connectable.table.refusals import NOTATION, Refused, need, need_host, need_phase
from connectable.table.step import Step

MOST_IDLE = 100
"""Actions the table plays for a seat whose time is up, before something is wrong."""
READY_MILLIS = 30_000
"""The longest break between rounds."""

A = TypeVar("A")


def act(step: Step, seat: int, notation: str, *, forced: bool = False) -> bool:
    """An action of the game, judged by the game alone; whether it ended the seat's turn."""
    need_phase(step.table, "playing")
    need(not step.table.ready_until, "READY")
    rules, state = rules_of(step.table), step.table.state
    need(0 <= seat < len(step.table.seats), "SEAT", seat=seat)
    try:
        action = rules.parse(state, seat, notation)
    except ValueError:
        raise Refused(Refusal(NOTATION, {"text": notation[:80]})) from None
    if refusal := rules.refusal(state, seat, action):
        raise Refused(refusal)
    found = marks(rules, state, seat, action, len(step.table.seats), steps_of(step.table, seat))
    owed = step.table.clocks.owed[seat] if step.table.clocks.owed else 0
    paid = found.ends and not owed
    step.emit(events.Acted(step.now, seat, rules.notation(action), *found, paid=paid, forced=forced))
    go_on(step)
    return found.ends


def go_on(step: Step) -> None:
    """A break, what chance owes, or the end of the game."""
    if wants_break(step.table):
        step.emit(events.Break(step.now, step.now + READY_MILLIS))
    else:
        draw_due(step)


def wants_break(table: Table) -> bool:
    """Between rounds people look at what was shown; bots and real dice need no time for that."""
    settings = table.settings
    return (
        settings.pauses
        and settings.kind == "live"
        and settings.dice == "fair"
        and bool(table.here())
        and rules_of(table).begins(table.state) == "round"
    )


def draw_due(step: Step) -> None:
    """Draws what is due, or ends the game."""
    while is_chance(acting_seats(step.table)) and step.table.settings.dice == "fair":
        rules, state = rules_of(step.table), step.table.state
        label = rules.label(state)
        outcome = drawn(step.table, label, rules.chance(state), step.table.draws.get(label, 0))
        step.emit(events.Acted(step.now, CHANCE, rules.notation(outcome), label=label, paid=False))
    if outcome := rules_of(step.table).outcome(step.table.state):
        step.emit(events.Finished(step.now, write_outcome(outcome)))


def ready(step: Step, seat: int) -> None:
    """A person has looked. Late words are no mistake: the break may just have ended."""
    need(seat in step.table.people(), "SEAT", seat=seat)
    if step.table.ready_until and seat not in step.table.ready:
        step.emit(events.Readied(step.now, seat))
        resume_if_ready(step)


def resume_if_ready(step: Step) -> None:
    """Goes on when everybody who is here is ready, or the longest break is over."""
    table = step.table
    if table.ready_until and ({*table.here()} <= table.ready or step.now >= table.ready_until):
        step.emit(events.Resumed(step.now))
        draw_due(step)


def drawn(table: Table, label: str, outcomes: Sequence[tuple[A, float]], take: int) -> A:
    return draw(table.secret, [seat.contribution for seat in table.seats], label, take, outcomes)


def roll(step: Step, command: commands.Roll) -> None:
    """Table dice: the host types in what was rolled."""
    need_host(step.table, command.seat)
    need_phase(step.table, "playing")
    need(step.table.settings.dice == "table" and is_chance(acting_seats(step.table)), "NO-ROLL")
    rules, state = rules_of(step.table), step.table.state
    try:
        action = rules.parse(state, CHANCE, command.notation)
    except ValueError:
        raise Refused(Refusal(NOTATION, {"text": command.notation[:80]})) from None
    if refusal := rules.refusal(state, CHANCE, action):
        raise Refused(refusal)
    step.emit(events.Acted(step.now, CHANCE, rules.notation(action), label=rules.label(state), paid=False))
    go_on(step)


def play_idle(step: Step, seat: int, *, windowed: bool = False) -> None:
    """Ordinary legal actions until the seat's turn is over, or (windowed) until the rules press it no more."""
    rules = rules_of(step.table)
    for _ in range(MOST_IDLE):
        state = step.table.state
        if step.table.phase != "playing" or seat not in acting_seats(step.table):
            return
        if windowed and not patience_of(step.table, state, seat):
            return
        if act(step, seat, rules.notation(rules.idle(state, seat)), forced=True):
            return
    raise AssertionError(f"{step.table.game}: seat {seat} is never done")
