"""Numbered changes of the schema, a folder per database, applied in one transaction under a lock.

There is no way back: a schema newer than this program knows is refused, not guessed at.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from connectable.storage.queries import Connection
from connectable.storage.store import StoreError


@dataclass(frozen=True, slots=True, order=True)
class Migration:
    """One file, `0001_event_store.sql`."""

    number: int
    name: str
    sql: str


@cache
def known(dialect: str) -> tuple[Migration, ...]:
    """The migrations of a database in order, numbered 1, 2, 3 …"""
    found = sorted(
        Migration(int(file.name[:4]), file.name[5:-4], file.read_text(encoding="utf-8"))
        for file in files(__name__).joinpath(dialect).iterdir()
        if file.name.endswith(".sql")
    )
    if [migration.number for migration in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"{dialect}: migrations are not numbered 1 to {len(found)}")
    return tuple(found)


def latest(dialect: str) -> int:
    return len(known(dialect))


def migrate(db: Connection, dialect: str, place: str) -> None:
    """Brings the schema up to date; StoreError if it is from a newer program."""
    db.begin()
    try:
        db.schema_lock()
        db.change("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        ((schema,),) = db.rows("SELECT coalesce(max(number), 0) FROM migrations")
        if schema > latest(dialect):
            raise StoreError(
                f"{place}: its schema {schema} is newer than the {latest(dialect)} this program knows;"
                " use a newer version of connectable"
            )
        for migration in known(dialect)[schema:]:
            db.script(migration.sql)
            db.change("INSERT INTO migrations (number, name) VALUES (?, ?)", (migration.number, migration.name))
        db.commit()
    except StoreError:
        db.rollback()
        raise
