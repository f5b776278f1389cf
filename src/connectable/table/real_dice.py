"""Real dice: people roll them and the host types in what came up; typing mistakes are put right.

The next act that everybody sees confirms what was typed. Steps that nobody has seen do not count: a correction takes
them along, so that it does not show whether there were any.
"""

from typing import Any

from connectable.contract import CHANCE, Refusal
from connectable.table import commands, events
from connectable.table.evolve import acting_seats, is_drawn_here, is_rolled
from connectable.table.games import rules_of
from connectable.table.model import Table, is_chance
from connectable.table.play import go_on
from connectable.table.refusals import NOTATION, Refused, need, need_leader, need_phase
from connectable.table.step import Step
from connectable.table.undo import state_before


def is_typed_next(table: Table) -> bool:
    """Whether people are to roll, or draw a card, and type in what came up."""
    return table.phase == "playing" and is_chance(acting_seats(table)) and not is_drawn_here(table)


def roll(step: Step, command: commands.Roll) -> None:
    need_leader(step.table, command.seat)
    need_phase(step.table, "playing")
    need(is_typed_next(step.table), "NO-ROLL")
    type_in(step, typed(step.table, step.table.state, command.notation))


def correct(step: Step, command: commands.Correct) -> None:
    """What was typed last, put right: the wrong outcome is taken back, the right one follows."""
    table = step.table
    need_leader(table, command.seat)
    need_phase(table, "playing")
    place = typed_place(table)
    need(place >= 0, "NO-CORRECTION")
    right = typed(table, state_before(table, place), command.notation)
    if rules_of(table).notation(right) == table.live[place].notation:
        return
    gone = tuple(entry.position for entry in table.live[place:])
    step.emit(
        events.Undone(
            step.now,
            command.seat,
            gone,
            corrected=True,
            sealed=False,
            clocks=table.clocks,
            deadlines=table.deadlines,
        )
    )
    type_in(step, right)


def type_in(step: Step, action: Any) -> None:
    rules, state = rules_of(step.table), step.table.state
    step.emit(events.Acted(step.now, CHANCE, rules.notation(action), label=rules.label(state), paid=False))
    go_on(step)


def typed(table: Table, state: Any, notation: str) -> Any:
    """The outcome that the text means at a chance point; Refused when it is none, or cannot come up."""
    rules = rules_of(table)
    try:
        action = rules.parse(state, CHANCE, notation)
    except ValueError:
        raise Refused(Refusal(NOTATION, {"text": notation[:80]})) from None
    if refusal := rules.refusal(state, CHANCE, action):
        raise Refused(refusal)
    return action


def correctable(table: Table) -> str:
    """What was typed in and can still be corrected; empty: nothing."""
    place = typed_place(table)
    return table.live[place].notation if place >= 0 else ""


def typed_place(table: Table) -> int:
    """The place in `live` of the outcome that was typed last, if nobody has visibly acted since; −1: there is none."""
    if table.phase != "playing" or table.settings.dice != "table":
        return -1
    for place in range(len(table.live) - 1, -1, -1):
        entry = table.live[place]
        if entry.seat == CHANCE:
            own = entry.position >= len(table.given)
            return place if own and is_rolled(table, state_before(table, place)) else -1
        if not entry.sealed or entry.forced:
            return -1
    return -1
