"""What is done inside one transaction, in the SQL that SQLite and PostgreSQL share.

It opens nothing and commits nothing: each function gets a connection in a transaction of its caller's.
`?` stands for a value; where the two dialects differ, the connection says how.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from connectable.storage import limits
from connectable.storage.store import (
    Append,
    Filter,
    NewEvent,
    NewTableRow,
    NotOwner,
    Outage,
    Page,
    Pruned,
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
SHORTEST_OUTAGE = 1_000
"""Milliseconds; a process that is a little late was not away."""
LONGEST_AGO = 60 * 86_400_000
"""Outages are kept for so long: longer than any clock runs for one turn."""
LONG_OUTAGE = 86_400_000
"""Longer ones are kept for good: what they made older may be deleted some day."""
PLAYING = "playing"
"""The status of tables in play: they are never pruned."""
TABLE_COLUMNS = "id, name, game, setup, created_at, status, listed, updated_at, position"


ADVANCE = (
    "UPDATE tables SET position = ?, updated_at = ?, status = COALESCE(?, status) WHERE id = ? AND position = ?"
    " AND NOT EXISTS (SELECT 1 FROM events WHERE table_id = ? AND key = ?)"
)
"""Moves a table on if it is where it has to be and does not know the key."""
INSERT_EVENT = "INSERT INTO events (table_id, position, at, key, data) VALUES (?, ?, ?, ?, ?)"


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

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def rollback(self) -> bool:
        """Leaves the transaction, if there is one; False: the connection is of no more use."""

    def close(self) -> None: ...


def create(db: Connection, table: NewTableRow) -> None:
    if not create_missing(db, table):
        raise TableExists("id", table.id)


def create_missing(db: Connection, table: NewTableRow) -> bool:
    """Whether the table was created; False: it is there. TableExists: another one has its name."""
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
    if db.change(sql, values):
        return True
    if not db.rows("SELECT 1 FROM tables WHERE id = ?", (table.id,)):
        raise TableExists("name", table.name)
    return False


def append_all(db: Connection, wanted: Sequence[Append]) -> list[int | Repeated]:
    """Locks the tables in the order of their ids, as every writer locks, so that nobody waits in a circle."""
    positions: dict[int, int | Repeated] = {}
    for number, one in sorted(enumerate(wanted), key=lambda found: found[1].table_id):
        positions[number] = append(db, one)
    return [positions[number] for number in range(len(wanted))]


def append_at(db: Connection, wanted: Append) -> int:
    """An append that has to name its position."""
    limits.whole("position", wanted.expected_position)
    return position_of(append(db, wanted))


def position_of(stored: int | Repeated) -> int:
    return stored.position if isinstance(stored, Repeated) else stored


def append(db: Connection, wanted: Append) -> int | Repeated:
    table_id, key = limits.known_id(wanted.table_id), wanted.key
    check_append(wanted)
    if not db.row_lock and advances(db, wanted):
        return store_events(db, wanted, wanted.expected_position or 0)
    if wanted.new is not None:
        create_missing(db, wanted.new)
    # The lock comes first: only behind it is the answer to a key that another process stores just now visible.
    questions: list[Statement] = [
        ("SELECT position FROM tables WHERE id = ?" + db.row_lock, (table_id,)),
        ("SELECT position FROM events WHERE table_id = ? AND key = ?", (table_id, key)),
    ]
    if wanted.owner is not None:  # and only behind it is it certain who owns the table: a claim locks the row, too
        questions.append(("SELECT process FROM owners WHERE table_id = ?", (table_id,)))
    found, known, *owners = db.answers(questions)
    if known:
        return Repeated(known[0][0])
    if wanted.owner is not None and owners != [[(wanted.owner,)]]:
        raise NotOwner(table_id, wanted.owner)
    actual = only_position(found, table_id)
    if wanted.expected_position not in (None, actual):
        raise stale(wanted, actual)
    position, at = actual + len(wanted.events), wanted.events[-1].at
    db.later(
        "UPDATE tables SET position = ?, updated_at = ?, status = COALESCE(?, status) WHERE id = ?",
        (position, at, status_of(wanted), table_id),
    )
    return store_events(db, wanted, actual)


def advances(db: Connection, wanted: Append) -> bool:
    """Whether everything is as an append expects it, as nearly always; the table is moved on in the same statement. For
    a writer who has the whole file: otherwise the row is locked first."""
    expected = wanted.expected_position
    if expected is None or wanted.new is not None or wanted.owner is not None:
        return False
    table_id, at = wanted.table_id, wanted.events[-1].at
    values = (expected + len(wanted.events), at, status_of(wanted), table_id, expected, table_id, wanted.key)
    return db.change(ADVANCE, values) > 0


def status_of(wanted: Append) -> str | None:
    return None if wanted.status is None else limits.word("status", wanted.status)


def store_events(db: Connection, wanted: Append, actual: int) -> int:
    """The position after the events, which come after that one."""
    for row in event_rows(wanted, actual):
        db.later(INSERT_EVENT, row)
    if wanted.outcome is not None:
        keep_outcome(db, wanted, wanted.events[-1].at)
    return actual + len(wanted.events)


def check_append(wanted: Append) -> None:
    if not wanted.events:
        raise ValueError("append: no events")
    if len(wanted.events) > limits.APPEND_EVENTS:
        raise TooBig("append, events", len(wanted.events), limits.APPEND_EVENTS)
    if wanted.key is not None:
        limits.text("key", wanted.key)
    if wanted.expected_position is not None:
        limits.whole("position", wanted.expected_position)
    for event in wanted.events:
        limits.whole("at", event.at)
        limits.blob("event", event.data, limits.EVENT_BYTES)


def stale(wanted: Append, actual: int) -> StalePosition | TableExists:
    assert wanted.expected_position is not None
    if wanted.new is not None:
        return TableExists("id", wanted.table_id)
    return StalePosition(wanted.table_id, wanted.expected_position, actual)


def event_rows(wanted: Append, actual: int) -> list[Sequence[Value]]:
    """The rows of an append behind the table's position; the key stands on the last one."""
    last = actual + len(wanted.events)
    return [
        (wanted.table_id, position, event.at, wanted.key if position == last else None, event.data)
        for position, event in enumerate(wanted.events, actual + 1)
    ]


