"""What one viewer may know about a table: the only way from a table to bytes.

A viewer is a seat, or None for a watcher. Everything here is a function of public facts, the game's view and what the
game shows of each action. Sealed actions, and actions undone before the viewer saw them, leave no trace: no event, no
number, no size.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from connectable.contract import CHANCE
from connectable.fairness.luck import luck
from connectable.fairness.proof import prove
from connectable.record import Dice, Line, abandoned
from connectable.registry import AnyGame, game
from connectable.server.protocol.lobby import TableListed
from connectable.server.protocol.luck import LuckSeen
from connectable.server.protocol.new_table import TableSettings
from connectable.server.protocol.record import DiceSeen, Draws, DrawSeen, RecordSeen
from connectable.server.protocol.table import EventSeen, OfferSeen, OutcomeSeen, SeatSeen, TableSeen
from connectable.table import Table
from connectable.table.events import (
    Acted,
    Answered,
    AnyEvent,
    ChatSwitched,
    Created,
    Deleted,
    Finished,
    Proposed,
    Rematched,
    Said,
    Seated,
    Shared,
    Started,
    Stopped,
    TimedOut,
    Undone,
)
from connectable.table.evolve import acting_seats, write_outcome
from connectable.table.model import Settings
from connectable.table.undo import free_undo

Viewer = int | None

LONGEST_OPTION = 64
OWN = "own"
"""In the lobby, stands for somebody's own board, sheet or deck."""
ENCODER = msgspec.json.Encoder()
NO_TAIL = b'false,"now":0}'


def event_seen(before: Table, event: AnyEvent, viewer: Viewer) -> EventSeen | None:
    """What the viewer sees of an event at the table `before`; None: nothing at all."""
    match event:
        case Acted(seat=seat, notation=notation):
            text = shown(game(before.game), before.state, seat, notation, viewer)
            return None if text is None else EventSeen("action", seat, text)
        case Undone(seat=seat, positions=positions):
            return EventSeen("undo", seat) if saw_any(before, positions, viewer) else None
        case Seated(seat=seat):
            return EventSeen("seat", seat)
        case Started():
            return EventSeen("start", CHANCE)
        case Proposed(kind=kind, seat=seat):
            return EventSeen("offer", seat, kind)
        case Answered(kind=kind, seat=seat, agree=agree):
            return EventSeen("agree" if agree else "decline", seat, kind)
        case TimedOut(seat=seat):
            return EventSeen("time", seat)
        case Stopped() | Finished() | Deleted():
            return EventSeen("end", CHANCE)
        case Rematched(table=table):
            return EventSeen("rematch", CHANCE, table)
        case ChatSwitched(on=on):
            return EventSeen("switch", before.host, "on" if on else "off")
        case Said(seat=seat, text=text):
            return EventSeen("chat", seat, text)
        case Shared(seat=seat):
            return EventSeen("share", seat)
        case Created():
            return EventSeen("made", CHANCE)


def shown(rules: AnyGame, state: Any, seat: int, notation: str, viewer: Viewer) -> str | None:
    return rules.shown(state, seat, rules.parse(state, seat, notation), viewer)


def saw_any(table: Table, positions: tuple[int, ...], viewer: Viewer) -> bool:
    """Whether the viewer had seen any of the actions that are undone."""
    return any(not entry.sealed or entry.seat == viewer for entry in table.live if entry.position in positions)


def luck_seen(table: Table) -> LuckSeen | None:
    """The luck of a finished table: everybody may know it, and it takes a while to compute."""
    found = luck(table.record(game(table.game).rules)) if table.phase == "over" and table.entries else None
    return msgspec.convert(found, LuckSeen, from_attributes=True) if found else None


def table_seen(table: Table, viewer: Viewer, position: int, luck: LuckSeen | None = None) -> TableSeen:
    """The table as the viewer may know it, without the current time."""
    rules, playing = game(table.game), table.phase == "playing"
    acting = acting_seats(table) if playing else ()
    legal = rules.legal(table.state, viewer) if viewer is not None and viewer in acting else ()
    return TableSeen(
        id=table.id,
        game=table.game,
        rules=rules.rules,
        options=dict(table.options),
        settings=settings_seen(table.settings),
        phase=table.phase,
        seats=seats_seen(table),
        host=table.host,
        seat=viewer,
        position=position,
        to_act=list(acting),
        view=None if table.state is None else dict(rules.view(table.state, viewer)),
        legal=[rules.notation(action) for action in legal],
        previews=[preview_of(rules, table, viewer, action) for action in legal],
        undo=viewer is not None and playing and bool(free_undo(table.live, viewer)),
        offers=[OfferSeen(offer.kind, offer.by, offer.subject, sorted(offer.agreed)) for offer in table.offers],
        commitment=table.commitment,
        outcome=OutcomeSeen(**write_outcome(table.outcome)) if table.outcome else None,
        stopped=table.stopped,
        secret=table.secret.hex() if table.phase == "over" and not table.deal else None,
        rematch=table.rematch,
        luck=luck,
        given=bool(table.given),
        room=table.room,
        deal=table.deal,
    )


