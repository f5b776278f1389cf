"""Schema versions: applied once, by one at a time, never backwards."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from connectable.storage import NewEvent, NewTableRow, StoredSnapshot, StoreError, migrations, open_store
from connectable.storage.migrations import Migration
from storage.rows import results

CHILD = Path(__file__).with_name("writer_process.py")
KNOWN = migrations.latest("sqlite")


def test_migrating_twice_changes_nothing(place: str) -> None:
    for number in range(2):
        store = open_store(place)
        store.create(NewTableRow(f"t{number}", f"n{number}", "connnect", b"", 1)).result()
        assert len(store.tables().result()) == number + 1
        store.close()


def test_several_processes_may_migrate_at_once(place: str) -> None:
    command = [sys.executable, str(CHILD), "open", place]
    children = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    for child in children:
        assert child.stdout is not None
        child.stdout.readline()
    for child in children:
        assert child.stdin is not None
        child.stdin.write("go\n")
        child.stdin.flush()
    assert [child.communicate()[0] for child in children] == ["closed\n"] * 3
    store = open_store(place)
    store.create(NewTableRow("t1", "n", "connnect", b"", 1)).result()
    store.close()


def test_a_store_of_the_first_schema_is_brought_up_to_date(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = {dialect: migrations.known(dialect)[:1] for dialect in ("sqlite", "postgresql")}
    with monkeypatch.context() as older:
        older.setattr(migrations, "known", first.__getitem__)
        store = open_store(place)
        store.create(NewTableRow("t1", "n", "connnect", b"", 1)).result()
        store.close()
    store = open_store(place)
    store.keep_snapshot("t1", StoredSnapshot(0, b"x")).result()
    assert store.snapshot("t1").result() == StoredSnapshot(0, b"x")
    store.close()


def names(place: str) -> set[str]:
    """The names of the tables in the database."""
    if not place.startswith("postgresql:"):
        with closing(sqlite3.connect(place)) as file:
            return {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    with psycopg.connect(place) as db:
        return {name for (name,) in db.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")}


def test_tables_that_nobody_reads_are_dropped(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    second = {dialect: migrations.known(dialect)[:2] for dialect in ("sqlite", "postgresql")}
    with monkeypatch.context() as older:
        older.setattr(migrations, "known", second.__getitem__)
        store = open_store(place)
        store.create(NewTableRow("t1", "n", "connnect", b"", 1)).result()
        store.append("t1", 0, [NewEvent(b"a", 7)], outcome=b"[1]").result()
        assert names(place) == {"tables", "events", "tokens", "rulings", "results", "snapshots", "migrations"}
        store.close()
    store = open_store(place)
    assert not names(place) & {"tokens", "rulings"}
    assert results(store) == {"t1": (7, b"[1]")}
    store.close()


def add(monkeypatch: pytest.MonkeyPatch, sql: str) -> None:
    """One more migration."""
    real = migrations.known.__wrapped__
    more = Migration(KNOWN + 1, "more", sql)
    monkeypatch.setattr(migrations, "known", lambda dialect: (*real(dialect), more))


def test_a_newer_schema_is_refused(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as newer:
        add(newer, "CREATE TABLE more (id INTEGER);")
        open_store(place).close()
        open_store(place).close()
    with pytest.raises(StoreError, match=f"schema {KNOWN + 1} is newer than the {KNOWN} this program knows"):
        open_store(place)


def test_a_migration_that_fails_leaves_nothing(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        add(broken, "CREATE TABLE more (id INTEGER);\nINSERT INTO nowhere VALUES (1);")
        with pytest.raises(StoreError, match="nowhere"):
            open_store(place)
    open_store(place).close()
    add(monkeypatch, "CREATE TABLE more (id INTEGER);")
    open_store(place).close()


@pytest.mark.parametrize("dialect", ["sqlite", "postgresql"])
def test_the_files_are_numbered_and_alike(dialect: str) -> None:
    names = [(migration.number, migration.name) for migration in migrations.known(dialect)]
    assert names == [(migration.number, migration.name) for migration in migrations.known("sqlite")]
    assert names[0] == (1, "event_store")
