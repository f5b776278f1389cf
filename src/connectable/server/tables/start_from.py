"""What a new table starts from: nothing, a record or a finished table. Whatever a client sends is checked here.

Deals, which a table may start from too, are in `groups.challenges`.
"""

from typing import Any

from msgspec import Struct

from connectable.options import OptionValue
from connectable.record import Record
from connectable.registry import meta
from connectable.server.protocol.errors import ApiError
from connectable.server.protocol.new_table import NewTable
from connectable.server.protocol.record import RecordGiven
from connectable.table import Table
from connectable.table.refusals import need_phase

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
    practice: bool = False
    """Whether the table does not count on its deal."""
    room: str = ""
    code: str = ""
    """The code of the room."""
    rules: str = ""
    """The version of the rules; empty: the newest."""
    lesson: list[list[str]] = []
    """What leads to the central act of a scripted first game, in each of several ways."""


def check_start(wish: NewTable) -> None:
    """A table starts from one thing at most, and that thing decides the options."""
    if sum(map(bool, (wish.record, wish.from_, wish.daily, wish.challenge, wish.lesson))) > 1:
        raise ApiError(
            "malformed", "a table starts from only one of `record`, `from`, `daily`, `challenge` and `lesson`"
        )
    if wish.at is not None and wish.record is None:
        raise ApiError("malformed", "at: it counts the actions of a `record`, and there is none")
    if wish.options and (wish.record or wish.from_ or wish.daily or wish.challenge):
        raise ApiError("malformed", "options: they come with the game that this one starts from")


def given_record(record: RecordGiven) -> Record:
    """The record as it was sent; nothing in it has been checked."""
    entries: list[tuple[int | str, str | dict[str, Any]]] = [*record.entries]
    return Record(record.game, record.rules, dict(record.options), record.seats, entries, record.format)


def from_record(record: Record, given: list[tuple[int, str]]) -> StartFrom:
    """The actions of a record that are kept, which have been checked."""
    return StartFrom(record.game, dict(record.options), ["human"] * record.seats, tuple(given), rules=record.rules)


def from_table(table: Table, at: int | None) -> StartFrom:
    """A finished table; one in play is refused, because its secrets belong to its seats."""
    need_phase(table, "over")
    if at is not None and at > len(table.live):
        raise ApiError("malformed", f"at: the game has only {len(table.live)} actions, not counting undone ones")
    given = tuple((entry.seat, entry.notation) for entry in table.live[:at])
    return StartFrom(table.game, dict(table.options), ["human"] * len(table.seats), given, rules=table.rules)


def from_lesson(name: str, options: dict[str, OptionValue]) -> StartFrom:
    """The scripted first game; of the options it takes those that leave it as it is."""
    try:
        make = meta(name).lesson
        if make is None:
            raise ValueError(f"lesson: {name!r:.80} has none")
        found = make(options)
    except ValueError as error:
        raise ApiError("malformed", str(error)[:300], "tb-error-start") from None
    lines = [list(line) for line in found.lines]
    return StartFrom(name, dict(found.options), ["human"] * found.seats, found.entries, lesson=lines)
