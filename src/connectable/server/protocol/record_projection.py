"""What one viewer may know of a table's record and of its dice."""

from typing import Any

from msgspec.structs import replace

from connectable.record import Dice, Line, Record, abandoned
from connectable.registry import game
from connectable.server.protocol.event_projection import Viewer
from connectable.server.protocol.record import DiceSeen, RecordSeen
from connectable.table import Table


def record_seen(table: Table, shown: list[tuple[int | str, Any]], *, opened: bool = True) -> RecordSeen:
    """The record as a viewer may know it: sealed entries absent, hidden ones cut, undo positions renumbered to match.

    `shown`: what the viewer was shown of a game in play (`entries_shown`). `opened`: whether the secret may be shown
    once the game is over; not while others play the same deal."""
    over = table.phase == "over"
    entries = list(table.entries) if over else shown
    dice = DiceSeen(table.settings.dice, table.commitment, given=len(table.given) if over else 0)
    if over and opened:
        contributions = [seat.contribution for seat in table.seats]
        dice = replace(dice, secret=table.secret.hex(), contributions=contributions)
    return RecordSeen(1, table.game, table.rules, dict(table.options), len(table.seats), entries, dice)


def draws_record(table: Table, *, opened: bool = True) -> Record | None:
    """The record from which every draw can be repeated; None until the secret is shown, and where people rolled real
    dice."""
    dice = record_seen(table, [], opened=opened).dice
    if not dice.secret or dice.kind == "table":
        return None
    return replace(table.record(), dice=Dice(dice.kind, dice.commitment, dice.secret, dice.contributions, dice.given))


def entries_shown(record: Record, viewer: Viewer) -> list[tuple[int | str, Any]]:
    """Replays everything in order and keeps what the viewer was shown."""
    rules = game(record.game, record.rules)
    found: list[tuple[int | str, Any]] = []
    places: dict[int, int] = {}
    line = Line(rules, rules.start(record.seats, record.options))
    for place, (who, what) in enumerate(record.entries):
        if isinstance(who, int) and isinstance(what, str):
            entry = line.act(place, who, what)
            if (text := rules.shown(entry.before, who, entry.action, viewer)) is not None:
                places[place] = len(found)
                found.append((who, text))
        elif isinstance(what, dict) and (gone := abandoned(what, place)):
            line.undo(gone)
            if known := [places[place] for place in gone if place in places]:
                found.append((who, what | {"undo": known}))
    return found