def keep_outcome(db: Connection, wanted: Append, at: int) -> None:
    outcome = limits.blob("outcome", wanted.outcome, limits.OUTCOME_BYTES)
    db.later(
        "INSERT INTO results (table_id, at, outcome) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, outcome = excluded.outcome",
        (wanted.table_id, at, outcome),
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


def rewrite(db: Connection, table_id: str, changed: Sequence[StoredEvent], note: NewEvent) -> int:
    """The new position. The note goes first: its append locks the table."""
    found = position_of(append(db, Append(table_id, None, [note])))
    for event in changed:
        limits.blob("event", event.data, limits.EVENT_BYTES)
        sql = "UPDATE events SET data = ? WHERE table_id = ? AND position = ?"
        db.change(sql, (event.data, table_id, limits.whole("position", event.position)))
    return found


def prune(db: Connection, older_than: int, limit: int, after: str = "") -> Pruned:
    # Locked in the order of ids, as every writer locks, so that nobody waits in a circle.
    old = db.rows(
        "SELECT id FROM tables WHERE id > ? AND updated_at < ? AND status <> ? ORDER BY id LIMIT ?" + db.row_lock,
        (limits.new_id(after) if after else "", limits.whole("older_than", older_than), PLAYING, limits.rows(limit)),
    )
    count = sum(db.change("DELETE FROM tables WHERE id = ?", row) for row in old)
    return Pruned(count, old[-1][0] if old else after)


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


def beat(db: Connection, process: str, now: int, alive_until: int) -> list[Outage]:
    """The outages, after the process has said that it runs; nobody else may say so at the same time."""
    db.schema_lock()
    (until,) = db.rows("SELECT max(alive_until) FROM heartbeats")[0]
    if until is not None and now - until >= SHORTEST_OUTAGE:
        db.change("INSERT INTO outages (began, ended) VALUES (?, ?)", (until, now))
    db.change("DELETE FROM heartbeats WHERE alive_until < ?", (min(now, alive_until),))
    db.change("DELETE FROM outages WHERE ended < ? AND ended - began < ?", (now - LONGEST_AGO, LONG_OUTAGE))
    db.change(
        "INSERT INTO heartbeats (process, alive_until) VALUES (?, ?)"
        " ON CONFLICT (process) DO UPDATE SET alive_until = excluded.alive_until",
        (limits.text("process", process), limits.whole("alive_until", alive_until)),
    )
    return [Outage(*row) for row in db.rows("SELECT began, ended FROM outages ORDER BY ended")]


def stored_table(row: Row) -> TableRow:
    table_id, name, game, setup, created_at, status, listed, updated_at, position = row
    return TableRow(table_id, name, game, setup, created_at, status, bool(listed), updated_at, position)


def tables(db: Connection, wanted: Filter, page: Page) -> list[TableRow]:
    where: list[tuple[str, Sequence[Value]]] = [("1 = 1", ())]
    if wanted.game is not None:
        where.append(("game = ?", (limits.word("game", wanted.game),)))
    if wanted.status is not None:
        where.append(("status = ?", (limits.word("status", wanted.status),)))
    if wanted.touched_after is not None:
        where.append(("updated_at > ?", (limits.whole("touched_after", wanted.touched_after),)))
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
