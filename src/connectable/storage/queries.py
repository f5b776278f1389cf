"""What is done inside one transaction, in the SQL that SQLite and PostgreSQL share.

It opens nothing and commits nothing: each function gets a connection in a transaction of its caller's.
`?` stands for a value; where the two dialects differ, the connection says how.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from connectable.storage import limits
from connectable.storage.store import (
    Filter,
    NewEvent,
    NewTableRow,
    Page,
    Repeated,
    StalePosition,
    StoredEvent,
    StoredSnapshot,
    TableExists,
    TableRow,
    TooBig,
    UnknownTable,
)

Value = str | int | bytes | None
Row = tuple[Any, ...]
Statement = tuple[str, Sequence[Value]]
TABLE_COLUMNS = "id, name, game, setup, created_at, status, listed, updated_at, position"


class Connection(Protocol):
    """One database connection. Whatever goes wrong below comes out as StoreError."""

    row_lock: str
    """What a SELECT says at its end to keep a row from other writers."""

    def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]: ...

    def answers(self, questions: Sequence[Statement]) -> list[list[Row]]:
        """The rows of each question; they are asked one behind the other, but travel together."""

    def change(self, sql: str, values: Sequence[Value] = ()) -> int:
        """How many rows it touched."""

    def later(self, sql: str, values: Sequence[Value] = ()) -> None:
        """Does it before whatever comes next; what goes wrong may come out only there, at the latest in `commit`."""

    def script(self, sql: str) -> None:
        """Several statements."""

    def schema_lock(self) -> None:
        """Keeps others from changing the schema until the transaction ends."""

    def notify(self, table_id: str, position: int) -> None:
        """Tells listeners once the transaction is committed."""

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def rollback(self) -> bool:
        """Leaves the transaction, if there is one; False: the connection is of no more use."""

    def close(self) -> None: ...


def create(db: Connection, table: NewTableRow) -> None:
    values = (
        limits.new_id(table.id),
        limits.text("table name", table.name),
        limits.word("game", table.game),
        limits.blob("setup", table.setup, limits.SETUP_BYTES),
        limits.whole("created_at", table.created_at),
        limits.word("status", table.status),
        int(table.listed),
        table.created_at,
        0,
    )
    sql = f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    if not db.change(sql, values):
        same_id = db.rows("SELECT 1 FROM tables WHERE id = ?", (table.id,))
        raise TableExists("id", table.id) if same_id else TableExists("name", table.name)


@dataclass(frozen=True, slots=True)
class Append:
    """Events, and what is stored together with them."""

    table_id: str
    expected_position: int
    events: Sequence[NewEvent]
    key: str | None
    status: str | None
    outcome: bytes | None


def append(db: Connection, wanted: Append) -> int:
    table_id, key = wanted.table_id, wanted.key
    rows = event_rows(wanted)
    # The lock comes first: only behind it is the answer to a key that another process stores just now visible.
    found, known = db.answers(
        [
            ("SELECT position FROM tables WHERE id = ?" + db.row_lock, (limits.known_id(table_id),)),
            ("SELECT position FROM events WHERE table_id = ? AND key = ?", (table_id, key)),
        ]
    )
    if known:
        return Repeated(known[0][0])
    actual = only_position(found, table_id)
    if actual != wanted.expected_position:
        raise StalePosition(table_id, wanted.expected_position, actual)
    for row in rows:
        db.later("INSERT INTO events (table_id, position, at, key, data) VALUES (?, ?, ?, ?, ?)", row)
    position, at = actual + len(rows), wanted.events[-1].at
    db.later("UPDATE tables SET position = ?, updated_at = ? WHERE id = ?", (position, at, table_id))
    append_rest(db, wanted, at)
    db.notify(table_id, position)
    return position


def event_rows(wanted: Append) -> list[Sequence[Value]]:
    """The rows of an append; the key stands on the last one."""
    if not wanted.events:
        raise ValueError("append: no events")
    if len(wanted.events) > limits.APPEND_EVENTS:
        raise TooBig("append, events", len(wanted.events), limits.APPEND_EVENTS)
    if wanted.key is not None:
        limits.text("key", wanted.key)
    first = limits.whole("position", wanted.expected_position) + 1
    last = wanted.expected_position + len(wanted.events)
    return [
        (
            wanted.table_id,
            position,
            limits.whole("at", event.at),
            wanted.key if position == last else None,
            limits.blob("event", event.data, limits.EVENT_BYTES),
        )
        for position, event in enumerate(wanted.events, first)
    ]


def append_rest(db: Connection, wanted: Append, at: int) -> None:
    table_id = wanted.table_id
    if wanted.status is not None:
        db.later("UPDATE tables SET status = ? WHERE id = ?", (limits.word("status", wanted.status), table_id))
    if wanted.outcome is not None:
        outcome = limits.blob("outcome", wanted.outcome, limits.OUTCOME_BYTES)
        db.later(
            "INSERT INTO results (table_id, at, outcome) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, outcome = excluded.outcome",
            (table_id, at, outcome),
        )


def only_position(found: list[Row], table_id: str) -> int:
    if not found:
        raise UnknownTable(table_id)
    return int(found[0][0])


def delete(db: Connection, table_id: str) -> bool:
    try:
        return db.change("DELETE FROM tables WHERE id = ?", (limits.known_id(table_id),)) > 0
    except UnknownTable:
        return False


def prune(db: Connection, older_than: int, limit: int) -> int:
    # Locked in the order of ids, as every writer locks, so that nobody waits in a circle.
    old = db.rows(
        "SELECT id FROM tables WHERE updated_at < ? ORDER BY id LIMIT ?" + db.row_lock,
        (limits.whole("older_than", older_than), limits.rows(limit)),
    )
    return sum(db.change("DELETE FROM tables WHERE id = ?", row) for row in old)


def write_nothing(db: Connection) -> bool:
    """Writes a row as it is: it fails where an append would."""
    return db.change("UPDATE migrations SET name = name") > 0


def events(db: Connection, table_id: str, after: int, limit: int) -> list[StoredEvent]:
    found = db.rows(
        "SELECT position, data, at FROM events WHERE table_id = ? AND position > ? ORDER BY position LIMIT ?",
        (limits.known_id(table_id), limits.whole("after", after), limits.rows(limit)),
    )
    if not found:
        position(db, table_id)  # no events, or no table?
    return [StoredEvent(*row) for row in found]


def answer(db: Connection, table_id: str, key: str) -> int | None:
    sql = "SELECT position FROM events WHERE table_id = ? AND key = ?"
    found = db.rows(sql, (limits.known_id(table_id), limits.text("key", key)))
    return int(found[0][0]) if found else None


def position(db: Connection, table_id: str) -> int:
    sql = "SELECT position FROM tables WHERE id = ?"
    return only_position(db.rows(sql, (limits.known_id(table_id),)), table_id)


def keep_snapshot(db: Connection, table_id: str, snapshot: StoredSnapshot) -> None:
    data = limits.blob("snapshot", snapshot.data, limits.SNAPSHOT_BYTES)
    values = (limits.whole("position", snapshot.position), data, limits.known_id(table_id))
    db.change(
        "INSERT INTO snapshots (table_id, position, data) SELECT id, ?, ? FROM tables WHERE id = ?"
        " ON CONFLICT (table_id) DO UPDATE SET position = excluded.position, data = excluded.data",
        values,
    )


def snapshot(db: Connection, table_id: str) -> StoredSnapshot | None:
    found = db.rows(
        "SELECT snapshots.position, data FROM snapshots JOIN tables ON id = table_id"
        " WHERE table_id = ? AND snapshots.position <= tables.position",
        (limits.known_id(table_id),),
    )
    return StoredSnapshot(*found[0]) if found else None


def stored_table(row: Row) -> TableRow:
    table_id, name, game, setup, created_at, status, listed, updated_at, position = row
    return TableRow(table_id, name, game, setup, created_at, status, bool(listed), updated_at, position)


def tables(db: Connection, wanted: Filter, page: Page) -> list[TableRow]:
    where: list[tuple[str, Sequence[Value]]] = [("1 = 1", ())]
    if wanted.game is not None:
        where.append(("game = ?", (limits.word("game", wanted.game),)))
    if wanted.status is not None:
        where.append(("status = ?", (limits.word("status", wanted.status),)))
    if wanted.listed is not None:
        where.append(("listed = ?", (int(wanted.listed),)))
    if page.after is not None:
        where.append(("(created_at, id) < (?, ?)", seen(page.after)))
    sql = f"SELECT {TABLE_COLUMNS} FROM tables WHERE {joined(where)} ORDER BY created_at DESC, id DESC LIMIT ?"
    return [stored_table(row) for row in db.rows(sql, (*values(where), limits.rows(page.limit)))]


def seen(after: tuple[int, str]) -> tuple[int, str]:
    """Where a page goes on."""
    at, table_id = after
    return limits.whole("after", at), limits.new_id(table_id)


def joined(where: list[tuple[str, Sequence[Value]]]) -> str:
    return " AND ".join(claim for claim, _ in where)


def values(where: list[tuple[str, Sequence[Value]]]) -> list[Value]:
    return [value for _, given in where for value in given]
