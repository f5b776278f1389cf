"""The event store's interface: what is kept, what is asked, what can go wrong.

It knows no rules, no seats' names and no clock: events, setups and outcomes are opaque JSON bytes, times are
whole milliseconds given by the caller. Every question answers with a
`concurrent.futures.Future`; an async caller wraps it with `asyncio.wrap_future`.
"""

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from connectable.storage.cluster import Cluster
    from connectable.storage.writer import Receiver


class StoreError(Exception):
    """The store is in trouble (disk, lock, connection, schema); the message says what and where."""

    def __init__(self, message: str, *, away: bool = False, unknown: bool = False) -> None:
        super().__init__(message)
        self.away = away
        """The database could not be reached or locked at all: the same may work later."""
        self.unknown = unknown
        """The connection went while committing: it may be stored or not. Only a keyed append can be sent again."""


class Declined(ValueError):
    """The store is well, but this cannot be: nothing was changed."""


class TableExists(Declined):
    """The id or the name is taken; `field` says which."""

    def __init__(self, field: str, value: str) -> None:
        super().__init__(f"there is already a table with the {field} {value!r}")
        self.field = field


class UnknownTable(Declined):
    """No such table, or no text that could name one."""

    def __init__(self, table_id: object) -> None:
        super().__init__(f"no table {table_id!r:.80}")


class StalePosition(Declined):
    """The table has moved on; `actual` is its position."""

    def __init__(self, table_id: str, expected: int, actual: int) -> None:
        super().__init__(f"table {table_id!r} is at position {actual}, not {expected}")
        self.actual = actual


class NotOwner(Declined):
    """The table lives in another process, or in none."""

    def __init__(self, table_id: str, process: str) -> None:
        super().__init__(f"table {table_id!r} does not live in process {process}")


class TooBig(Declined):
    """More than the store takes in one piece."""

    def __init__(self, what: str, size: int, limit: int) -> None:
        super().__init__(f"{what}: {size} are more than {limit}")
        self.limit = limit


class Pruned(NamedTuple):
    """How many tables went, and where to go on."""

    tables: int
    last: str


@dataclass(frozen=True, slots=True)
class Repeated:
    """The position that an append with the same key was answered with before: this time nothing was stored.

    No kind of number: compiled code makes plain ones of those, and what was not stored would count as stored."""

    position: int


@dataclass(frozen=True, slots=True)
class NewTableRow:
    """A table to be."""

    id: str
    """Letters, digits, - and _ (at most 64)."""
    name: str
    """What the link shows: any text of 1–100 characters, unique."""
    game: str
    setup: bytes
    """Everything that was chosen for this table, secrets included: never sent as it is."""
    created_at: int
    status: str = "open"
    """A word of the server's for the lobby."""
    listed: bool = False


@dataclass(frozen=True, slots=True)
class TableRow:
    """A stored table."""

    id: str
    name: str
    game: str
    setup: bytes
    created_at: int
    status: str
    listed: bool
    updated_at: int
    """The time of the newest event."""
    position: int
    """How many events there are."""


class NewEvent(Struct, frozen=True):
    """Something that happened at a table."""

    data: bytes
    at: int


class Append(Struct, frozen=True):
    """Events for one table, and what is stored together with them."""

    table_id: str
    expected_position: int | None
    """Where the table has to be; None: wherever it is."""
    events: Sequence[NewEvent]
    key: str | None = None
    """An append whose key the table knows is not stored again: it gives its first answer, as Repeated."""
    status: str | None = None
    outcome: bytes | None = None
    """A later outcome replaces the first."""
    new: NewTableRow | None = None
    """Creates the table first, unless it is there without events."""
    owner: str | None = None
    """The process that the table has to belong to; None: whoever it belongs to."""


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event in its place; the first one has position 1."""

    position: int
    data: bytes
    at: int


@dataclass(frozen=True, slots=True)
class StoredSnapshot:
    """A table as it was at a position, in whatever form its keeper can read; a cache."""

    position: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a listing, newest first: `after` is the time and the table id of the last row already seen."""

    limit: int = 50
    after: tuple[int, str] | None = None


