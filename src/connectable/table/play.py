"""The game on the table: actions, dice, breaks between rounds, and what the table plays when time is up."""

from collections.abc import Sequence
from typing import Any, TypeVar

from connectable.contract import CHANCE, IllegalAction, Refusal
from connectable.fairness.dice import draw
from connectable.table import events
from connectable.table.evolve import acting_seats, is_drawn_here, patience_of, steps_of, write_outcome
from connectable.table.games import meta_of, rules_of
from connectable.table.known import known
from connectable.table.marks import marks
from connectable.table.model import Table
from connectable.table.refusals import NOTATION, Refused, need, need_phase
from connectable.table.step import Step

MOST_IDLE = 100
"""Actions the table plays for a seat whose time is up, before something is wrong."""
READY_MILLIS = 30_000
"""The longest break between rounds."""

A = TypeVar("A")


def act(step: Step, seat: int, notation: str, *, forced: bool = False) -> bool:
    """An action of the game, judged by the game alone; whether it ended the seat's turn."""
    need_phase(step.table, "playing")
    begin(step, seat)
    rules, state = rules_of(step.table), step.table.state
    need(0 <= seat < len(step.table.seats), "SEAT", seat=seat)
    action, after = judged(step.table, seat, notation)
    found = marks(rules, state, seat, action, len(step.table.seats), steps_of(step.table, seat), after)
    owed = step.table.clocks.owed[seat] if step.table.clocks.owed else 0
    paid = found.ends and not owed
    event = events.Acted(step.now, seat, rules.notation(action), *found, paid=paid, forced=forced)
    step.emit(event, after)
    go_on(step)
    play_foregone(step)
    return found.ends


def begin(step: Step, seat: int) -> None:
    """Whose turn comes after the break may simply act: that says ready. Nothing is drawn for an act that may fail."""
    if step.table.ready_until and seat in rules_of(step.table).to_act(step.table.state):
        ready(step, seat)
    need(not step.table.ready_until, "READY")


def play_foregone(step: Step) -> None:
    """Plays what is asked of a seat at once where nothing else it could say can come to anything."""
    rules = rules_of(step.table)
    for seat in acting_seats(step.table) if step.table.phase == "playing" else ():
        if seat != CHANCE and rules.answers(step.table.state, seat):
            left = offered(step.table, seat)
            if len(left) == 1 and len(left) < len(rules.legal(step.table.state, seat)):
                act(step, seat, rules.notation(left[0]), forced=True)
                return


def offered(table: Table, seat: int) -> list[Any]:
    """The legal actions of a seat that can come to something with the people at the table."""
    rules, state = rules_of(table), table.state
    legal = rules.legal(state, seat)
    if not meta_of(table.game).futile:
        return list(legal)
    people = table.people()
    return [action for action in legal if rules.futile(state, seat, action, people) is None]


def judged(table: Table, seat: int, notation: str) -> tuple[Any, Any]:
    """The action of a text and the state after it; Refused."""
    rules, state = rules_of(table), table.state
    try:
        action = known(rules, state).action(seat, notation)
    except ValueError:
        raise Refused(Refusal(NOTATION, {"text": notation[:80]})) from None
    try:
        after = rules.apply(state, seat, action)
    except IllegalAction as illegal:
        raise Refused(illegal.refusal) from None
    if meta_of(table.game).futile and (refusal := rules.futile(state, seat, action, table.people())):
        raise Refused(refusal)
    return action, after


def go_on(step: Step) -> None:
    """A break, what chance owes, or the end of the game."""
    if wants_break(step.table):
        step.emit(events.Break(step.now, step.now + READY_MILLIS))
    else:
        draw_due(step)


def wants_break(table: Table) -> bool:
    """Between rounds people look at what was shown; alone, bots and with real dice they need no time for that."""
    settings = table.settings
    return (
        settings.pauses
        and settings.kind == "live"
        and settings.dice == "fair"
        and len(table.seats) > 1
        and bool(table.here())
        and rules_of(table).begins(table.state) == "round"
    )


def draw_due(step: Step) -> None:
    """Draws what is due, or ends the game."""
    while is_drawn_here(step.table):
        rules, state = rules_of(step.table), step.table.state
        label = rules.label(state)
        outcome = drawn(step.table, label, rules.chance(state), step.table.draws.get(label, 0))
        event = events.Acted(step.now, CHANCE, rules.notation(outcome), label=label, paid=False)
        step.emit(event, rules.apply(state, CHANCE, outcome))
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
    if table.ready_until and not table.is_paused and ({*table.here()} <= table.ready or step.now >= table.ready_until):
        step.emit(events.Resumed(step.now))
        draw_due(step)


def drawn(table: Table, label: str, outcomes: Sequence[tuple[A, float]], take: int) -> A:
    return draw(table.secret, [seat.contribution for seat in table.seats], label, take, outcomes)


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
