"""What a new table starts from: nothing, a record or a finished table. Whatever a client sends is checked here.

Deals, which a table may start from too, are in `groups.challenges`.
"""

import asyncio
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from connectable.options import OptionValue
from connectable.record import BadRecord, Record, live, read_record, states
from connectable.server.protocol.errors import ApiError
from connectable.server.protocol.new_table import NewTable
from connectable.server.protocol.record import RecordGiven
from connectable.table import Table
from connectable.table.refusals import need_phase

AT_ONCE = 25
"""Actions checked before other work gets its turn."""
Given = tuple[tuple[int, str], ...]


class StartFrom(Struct, frozen=True):
    """Everything that a new table takes over."""

    game: str
    options: dict[str, OptionValue]
    seats: list[str] = []
    """The seats unless the request names others; empty: one human, the rest open."""
    given: Given = ()
    """Actions of another game, played before the new one begins."""
    secret: bytes = b""
    """The secret of a deal; empty: a new one."""
    contributions: list[str] = []
    deal: str = ""
    player: str = ""
    room: str = ""
    code: str = ""
    """The code of the room."""


def check_start(wish: NewTable) -> None:
    """A table starts from one thing at most, and that thing decides the options."""
    if sum(map(bool, (wish.record, wish.from_, wish.daily, wish.challenge))) > 1:
        raise ApiError("malformed", "a table starts from only one of `record`, `from`, `daily` and `challenge`")
    if wish.at is not None and wish.record is None:
        raise ApiError("malformed", "at: it counts the actions of a `record`, and there is none")
    if wish.options and (wish.record or wish.from_ or wish.daily or wish.challenge):
        raise ApiError("malformed", "options: they come with the game that this one starts from")


def read_given(record: RecordGiven) -> Record:
    entries: list[tuple[int | str, str | dict[str, Any]]] = [*record.entries]
    given = Record(record.game, record.rules, dict(record.options), record.seats, entries, record.format)
    try:
        return read_record(given)
    except BadRecord as error:
        raise ApiError("malformed", str(error)[:300]) from None


async def from_record(record: Record, at: int | None) -> StartFrom:
    """The first actions of a record, not counting undone ones, played through to see whether they are legal."""
    try:
        standing = live(record)
        kept = standing if at is None else standing[:at]
        if at is not None and at > len(standing):
            raise BadRecord(f"at: the record has only {len(standing)} actions, not counting undone ones")
        entries = [record.entries[position] for position, _, _ in kept]
        for number, _ in enumerate(states(replace(record, entries=entries))):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)  # a long record must not hold up other tables
    except BadRecord as error:
        raise ApiError("malformed", str(error)[:300]) from None
    given = tuple((seat, text) for _, seat, text in kept)
    return StartFrom(record.game, dict(record.options), ["human"] * record.seats, given)


def from_table(table: Table, at: int | None) -> StartFrom:
    """A finished table; one in play is refused, because its secrets belong to its seats."""
    need_phase(table, "over")
    if at is not None and at > len(table.live):
        raise ApiError("malformed", f"at: the game has only {len(table.live)} actions, not counting undone ones")
    given = tuple((entry.seat, entry.notation) for entry in table.live[:at])
    return StartFrom(table.game, dict(table.options), ["human"] * len(table.seats), given)
