"""What a seat may take back: computed from what happened, not flagged by anybody.

Free is everything back to the last point where somebody else acted or anybody learned something: a die, a card, a
sealed choice. In sealed play the others' acts do not count: nobody has seen them. With nobody to ask, a seat may go
back past that point; it is told and counted. What the table played for a late seat stays.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from connectable.contract import CHANCE
from connectable.record import BadRecord, Line
from connectable.table import events
from connectable.table.clock import Clocks, remaining
from connectable.table.evolve import acting_seats, evolve, kept_before, played
from connectable.table.games import meta_of, rules_of
from connectable.table.model import Live, Table
from connectable.table.refusals import Refused, need, need_phase
from connectable.table.step import Step


def free_undo(live: Sequence[Live], seat: int) -> tuple[int, ...]:
    """Positions of the seat's own actions that it may take back, the last first.

    Behind an open act of somebody else (a *done* in a sealed round) only what nobody has seen can go.
    """
    found: list[int] = []
    others_acted = False
    for entry in reversed(live):
        if entry.seat == seat:
            if entry.final or (others_acted and not entry.sealed):
                break
            found.append(entry.position)
        elif entry.seat == CHANCE or entry.reveals:
            break
        else:
            others_acted |= not entry.sealed or entry.forced
    return tuple(found)


def takeback(live: Sequence[Live], seat: int) -> tuple[int, ...]:
    """Positions that go when the seat's last action is taken back with all since."""
    for place in range(len(live) - 1, -1, -1):
        if live[place].seat == seat:
            return tuple(entry.position for entry in live[place:])
    return ()


def may_undo(table: Table, seat: int) -> bool:
    """Whether *undo* is offered to the seat: a function of what it may know."""
    return table.phase == "playing" and (bool(free_undo(table.live, seat)) or may_undo_seen(table, seat))


def may_undo_seen(table: Table, seat: int) -> bool:
    """Whether, in play, *undo* would take back what the seat has seen the outcome of."""
    try:
        return bool(seen_undo(table, seat))
    except Refused:
        return False


def undo(step: Step, seat: int) -> None:
    """The seat's own last action; with it go the others' sealed steps that hang on it, so that it never fails."""
    need_phase(step.table, "playing")
    if free := free_undo(step.table.live, seat):
        positions = with_steps(step.table, free[0])
        need(bool(positions), "UNDO")
        take_back(step, seat, positions, free=True)
    else:
        positions = seen_undo(step.table, seat)
        need(bool(positions), "UNDO")
        take_back(step, seat, positions, seen=True)


def seen_undo(table: Table, seat: int) -> tuple[int, ...]:
    """What a seat may take back although it has seen what came of it: its last action and all since, alone at a table
    with fair dice. Real dice lie on the table as they fell. Refused where the game or the deal forbids it."""
    if not is_alone(table, seat) or table.settings.dice != "fair":
        return ()
    positions = takeback(table.live, seat)
    if positions:
        need_takeback(table)
    forced = any(entry.forced for entry in table.live if entry.position in positions)
    return () if forced else positions


def is_alone(table: Table, seat: int) -> bool:
    """Whether no other person belongs to the table, not even one whose seat a bot keeps."""
    return all(other.who != "human" for number, other in enumerate(table.seats) if number != seat)


def need_takeback(table: Table) -> None:
    """Refuses to take back what was seen on a deal that others play too, and where the game's options forbid it."""
    need(not table.deal, "DEAL")
    for option in meta_of(table.game).no_takeback_options:
        need(not table.options.get(option), "NO-TAKEBACK", option=option)


def with_steps(table: Table, position: int) -> tuple[int, ...]:
    """The position and those of others' sealed steps that cannot stay without it; nothing when an open act could not.

    Whether anybody has taken a sealed step must not show by an undo that fails.
    """
    gone = [position]
    first = next(place for place, entry in enumerate(table.live) if entry.position == position)
    line = Line(rules_of(table), state_before(table, first))
    for entry in table.live[first + 1 :]:
        try:
            line.act(entry.position, entry.seat, entry.notation)
        except BadRecord:
            if not entry.sealed or entry.forced:
                return ()
            gone.append(entry.position)
    return tuple(gone)


def state_before(table: Table, place: int) -> Any:
    """The state before the action at that place of `live`."""
    before = kept_before(table, place)
    return played(table, place).state if before is None else before


def take_back(step: Step, seat: int, positions: tuple[int, ...], *, free: bool = False, seen: bool = False) -> None:
    """Abandons the positions; clocks and deadlines as they were at that moment, less what has passed."""
    table = step.table
    gone = [entry for entry in table.live if entry.position in positions]
    sealed = all(entry.sealed for entry in gone)
    event = events.Undone(step.now, seat, positions, seen, sealed=sealed)
    if event.sealed:  # nobody's turn has changed
        clocks, deadlines = table.clocks, table.deadlines
    else:
        after = evolve(table, event)
        rewound = rewind if free else reclaim
        clocks = rewound(table, gone, seat, acting_seats(after), step.now) if table.clocks.left else Clocks()
        deadlines = window_after(table, gone[0], seat, after.deadlines, step.now, free=free)
    step.emit(replace(event, clocks=clocks, deadlines=deadlines))


def rewind(table: Table, gone: Sequence[Live], seat: int, acting: tuple[int, ...], now: int) -> Clocks:
    """After a free undo: as if the seat had thought on all the time. Who got the turn by it has lost nothing."""
    then, clocks = gone[0].clocks, table.clocks
    if not then.left:
        return clocks
    left, since, late = list(clocks.left), list(clocks.since), clocks.lost - then.lost
    owed = list(clocks.owed)
    if owed and then.owed:
        owed[seat] = then.owed[seat]
    for number, began in enumerate(then.since):
        if number == seat or (began < 0 and number not in acting):
            left[number] = then.left[number]
            since[number] = began + late if began >= 0 else -1
    return Clocks(tuple(left), tuple(since), tuple(owed), clocks.lost)


def reclaim(table: Table, gone: Sequence[Live], seat: int, acting: tuple[int, ...], now: int) -> Clocks:
    """After a take-back over several turns: nobody gets time that was used. An increment stays where it was paid, and
    the turn is not paid for again; a clock for each turn goes on with what that turn had left."""
    then, clock = gone[0], table.settings.clock
    count = len(table.seats)
    left = [remaining(table.clocks, number, now) for number in range(count)]
    owed = list(table.clocks.owed or (0,) * count)
    if clock.game:
        for entry in gone:
            if entry.paid:
                owed[entry.seat] += 1
    elif then.clocks.left:
        at_that_moment = [remaining(then.clocks, number, then.at) for number in range(count)]
        left = [min(left[number], had) if number == seat else had for number, had in enumerate(at_that_moment)]
    since = tuple(now if number in acting else -1 for number in range(count))
    return Clocks(tuple(left), since, tuple(owed), table.clocks.lost)


def window_after(
    table: Table, then: Live, seat: int, fresh: tuple[int, ...], now: int, *, free: bool
) -> tuple[int, ...]:
    """The deadlines of the rules after an undo: `fresh` ones, but the seat goes on with the window that it had."""
    had = then.deadlines[seat] if then.deadlines else -1
    if not fresh or fresh[seat] < 0 or had < 0 or table.deadlines[seat] >= 0:
        return fresh
    own = had + table.clocks.lost - then.clocks.lost if free else now + had - then.at
    return (*fresh[:seat], own, *fresh[seat + 1 :])
