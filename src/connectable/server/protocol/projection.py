"""What one viewer may know of a table: the only way from a table to bytes.

A viewer is a seat or None, a watcher. Everything here is a function of public facts, the game's view and what the game
shows of each action; sealed acts and what was taken back unseen leave no trace: no event, no number, no size.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from connectable.contract import CHANCE
from connectable.fairness.luck import luck
from connectable.fairness.proof import prove
from connectable.record import Dice, Line, abandoned
from connectable.registry import AnyGame, game
from connectable.server.protocol.messages import (
    DiceSeen,
    Draws,
    DrawSeen,
    Happened,
    LuckSeen,
    OfferSeen,
    OutcomeSeen,
    RecordSeen,
    SeatSeen,
    TableListed,
    TableSeen,
    Wishes,
)
from connectable.table import Table
from connectable.table.events import (
    Acted,
    Answered,
    AnyEvent,
    Break,
    ChatSwitched,
    Created,
    Deleted,
    Finished,
    Gone,
    OfferEnded,
    Outage,
    Presence,
    Proposed,
    Readied,
    Rematched,
    Resumed,
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
"""Stands in the lobby for a board, sheet or deck of one's own."""
ENCODER = msgspec.json.Encoder()
NO_TAIL = b'false,"now":0}'


def happened(before: Table, event: AnyEvent, viewer: Viewer) -> Happened | None:
    """What the viewer sees of an event that came to `before`; None: nothing at all."""
    match event:
        case Acted(seat=seat, notation=notation):
            text = shown(game(before.game), before.state, seat, notation, viewer)
            return None if text is None else Happened("action", seat, text)
        case Undone(seat=seat, positions=positions, seen=seen):
            return Happened("undo", seat, "seen" if seen else "") if saw_any(before, positions, viewer) else None
        case Seated(seat=seat):
            return Happened("seat", seat)
        case Started():
            return Happened("start", CHANCE)
        case Proposed(kind=kind, seat=seat):
            return Happened("offer", seat, kind)
        case Answered(kind=kind, seat=seat, agree=agree):
            return Happened("agree" if agree else "decline", seat, kind)
        case OfferEnded(kind=kind, by=by, outcome=outcome):
            return Happened("offer_end", by, f"{kind} {outcome}")
        case TimedOut(seat=seat):
            return Happened("time", seat)
        case Presence(seat=seat, here=here):
            return Happened("presence", seat, "here" if here else "absent")
        case Gone(seat=seat):
            return Happened("presence", seat, "gone")
        case Break() | Resumed():
            return Happened("pause", CHANCE, "" if isinstance(event, Resumed) else "wait")
        case Readied(seat=seat):
            return Happened("ready", seat)
        case Outage():
            return Happened("time", CHANCE)
        case Stopped() | Finished() | Deleted():
            return Happened("end", CHANCE)
        case Rematched(table=table):
            return Happened("rematch", CHANCE, table)
        case ChatSwitched(on=on):
            return Happened("switch", before.host, "on" if on else "off")
        case Said(seat=seat, text=text):
            return Happened("chat", seat, text)
        case Shared(seat=seat):
            return Happened("share", seat)
        case Created():
            return Happened("made", CHANCE)


def shown(rules: AnyGame, state: Any, seat: int, notation: str, viewer: Viewer) -> str | None:
    return rules.shown(state, seat, rules.parse(state, seat, notation), viewer)


def saw_any(table: Table, positions: tuple[int, ...], viewer: Viewer) -> bool:
    """Whether the viewer had seen something of what is taken back."""
    return any(not entry.sealed or entry.seat == viewer for entry in table.live if entry.position in positions)


def luck_seen(table: Table) -> LuckSeen | None:
    """The luck of a finished table: everybody may know it, and it takes a while."""
    found = luck(table.record(game(table.game).rules)) if table.phase == "over" and table.entries else None
    return msgspec.convert(found, LuckSeen, from_attributes=True) if found else None


def seen(table: Table, viewer: Viewer, position: int, luck: LuckSeen | None = None) -> TableSeen:
    """The table as the viewer may know it, without the time of day."""
    rules, playing = game(table.game), table.phase == "playing"
    acting = acting_seats(table) if playing else ()
    legal = rules.legal(table.state, viewer) if viewer is not None and viewer in acting else ()
    return TableSeen(
        id=table.id,
        game=table.game,
        rules=rules.rules,
        options=dict(table.options),
        settings=wishes(table.settings),
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


def encode_seen(table: Table, viewer: Viewer, position: int, luck: LuckSeen | None = None) -> bytes:
    """The bytes of `seen`, equal whenever the viewer may know the same; `stamp` adds house and time."""
    return ENCODER.encode(seen(table, viewer, position, luck))


def stamp(encoded: bytes, tail: bytes) -> bytes:
    """The bytes with their last fields as they are now."""
    return encoded[: -len(NO_TAIL)] + tail


def tail_of(hurried: bool, now: int) -> bytes:
    """The last fields: what is true of the house and the hour, not of the table."""
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


def listed(table: Table) -> TableListed:
    options = {name: value if len(str(value)) <= LONGEST_OPTION else OWN for name, value in table.options.items()}
    free = sum(seat.who == "open" for seat in table.seats)
    return TableListed(table.id, table.game, table.phase, seats_seen(table), options, wishes(table.settings), free)


def wishes(settings: Settings) -> Wishes:
    return Wishes(
        settings.clock.text(), settings.kind, settings.dice, settings.visibility, settings.chat, settings.seating
    )


def record_seen(table: Table, viewer: Viewer, *, opened: bool = True) -> RecordSeen:
    """The record as the viewer may know it: sealed entries absent, hidden ones cut, places of undone ones its own.

    `opened`: the secret may be shown once the game is over; not so while others play the same deal."""
    over = table.phase == "over"
    entries = list(table.entries) if over else entries_seen(table, viewer)
    dice = DiceSeen(table.settings.dice, table.commitment, given=len(table.given) if over else 0)
    if over and opened:
        contributions = [seat.contribution for seat in table.seats]
        dice = replace(dice, secret=table.secret.hex(), contributions=contributions)
    rules = game(table.game).rules
    return RecordSeen(1, table.game, rules, dict(table.options), len(table.seats), entries, dice)


def draws_seen(table: Table, viewer: Viewer, *, opened: bool = True) -> Draws:
    """Every draw of a finished table; none while the secret is not shown, or where people rolled real dice."""
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
    """Plays everything again, as it came, and keeps what the viewer was shown."""
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
