"""A command on its way through a table: who gave it, what was decided, and whom to tell."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from connectable.server.tables.appends import asker, stored_key
from connectable.server.tables.hosted_table import HostedTable
from connectable.storage import Append
from connectable.table import Change, seat_of
from connectable.table.commands import AnyCommand

Told = Callable[[int | Exception], None]
"""Called with the asker's position, or with what went wrong."""


class Stale(Exception):
    """The caller chose its action before an event that it had not seen."""

    def __init__(self, position: int) -> None:
        super().__init__(f"the table is at position {position}")
        self.position = position


class Request(NamedTuple):
    """A command and what it depends on."""

    command: AnyCommand
    asked: tuple[str, str]
    """Who asks, and her key: the same gets the same answer."""
    key: str
    """As it is stored."""
    position: int | None
    only_try: bool
    also: Sequence[Append]

    def seat_at(self, hosted: HostedTable) -> int:
        """Where the asker sits now; −1: nowhere."""
        if not self.command.token_hash:
            return self.command.seat
        seat = seat_of(hosted.table, self.command.token_hash)
        return -1 if seat is None else seat


class Errand(NamedTuple):
    """A request that is decided and waits for the store; its table is locked meanwhile."""

    hosted: HostedTable
    request: Request
    changes: Sequence[Change]
    told: Told


def request_of(
    command: AnyCommand, key: str, position: int | None = None, *, only_try: bool = False, also: Sequence[Append] = ()
) -> Request:
    who = asker(command.token_hash, command.seat)
    return Request(command, (who, key), stored_key(who, key), position, only_try, also)