def preview_of(rules: AnyGame, table: Table, viewer: Viewer, action: Any) -> dict[str, Any]:
    assert viewer is not None
    return dict(rules.preview(table.state, viewer, action))


def encode_table(table: Table, viewer: Viewer, position: int, luck: LuckSeen | None = None) -> bytes:
    """The bytes of `table_seen`, equal whenever the viewer may know the same; `stamp` adds the last two fields."""
    return ENCODER.encode(table_seen(table, viewer, position, luck))


def stamp(encoded: bytes, tail: bytes) -> bytes:
    """The bytes with their last fields replaced by the current ones."""
    return encoded[: -len(NO_TAIL)] + tail


def tail_of(hurried: bool, now: int) -> bytes:
    """The last fields: they depend on the server's load and clock, not on the table."""
    return b'%s,"now":%d}' % (b"true" if hurried else b"false", now)


def seats_seen(table: Table) -> list[SeatSeen]:
    found = []
    for number, seat in enumerate(table.seats):
        left = since = deadline = -1
        if table.clocks.left:
            left, since = table.clocks.left[number], table.clocks.since[number]
        if table.deadlines:
            deadline = table.deadlines[number]
        found.append(SeatSeen(seat.who, seat.name, seat.level, seat.away, left, since, deadline))
    return found


def table_listed(table: Table) -> TableListed:
    options = {name: value if len(str(value)) <= LONGEST_OPTION else OWN for name, value in table.options.items()}
    free = sum(seat.who == "open" for seat in table.seats)
    return TableListed(
        table.id, table.game, table.phase, seats_seen(table), options, settings_seen(table.settings), free
    )


def settings_seen(settings: Settings) -> TableSettings:
    return TableSettings(
        settings.clock.text(), settings.kind, settings.dice, settings.visibility, settings.chat, settings.seating
    )


def record_seen(table: Table, viewer: Viewer, *, opened: bool = True) -> RecordSeen:
    """The record as the viewer may know it: sealed entries absent, hidden ones cut, undo positions renumbered to match.

    `opened`: whether the secret may be shown once the game is over; not while others play the same deal."""
    over = table.phase == "over"
    entries = list(table.entries) if over else entries_seen(table, viewer)
    dice = DiceSeen(table.settings.dice, table.commitment, given=len(table.given) if over else 0)
    if over and opened:
        contributions = [seat.contribution for seat in table.seats]
        dice = replace(dice, secret=table.secret.hex(), contributions=contributions)
    rules = game(table.game).rules
    return RecordSeen(1, table.game, rules, dict(table.options), len(table.seats), entries, dice)


def draws_seen(table: Table, viewer: Viewer, *, opened: bool = True) -> Draws:
    """Every draw of a finished table; empty until the secret is shown, and where people rolled real dice."""
    dice = record_seen(table, viewer, opened=opened).dice
    if not dice.secret or dice.kind == "table":
        return Draws(dice, [])
    rules = game(table.game).rules
    record = replace(
        table.record(rules), dice=Dice(dice.kind, dice.commitment, dice.secret, dice.contributions, dice.given)
    )
    return Draws(
        dice,
        [
            DrawSeen(drawn.label, drawn.take, drawn.said, drawn.taken_back, list(drawn.shares), drawn.place)
            for drawn in prove(record).draws
        ],
    )


def entries_seen(table: Table, viewer: Viewer) -> list[tuple[int | str, Any]]:
    """Replays everything in order and keeps what the viewer was shown."""
    if table.state is None:
        return []
    rules = game(table.game)
    found: list[tuple[int | str, Any]] = []
    places: dict[int, int] = {}
    line = Line(rules, rules.start(len(table.seats), dict(table.options)))
    for place, (who, what) in enumerate(table.entries):
        if isinstance(who, int):
            entry = line.act(place, who, what)
            if (text := rules.shown(entry.before, who, entry.action, viewer)) is not None:
                places[place] = len(found)
                found.append((who, text))
        elif gone := abandoned(what, place):
            line.undo(gone)
            if known := [places[place] for place in gone if place in places]:
                found.append((who, {"undo": known}))
    return found
