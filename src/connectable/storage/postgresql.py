"""The store in PostgreSQL, for more than one server process.

Which process a table lives in is the matter of `cluster`. It pools no connections of psycopg's: writers and readers
keep their own and replace a broken one at once.
"""

from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, NoReturn, final

import psycopg
from psycopg.conninfo import conninfo_to_dict

from connectable.storage import backups, migrations
from connectable.storage.queries import Row, Statement, Value
from connectable.storage.store import StoreError

SCHEMA_LOCK = 0x636F6E6E  # "conn": an advisory lock of our own
MOST_WAITING = 500
REACH = {
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
}
"""When a silent network counts as away; the address may say otherwise."""


@final
class PostgreSQL:
    """A PostgreSQL database."""

    size_query = "SELECT pg_database_size(current_database())"
    is_shared = True

    def __init__(
        self, url: str, *, patience: float = 0.0, lock_seconds: float = 5.0, writers: int = 4, readers: int = 4
    ) -> None:
        try:
            self._address: dict[str, Any] = conninfo_to_dict(url)
        except psycopg.Error:
            # without the driver's words: they repeat the address, password included
            raise StoreError("store: this is no address of a PostgreSQL database") from None
        self._address = REACH | self._address
        self.place = "store postgresql://{}/{}".format(self._address.get("host", ""), self._address.get("dbname", ""))
        self.patience = patience
        self.writers = writers
        self.readers = readers
        self._lock_seconds = lock_seconds
        with closing(self.writing()) as db:
            migrations.migrate(db, "postgresql", self.place)

    def writing(self) -> "PostgreSQLConnection":
        return PostgreSQLConnection(self._address, self.place, self._lock_seconds)

    def reading(self) -> "PostgreSQLConnection":
        return self.writing()

    def backup(self, path: Path) -> None:
        with closing(self.reading()) as db:
            backups.write_lines(path, db.everything())

    def scrub(self) -> None:
        """Nothing: dead rows are the database's own, and its vacuum takes them."""


@cache
def query(sql: str) -> bytes:
    """The shared SQL with psycopg's sign for a value."""
    return sql.replace("?", "%s").encode()


@final
class PostgreSQLConnection:
    """One connection to the database."""

    row_lock = " FOR NO KEY UPDATE"

    def __init__(self, address: dict[str, Any], place: str, lock_seconds: float) -> None:
        self._place = place
        self._waiting: list[Statement] = []
        try:
            self._db: psycopg.Connection[Row] = psycopg.connect(**address, autocommit=True)
        except psycopg.Error as error:
            raise StoreError(f"{place}: {first_line(error)}", away=True) from error
        try:
            # on: a commit is on the disk, whatever the server's default says
            self.script(f"SET synchronous_commit = on; SET lock_timeout = {int(lock_seconds * 1000)}")
        except StoreError:
            self.close()
            raise

    def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        return self._send([(sql, values)])[-1].fetchall()

    def answers(self, questions: Sequence[Statement]) -> list[list[Row]]:
        return [cursor.fetchall() for cursor in self._send(questions)]

    def change(self, sql: str, values: Sequence[Value] = ()) -> int:
        return self._send([(sql, values)])[-1].rowcount

    def later(self, sql: str, values: Sequence[Value] = ()) -> None:
        self._waiting.append((sql, values))
        if len(self._waiting) == MOST_WAITING:
            self._send([])

    def _send(self, statements: Sequence[Statement]) -> list[psycopg.Cursor[Row]]:
        """What came of the statements; all that waits goes before them, in one trip to the server and back."""
        waiting, self._waiting = self._waiting, []
        try:
            if not waiting and len(statements) == 1:
                return [self._execute(statements[0])]
            with self._db.pipeline():
                return [self._execute(statement) for statement in (*waiting, *statements)][len(waiting) :]
        except psycopg.Error as error:
            self._fail(error)

    def _execute(self, statement: Statement) -> psycopg.Cursor[Row]:
        sql, values = statement
        return self._db.execute(query(sql), values or None)

    def script(self, sql: str) -> None:
        if self._waiting:
            self._send([])
        try:
            self._db.execute(sql.encode())
        except psycopg.Error as error:
            self._fail(error)

    def schema_lock(self) -> None:
        self.rows("SELECT pg_advisory_xact_lock(?)", (SCHEMA_LOCK,))

    def begin(self) -> None:
        self.later("BEGIN")

    def commit(self) -> None:
        try:
            self._send([("COMMIT", ())])
        except StoreError as error:
            if error.away:
                raise StoreError(f"{error}, while committing", away=True, unknown=True) from error
            raise

    def rollback(self) -> bool:
        self._waiting.clear()
        try:
            self._db.execute(b"ROLLBACK")
        except psycopg.Error:
            return False
        return True

    def everything(self) -> Iterator[tuple[str, Row]]:
        """Every row, all as they were at one moment."""
        self.change("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        try:
            for table in backups.COLUMNS:
                with self._db.cursor(name="backup") as cursor:
                    for row in cursor.execute(backups.select(table).encode()):
                        yield table, row
        except psycopg.Error as error:
            self._fail(error)

    def close(self) -> None:
        self._db.close()

    def _fail(self, error: psycopg.Error) -> NoReturn:
        raise StoreError(f"{self._place}: {first_line(error)}", away=self._db.broken or self._db.closed) from error


def first_line(error: psycopg.Error) -> str:
    return str(error).strip().partition("\n")[0]
