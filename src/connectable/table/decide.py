"""What follows from a command: the events, each with the table after it. The only place that says no.

Refusals of the game carry the ids of its ledger, those of the table ids that begin with TB.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from connectable.contract import CHANCE, Refusal
from connectable.fairness.dice import check_contribution, draw
from connectable.table import commands, events
from connectable.table.clock import flagged, next_flag
from connectable.table.evolve import acting_seats, evolve, rules_of, write_outcome
from connectable.table.model import Seat, Table, is_chance
from connectable.table.offers import answer, away, propose
from connectable.table.refusals import NOTATION, Refused, need, need_host, need_phase
from connectable.table.undo import free_undo, marks

LONGEST_NAME = 24
LONGEST_LINE = 500
"""Of chat."""
MOST_IDLE = 100
"""Actions the table plays for a seat whose time is up, before something is wrong."""
MOST_AT_ONCE = 128
"""Events of one tick; the other late seats wait for the next, which comes at once."""

A = TypeVar("A")


class Change(NamedTuple):
    """One event and the table after it."""

    event: events.AnyEvent
    table: Table


class Step:
    """A table on its way through the events of one command."""

    def __init__(self, table: Table, now: int) -> None:
        self.table, self.now = table, now
        self.changes: list[Change] = []

    def emit(self, event: events.AnyEvent) -> None:
        self.table = evolve(self.table, event)
        self.changes.append(Change(event, self.table))

    def seat(self, number: int, to: Seat) -> None:
        self.emit(events.Seated(self.now, number, to))


def create(created: events.Created) -> list[Change]:
    """A new table; play starts at once when no seat is open."""
    step = Step(evolve(None, created), created.at)
    step.changes.append(Change(created, step.table))
    if all(seat.who != "open" for seat in created.seats):
        begin(step)
    return step.changes


def decide(table: Table, command: commands.AnyCommand, now: int) -> list[Change]:
    """What the command leads to, maybe nothing; raises Refused and changes nothing."""
    step = Step(table, now)
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
        case commands.Undo():
            undo(step, command.seat)
        case commands.Propose():
            propose(step, command)
        case commands.Answer():
            answer(step, command)
        case commands.SwitchChat():
            need_host(table, command.seat)
            step.emit(events.ChatSwitched(now, command.on))
        case commands.Say():
            say(step, command)
        case commands.Share():
            share(step, command)
        case commands.Delete():
            delete(step, command.seat)
        case commands.Tick():
            tick(step)
    return step.changes


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


def come_back(step: Step, number: int) -> None:
    need_person(step.table, number)
    seat = step.table.seats[number]
    if seat.away:
        step.seat(number, replace(seat, level="", away=False))


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


def act(step: Step, seat: int, notation: str) -> None:
    """An action of the game, judged by the game alone."""
    need_phase(step.table, "playing")
    rules, state = rules_of(step.table), step.table.state
    need(0 <= seat < len(step.table.seats), "SEAT", seat=seat)
    try:
        action = rules.parse(state, seat, notation)
    except ValueError:
        raise Refused(Refusal(NOTATION, {"text": notation[:80]})) from None
    if refusal := rules.refusal(state, seat, action):
        raise Refused(refusal)
    found = marks(rules, state, seat, action, len(step.table.seats))
    step.emit(events.Acted(step.now, seat, rules.notation(action), *found))
    go_on(step)


def go_on(step: Step) -> None:
    """Draws what is due, or ends the game."""
    while is_chance(acting_seats(step.table)) and step.table.settings.dice == "fair":
        rules, state = rules_of(step.table), step.table.state
        label = rules.label(state)
        outcome = drawn(step.table, label, rules.chance(state), step.table.draws.get(label, 0))
        step.emit(events.Acted(step.now, CHANCE, rules.notation(outcome), label=label))
    if outcome := rules_of(step.table).outcome(step.table.state):
        step.emit(events.Finished(step.now, write_outcome(outcome)))


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
    step.emit(events.Acted(step.now, CHANCE, rules.notation(action), label=rules.label(state)))
    go_on(step)


def undo(step: Step, seat: int) -> None:
    """The seat's own last action, unless somebody else acted or learned something since."""
    need_phase(step.table, "playing")
    free = free_undo(step.table.live, seat)
    need(bool(free), "UNDO")
    step.emit(events.Undone(step.now, seat, free[:1]))


def tick(step: Step) -> None:
    """Seats whose time is up: the table plays for them what costs least; a used-up game clock calls the house bot."""
    if step.table.phase != "playing":
        return
    for seat in flagged(step.table.clocks, step.now):
        if len(step.changes) > MOST_AT_ONCE:
            return
        step.emit(events.TimedOut(step.now, seat))
        if not step.table.settings.clock.game:
            play_idle(step, seat)
        elif not step.table.seats[seat].is_played_by_bot:
            step.seat(seat, away(step.table.seats[seat]))
    for seat, deadline in enumerate(step.table.deadlines):
        if 0 <= deadline <= step.now and 0 <= step.table.deadlines[seat] <= step.now:
            step.emit(events.TimedOut(step.now, seat))
            play_idle(step, seat, windowed=True)


def next_tick(table: Table) -> int | None:
    """When somebody's time is up, if nothing happens before."""
    flag = next_flag(table.clocks)
    due = [deadline for deadline in table.deadlines if deadline >= 0] + ([] if flag is None else [flag])
    return min(due, default=None) if table.phase == "playing" else None


def play_idle(step: Step, seat: int, *, windowed: bool = False) -> None:
    """Ordinary legal actions until the seat's turn is over, or (windowed) until the rules press it no more."""
    rules = rules_of(step.table)
    for _ in range(MOST_IDLE):
        state = step.table.state
        if step.table.phase != "playing" or seat not in acting_seats(step.table):
            return
        if windowed and not rules.patience(state, seat):
            return
        action = rules.idle(state, seat)
        ends = bool(rules.preview(state, seat, action).get("ends_turn"))
        act(step, seat, rules.notation(action))
        if ends:
            return
    raise AssertionError(f"{step.table.game}: seat {seat} is never done")
