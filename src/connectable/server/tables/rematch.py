"""The table that follows a finished one. It is stored together with the agreement, so that its link always opens."""

from collections.abc import Sequence

from msgspec.structs import replace

from connectable.fairness.dice import commitment, new_secret
from connectable.registry import game, meta
from connectable.table import Change, Table, create
from connectable.table.events import Created, Rematched
from connectable.table.offers import rotated

CONTRIBUTION_MILLIS = 10_000
"""So long a rematch waits for its people to add to the new dice; whoever agreed is there in a second."""


def rematch_of(table: Table, now: int) -> Created:
    """The first event of a rematch: everybody moves up one seat, against bots seats are drawn by lot; tokens and code
    stay valid. Where people added to the dice, they do so again."""
    secret = new_secret()
    against_bots = any(seat.who == "bot" for seat in table.seats)
    return Created(
        now,
        table.rematch,
        table.game,
        dict(meta(table.game).stored_options(table.options)),
        replace(table.settings, seating="random") if against_bots else table.settings,
        rotated(table.seats),
        commitment(secret),
        secret,
        table.code_hash,
        room=table.room,
        rules=game(table.game).rules,
        host=(table.host - 1) % len(table.seats),
        awaits=table.awaits,
        awaits_until=now + CONTRIBUTION_MILLIS if table.awaits else 0,
    )


def with_rematch(changes: Sequence[Change]) -> tuple[list[Change], list[Change]]:
    """The changes of a table, and those of its rematch if they agree on one."""
    marked: list[Change] = []
    following: list[Change] = []
    for change in changes:
        event, after = change
        if isinstance(event, Rematched):
            following = create(rematch_of(after, event.at))
            marked.append(Change(replace(event, made=True), after))
        else:
            marked.append(change)
    return marked, following


def predecessor(table_id: str) -> str:
    """The table whose rematch may have that name; empty: it is not the name of a rematch."""
    stem, _, number = table_id.rpartition("-")
    if not (number.isascii() and number.isdigit() and len(number) < 9):
        return ""
    return stem if number == "2" else f"{stem}-{int(number) - 1}"