@dataclass(frozen=True, slots=True)
class Filter:
    """Which tables a lobby wants; None: any."""

    game: str | None = None
    status: str | None = None
    listed: bool | None = None
    touched_after: int | None = None


@dataclass(frozen=True, slots=True)
class Outage:
    """A time when no server process ran, in milliseconds."""

    began: int
    ended: int


class Store(Protocol):
    """Where tables live. A write is durable when its future resolves; writes to one table keep their order."""

    def create(self, table: NewTableRow) -> Future[None]:
        """A new table without events; TableExists."""

    def append(
        self,
        table_id: str,
        expected_position: int,
        events: Sequence[NewEvent],
        *,
        key: str | None = None,
        status: str | None = None,
        outcome: bytes | None = None,
    ) -> Future[int]:
        """The new position; all or nothing. StalePosition; a `key` that the table knows gives its first answer again.

        Status and outcome are stored together with the events that cause them; a later outcome replaces the first."""

    def append_all(self, appends: Sequence[Append]) -> Future[list[int | Repeated]]:
        """The new positions of several tables, all or nothing; TableExists for a `new` table that has events."""

    def append_for(self, wanted: Append, receiver: "Receiver") -> None:
        """One append of `append_all` without a future: the receiver is told its position, in a thread of the store."""

    def events(self, table_id: str, after: int = 0, limit: int = 1000) -> Future[list[StoredEvent]]:
        """At most `limit` events behind position `after`, in order."""

    def answer(self, table_id: str, key: str) -> Future[int | None]:
        """The position that an append with this key was answered with; None: there was none."""

    def keep_snapshot(self, table_id: str, snapshot: StoredSnapshot) -> Future[None]:
        """Keeps it in place of the last one; for a table that is gone nothing is kept."""

    def snapshot(self, table_id: str) -> Future[StoredSnapshot | None]:
        """The last one that was kept; None: there is none, or it is ahead of the table."""

    def tables(self, filter: Filter = ..., page: Page = ...) -> Future[list[TableRow]]:
        """The tables a lobby shows, newest first; the page goes by `created_at`."""

    def delete(self, table_id: str) -> Future[bool]:
        """Removes the table and everything about it; False: there was none."""

    def rewrite(self, table_id: str, changed: Sequence[StoredEvent], note: NewEvent) -> Future[int]:
        """The new position, after these events have other data from now on and the note stands behind all: a log is
        otherwise never changed. For names that somebody wants deleted; readers of before learn of it by the note."""

    def scrub(self) -> Future[None]:
        """Takes what was deleted or rewritten out of the database's own files, as far as they are the store's."""

    def prune(self, older_than: int, limit: int = 1000, after: str = "") -> Future[Pruned]:
        """How many tables went: those last touched before that time and not in play, by id from `after` on, at most
        `limit`, so that play goes on between."""

    def backup(self, path: Path) -> Future[None]:
        """Writes everything into one file while play goes on; the file appears whole or not at all."""

    def restore(self, path: Path, *, replace: bool = False) -> Future[int]:
        """How many tables came back from a backup of either store, all or nothing; only into an empty store, or
        (`replace`) in place of everything that is there."""

    def beat(self, process: str, now: int, alive_until: int) -> Future[list[Outage]]:
        """Notes until when the process runs unless it is heard of again; all outages that are still kept, the first
        one first. One has just ended if no process was known to run any more."""

    def size(self) -> Future[int]:
        """How many bytes everything takes."""

    def healthy(self) -> Future[bool]:
        """Whether the store can write right now."""

    def cluster(self) -> "Cluster | None":
        """The server processes that share the store; None: it is served by one process alone."""

    def close(self) -> None:
        """Stores what was accepted, then lets go of everything."""
