"""What one viewer may know of a table: the only way from a table to bytes.

A viewer is a seat or None, a watcher. Everything here is a function of public facts, the game's view and what the game
shows of each action; sealed acts and what was taken back unseen leave no trace: no event, no number, no size.
"""

from typing import Any

from connectable.contract import CHANCE
from connectable.registry import AnyGame, game
from connectable.server.wire import Happened, OfferSeen, SeatSeen, TableSeen, Wishes
from connectable.table import Table
from connectable.table.clock import remaining
from connectable.table.events import (
    Acted,
    Answered,
    AnyEvent,
    ChatSwitched,
    Created,
    Finished,
    Proposed,
    Rematched,
    Seated,
    Started,
    Stopped,
    TimedOut,
    Undone,
)
from connectable.table.evolve import acting_seats, write_outcome
from connectable.table.model import Settings
from connectable.table.undo import free_undo

Viewer = int | None


def happened(before: Table, event: AnyEvent, viewer: Viewer) -> Happened | None:
    """What the viewer sees of an event that came to `before`; None: nothing at all."""
    match event:
        case Acted(seat=seat, notation=notation):
            text = shown(game(before.game), before, seat, notation, viewer)
            return None if text is None else Happened("action", seat, text)
        case Undone(seat=seat, positions=positions):
            return Happened("undo", seat) if saw_any(before, positions, seat, viewer) else None
        case Seated(seat=seat):
            return Happened("seat", seat)
        case Started():
            return Happened("start", CHANCE)
        case Proposed(kind=kind, seat=seat):
            return Happened("offer", seat, kind)
        case Answered(kind=kind, seat=seat, agree=agree):
            return Happened("agree" if agree else "decline", seat, kind)
        case TimedOut(seat=seat):
            return Happened("time", seat)
        case Stopped() | Finished():
            return Happened("end", CHANCE)
        case Rematched(table=table):
            return Happened("rematch", CHANCE, table)
        case ChatSwitched(on=on):
            return Happened("chat", before.host, "on" if on else "off")
        case Created():
            return Happened("made", CHANCE)


def shown(rules: AnyGame, table: Table, seat: int, notation: str, viewer: Viewer) -> str | None:
    return rules.shown(table.state, seat, rules.parse(table.state, seat, notation), viewer)


def saw_any(table: Table, positions: tuple[int, ...], seat: int, viewer: Viewer) -> bool:
    """Whether the viewer had seen something of what is taken back."""
    return viewer == seat or any(not entry.sealed for entry in table.live if entry.position in positions)


def seen(table: Table, viewer: Viewer, position: int, now: int) -> TableSeen:
    """The table as the viewer may know it."""
    rules = game(table.game)
    acting = acting_seats(table)
    legal = rules.legal(table.state, viewer) if viewer is not None and viewer in acting else ()
    over = table.phase == "over"
    return TableSeen(
        id=table.id,
        game=table.game,
        rules=rules.rules,
        options=dict(table.options),
        settings=wishes(table.settings),
        phase=table.phase,
        seats=seats_seen(table, now),
        host=table.host,
        seat=viewer,
        position=position,
        to_act=list(acting) if table.phase == "playing" else [],
        view=None if table.state is None else view_of(rules, table, viewer),
        legal=[rules.notation(action) for action in legal] if table.phase == "playing" else [],
        previews=[preview_of(rules, table, viewer, action) for action in legal] if table.phase == "playing" else [],
        undo=viewer is not None and table.phase == "playing" and bool(free_undo(table.live, viewer)),
        offers=[OfferSeen(offer.kind, offer.by, offer.subject, sorted(offer.agreed)) for offer in table.offers],
        commitment=table.commitment,
        outcome=write_outcome(table.outcome) if table.outcome else None,
        secret=table.secret.hex() if over else None,
        rematch=table.rematch,
    )


def view_of(rules: AnyGame, table: Table, viewer: Viewer) -> dict[str, Any]:
    return dict(rules.view(table.state, viewer))


def preview_of(rules: AnyGame, table: Table, viewer: Viewer, action: Any) -> dict[str, Any]:
    assert viewer is not None
    return dict(rules.preview(table.state, viewer, action))


def seats_seen(table: Table, now: int) -> list[SeatSeen]:
    found = []
    for number, seat in enumerate(table.seats):
        timed = bool(table.clocks.left)
        left = remaining(table.clocks, number, now) if timed else None
        runs = timed and table.clocks.since[number] >= 0
        found.append(SeatSeen(seat.who, seat.name, seat.level, seat.away, left, runs))
    return found


def wishes(settings: Settings) -> Wishes:
    return Wishes(
        settings.clock.text(), settings.kind, settings.dice, settings.visibility, settings.chat, settings.seating
    )
