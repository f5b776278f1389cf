"""Backups: everything in a store as one file, and back into an empty store.

A backup is a SQLite file or JSON lines; either comes back into either database. It never changes what it
finds: a store that holds tables takes no backup unless it is to be replaced, a file that is not whole is refused.
"""

import base64
import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any

from connectable.storage.migrations import latest
from connectable.storage.queries import Connection, Row, Value
from connectable.storage.store import StoreError

COLUMNS: dict[str, dict[str, type[Value] | UnionType]] = {
    "tables": {
        "id": str,
        "name": str,
        "game": str,
        "status": str,
        "listed": int,
        "created_at": int,
        "updated_at": int,
        "position": int,
        "setup": bytes,
    },
    "events": {"table_id": str, "position": int, "at": int, "key": str | None, "data": bytes},
    "results": {"table_id": str, "at": int, "outcome": bytes},
}
"""Everything that is kept, what others point to first."""
GONE = ("tokens", "rulings")
"""What backups of schemas 1 and 2 also hold, and nobody reads any more."""
FORMAT = 1
SQLITE_MAGIC = b"SQLite format 3\0"

Rows = Iterator[tuple[str, Row]]
"""Rows of a backup, each with the name of its table."""


def select(table: str) -> str:
    return f"SELECT {', '.join(COLUMNS[table])} FROM {table}"


@cache
def insert(table: str) -> str:
    marks = ", ".join("?" * len(COLUMNS[table]))
    return f"INSERT INTO {table} ({', '.join(COLUMNS[table])}) VALUES ({marks})"


def whole_file(path: Path, fill: Callable[[Path], None]) -> None:
    """Lets `fill` write a file beside `path` and puts it there when it is whole and on the disk."""
    beside = path.with_name(path.name + ".part")
    try:
        # only for the owner: a setup holds the secret of the dice
        os.close(os.open(beside, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
        try:
            fill(beside)
            with beside.open("rb+") as file:
                os.fsync(file.fileno())
            beside.replace(path)
        finally:
            with suppress(FileNotFoundError):
                beside.unlink()
    except OSError as error:
        raise StoreError(f"backup {path}: {error}") from error


def write_lines(path: Path, rows: Rows) -> None:
    """The backup as JSON lines: a head, a line a row, and at the end how many there were."""
    count = 0
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write(json.dumps({"connectable": "backup", "format": FORMAT}) + "\n")
        for table, row in rows:
            line = {column: plain(value) for column, value in zip(COLUMNS[table], row, strict=True)}
            file.write(json.dumps({table: line}, ensure_ascii=False) + "\n")
            count += 1
        file.write(json.dumps({"rows": count}) + "\n")


def plain(value: Value) -> object:
    """Bytes as text where they are text: people can read their games."""
    if not isinstance(value, bytes):
        return value
    try:
        return {"text": value.decode()}
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(value).decode()}


def restore(db: Connection, path: Path, *, replace: bool = False) -> int:
    """How many tables came back."""
    if replace:
        db.change("DELETE FROM tables")  # with all that points to them; a bad file undoes it
    elif db.rows("SELECT 1 FROM tables LIMIT 1"):
        raise StoreError("restore: this store already holds tables; restore into a new one")
    tables = 0
    try:
        for table, row in read(path):
            db.later(insert(table), row)
            tables += table == "tables"
    except OSError as error:
        raise StoreError(f"restore {path}: {error}") from error
    return tables


def read(path: Path) -> Rows:
    with path.open("rb") as file:
        head = file.read(len(SQLITE_MAGIC))
    return read_sqlite(path) if head == SQLITE_MAGIC else read_lines(path)


def read_sqlite(path: Path) -> Rows:
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as source:
            ((schema,),) = source.execute("SELECT max(number) FROM migrations")
            if schema is None or schema > latest("sqlite"):  # every schema so far has what is kept now
                raise StoreError(f"restore {path}: it has schema {schema}, this program writes {latest('sqlite')}")
            for table in COLUMNS:
                for row in source.execute(select(table)):
                    yield table, row
    except sqlite3.Error as error:
        raise StoreError(f"restore {path}: {error}") from error


def read_lines(path: Path) -> Rows:
    count = 0
    with path.open(encoding="utf-8", errors="replace") as file:
        for number, text in enumerate(file, 1):
            try:
                line = json.loads(text)
                if number == 1:
                    check_head(line)
                elif line.keys() == {"rows"}:
                    if line["rows"] == count:
                        return
                    raise ValueError(f"{line['rows']} rows expected, {count} found")
                else:
                    ((table, row),) = line.items()
                    count += 1
                    if table not in GONE:
                        yield table, tuple(kept(row[column], kind) for column, kind in COLUMNS[table].items())
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
                raise StoreError(f"restore {path}: line {number} is no line of a backup: {error}") from error
    raise StoreError(f"restore {path}: the file ends before the backup does")


def check_head(line: Any) -> None:
    if line.get("connectable") != "backup" or line.get("format") != FORMAT:
        raise ValueError(f"expected a backup of format {FORMAT}")


def kept(value: Any, kind: type[Value] | UnionType) -> Value:
    """The value behind what `plain` gave; SQLite would take one of any other kind too."""
    found: Value
    match value:
        case {"text": str(text)}:
            found = text.encode()
        case {"base64": str(text)}:
            found = base64.b64decode(text, validate=True)
        case _:
            found = value
    if not isinstance(found, kind) or isinstance(found, bool):
        raise ValueError(f"{value!r:.80} is no {kind}")
    return found
