"""The store in one SQLite file: the default, nothing to configure.

One process owns the file as a rule; several may write it safely, but hear only of their own appends.
"""

import os
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import NoReturn, final

from connectable.storage import migrations
from connectable.storage.backups import SQLITE_MAGIC
from connectable.storage.queries import Row, Statement, Value
from connectable.storage.store import StoreError
from connectable.system import data_folder

FILE_NAME = "tables.sqlite"
TROUBLE = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "it cannot be written",
    sqlite3.SQLITE_BUSY: "another program has locked it",
    sqlite3.SQLITE_LOCKED: "another program has locked it",
    sqlite3.SQLITE_NOTADB: "this is no SQLite database",
    sqlite3.SQLITE_CORRUPT: "it is damaged",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened",
    sqlite3.SQLITE_IOERR: "the disk failed",
}
PASSING = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_CONSTRAINT}
"""Troubles behind which the same connection works again."""


def default_path() -> Path:
    """The file in the user's data folder."""
    return data_folder() / FILE_NAME


@final
class SQLite:
    """A SQLite file."""

    writers = 1
    patience = 0.0
    size_query = (
        "SELECT (page_count - freelist_count) * page_size"
        " FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()"
    )
    """Room that deleted tables have left in the file is used again before the file grows."""
    is_shared = False

    def __init__(self, path: Path, *, busy_seconds: float = 5.0, readers: int = 2) -> None:
        self.path = path
        self.readers = readers
        self._busy_seconds = busy_seconds
        create_file(path)
        with closing(self.writing()) as db:
            refuse_foreign(db)
            use_wal(db, busy_seconds)
            migrations.migrate(db, "sqlite", f"store {path}")

    def writing(self) -> "SQLiteConnection":
        return opened(self.path, self._busy_seconds)

    def reading(self) -> "SQLiteConnection":
        db = self.writing()
        db.change("PRAGMA query_only = ON")
        return db

    def backup(self, path: Path) -> None:
        with closing(self.reading()) as db:
            db.copy(path)

    def scrub(self) -> None:
        """Empties the write-ahead log, which has the rows as they were; in the file itself they are zeros already."""
        with closing(self.writing()) as db:
            db.rows("PRAGMA wal_checkpoint(TRUNCATE)")


def create_file(path: Path) -> None:
    """Makes folder and file, for the owner alone: they hold the secrets of the games."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "rb") as file:
            head = file.read(len(SQLITE_MAGIC))
    except OSError as error:
        raise StoreError(f"store {path}: {error.strerror}") from error
    if head not in (b"", SQLITE_MAGIC):  # SQLite itself would write over a file of a few bytes
        raise StoreError(f"store {path}: {TROUBLE[sqlite3.SQLITE_NOTADB]}")


def refuse_foreign(db: "SQLiteConnection") -> None:
    names = {row[0] for row in db.rows("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and "migrations" not in names:
        raise StoreError(f"store {db.path}: this is a database of another program")


def use_wal(db: "SQLiteConnection", busy_seconds: float) -> None:
    """Switches to the write-ahead log; SQLite does not wait by itself when another process does the same."""
    deadline = time.monotonic() + busy_seconds
    while True:
        try:
            ((mode,),) = db.rows("PRAGMA journal_mode = WAL")
        except StoreError as error:
            if not error.away or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            if mode != "wal":
                raise StoreError(f"store {db.path}: no write-ahead log is possible here (a network drive?)")
            return


@final
class SQLiteConnection:
    """One connection to the file."""

    row_lock = ""  # a writing transaction has the whole file

    def __init__(self, path: Path, db: sqlite3.Connection) -> None:
        self.path, self._db = path, db
        self._cursor = db.cursor()
        """For statements without rows: a new one for each would cost as much as a small statement."""
        self._usable = True

    def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        try:
            return self._db.execute(sql, values).fetchall()
        except (sqlite3.Error, OverflowError) as error:
            self._fail(error)

    def change(self, sql: str, values: Sequence[Value] = ()) -> int:
        try:
            return self._cursor.execute(sql, values).rowcount
        except (sqlite3.Error, OverflowError) as error:
            self._fail(error)

    def answers(self, questions: Sequence[Statement]) -> list[list[Row]]:
        return [self.rows(sql, values) for sql, values in questions]

    def later(self, sql: str, values: Sequence[Value] = ()) -> None:
        self.change(sql, values)

    def script(self, sql: str) -> None:
        # executescript would commit first
        statement = ""
        for line in sql.splitlines(keepends=True):
            statement += line
            if sqlite3.complete_statement(statement):
                self.change(statement)
                statement = ""

    def schema_lock(self) -> None:
        """`begin` has already locked the file."""

    def begin(self) -> None:
        self.change("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.change("COMMIT")

    def rollback(self) -> bool:
        try:
            if self._db.in_transaction:  # some troubles have already ended it
                self._db.execute("ROLLBACK")
        except sqlite3.Error:
            return False
        return self._usable

    def copy(self, path: Path) -> None:
        """Copies the whole file as it is at one moment, through SQLite's backup interface."""
        try:
            with closing(sqlite3.connect(path, isolation_level=None)) as target:
                self._db.backup(target)
                target.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        except sqlite3.Error as error:
            self._fail(error)

    def close(self) -> None:
        self._db.close()

    def _fail(self, error: sqlite3.Error | OverflowError) -> NoReturn:
        self._usable = code_of(error) in PASSING
        raise trouble(self.path, error) from error


def opened(path: Path, busy_seconds: float) -> SQLiteConnection:
    """A new connection, as the store needs it."""
    try:
        db = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise trouble(path, error) from error
    found = SQLiteConnection(path, db)
    try:
        found.change("PRAGMA synchronous = FULL")  # a commit is on the disk, not on its way
        found.change("PRAGMA fullfsync = ON")  # macOS: fsync alone does not reach the disk
        found.change("PRAGMA foreign_keys = ON")
        found.rows("PRAGMA secure_delete = ON")  # what is deleted is overwritten with zeros
    except StoreError:
        found.close()
        raise
    return found


def code_of(error: sqlite3.Error | OverflowError) -> int:
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF


def trouble(path: Path, error: sqlite3.Error | OverflowError) -> StoreError:
    code = code_of(error)
    what = f"{TROUBLE[code]} ({error})" if code in TROUBLE else str(error)
    return StoreError(f"store {path}: {what}", away=code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED))
