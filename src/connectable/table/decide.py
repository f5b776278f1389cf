"""What follows from a command: the events, each with the table after it. The only place that says no.

Refusals of the game carry the ids of its ledger, those of the table ids that begin with TB.
"""

from connectable.table import commands, events
from connectable.table.evolve import evolve
from connectable.table.identity import need_server, resolved
from connectable.table.model import Table
from connectable.table.offers import answer, propose, withdraw
from connectable.table.organiser import need_not_held, organise
from connectable.table.play import act, ready
from connectable.table.real_dice import correct, roll
from connectable.table.seats import (
    LONGEST_NAME,
    add_bot,
    begin_if_due,
    come_back,
    contribute,
    delete,
    join,
    kick,
    leave,
    presence,
    remove_seat,
    share,
    start,
)
from connectable.table.step import Change, Step
from connectable.table.talk import one_line, talk
from connectable.table.timing import next_tick, outage, tick
from connectable.table.undo import undo

__all__ = ["LONGEST_NAME", "Change", "create", "decide", "next_tick", "one_line"]


def create(created: events.Created) -> list[Change]:
    """A new table; play starts at once when no seat is open."""
    step = Step(evolve(None, created), created.at)
    step.changes.append(Change(created, step.table))
    begin_if_due(step)
    return step.changes


def decide(table: Table, command: commands.AnyCommand, now: int) -> list[Change]:
    """What the command leads to, maybe nothing; raises Refused and changes nothing."""
    return decide_for(table, resolved(table, command), now)


def decide_for(table: Table, asked: commands.AnyCommand, now: int) -> list[Change]:
    """The same for a command of which it is known already whose seat it is for."""
    step = Step(table, now)
    need_not_held(table, asked)
    carry_out(step, asked)
    return step.changes


def carry_out(step: Step, command: commands.AnyCommand) -> None:
    """One small function per command; the seat is the asker's."""
    match command:
        case commands.Join():
            join(step, command)
        case commands.Leave():
            leave(step, command.seat)
        case commands.Return():
            come_back(step, command.seat)
        case commands.Kick():
            kick(step, command)
        case commands.AddBot():
            add_bot(step, command)
        case commands.Start():
            start(step, command)
        case commands.Contribute():
            contribute(step, command)
        case commands.Act():
            act(step, command.seat, command.notation)
        case commands.Roll():
            roll(step, command)
        case commands.Correct():
            correct(step, command)
        case commands.Undo():
            undo(step, command.seat)
        case commands.Propose():
            propose(step, command)
        case commands.Answer():
            answer(step, command)
        case commands.Withdraw():
            withdraw(step, command.seat, command.kind)
        case commands.Ready():
            ready(step, command.seat)
        case commands.SwitchChat() | commands.Say() | commands.Signal() | commands.Nudge():
            talk(step, command)
        case commands.RemoveSeat():
            remove_seat(step, command)
        case commands.Share():
            share(step, command)
        case commands.Delete():
            delete(step, command.seat)
        case commands.Tick():
            tick(step)
        case commands.Pause() | commands.Reseat() | commands.Halt():
            organise(step, command)
        case commands.Presence():
            need_server(command)
            presence(step, command.subject, here=command.here)
        case commands.Outage():
            need_server(command)
            outage(step, command.millis)
