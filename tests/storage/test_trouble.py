"""Full disks, locked and foreign files, closed stores: a clear error, nothing acknowledged lost, and on it goes."""

import os
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from connectable.storage import NewEvent, NewTableRow, Store, StoreError, default_path, open_store
from connectable.storage.database import DatabaseStore
from connectable.storage.queries import Connection
from connectable.storage.sqlite import SQLite
from storage.rows import position

CHILD = Path(__file__).with_name("writer_process.py")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
def hasty(path: Path) -> Iterator[DatabaseStore]:
    """A SQLite store with table t1 that does not wait for locks."""
    store = DatabaseStore(SQLite(path, busy_seconds=0.05))
    store.create(NewTableRow("t1", "n", "connnect", b"", 1)).result()
    yield store
    store.close()


def room(store: DatabaseStore, pages: int) -> None:
    """Leaves so many pages to fill, as on a disk that is nearly full; free ones inside the file count."""

    def work(db: Connection) -> None:
        ((size,),), ((free,),) = db.rows("PRAGMA page_count"), db.rows("PRAGMA freelist_count")
        db.rows(f"PRAGMA max_page_count = {size + pages - free}")

    store._write("", work).result()


def test_a_full_disk_loses_nothing_and_passes(hasty: DatabaseStore) -> None:
    room(hasty, 20)
    answers = [hasty.append("t1", number, [NewEvent(b"x" * 1000, 1)]) for number in range(200)]
    stored = [answer.result() for answer in answers if answer.exception() is None]
    errors = [error for answer in answers if isinstance(error := answer.exception(), StoreError)]
    assert 10 < len(stored) < 100
    assert "the disk is full" in str(errors[0])
    assert "tables.sqlite" in str(errors[0])
    assert stored == list(range(1, len(stored) + 1))
    assert len(hasty.events("t1").result()) == len(stored)
    room(hasty, 1000)
    assert hasty.append("t1", len(stored), [NewEvent(b"x", 1)]).result() == len(stored) + 1


def test_an_append_too_big_for_the_disk_does_not_spoil_its_neighbours(hasty: DatabaseStore) -> None:
    hasty.create(NewTableRow("t2", "n2", "connnect", b"", 1)).result()
    room(hasty, 10)
    go = threading.Event()
    hasty._write("", lambda db: go.wait())
    small = hasty.append("t1", 0, [NewEvent(b"x", 1)])
    big = hasty.append("t2", 0, [NewEvent(b"x" * 60_000, 1)])
    after = hasty.append("t1", 1, [NewEvent(b"x", 1)])
    go.set()
    assert (small.result(), after.result()) == (1, 2)
    with pytest.raises(StoreError, match="disk is full"):
        big.result()
    assert hasty.events("t2").result() == []


def test_files_that_may_not_grow(path: Path) -> None:
    store = open_store(path)
    store.create(NewTableRow("t1", "n", "connnect", b"", 1)).result()
    store.close()
    lines = subprocess.run(
        [sys.executable, str(CHILD), "full", str(path), "t1"], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    failed = next(number for number, line in enumerate(lines) if line.startswith("error"))
    assert failed > 5
    assert lines[:failed] == [str(number + 1) for number in range(failed)]
    assert f"store {path}: the disk" in lines[failed]
    assert lines[failed + 1 :] == [str(failed + 1), "healthy True", "closed"]
    store = open_store(path)
    assert position(store, "t1") == failed + 1
    store.close()


def test_a_locked_file(hasty: DatabaseStore, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answers = [hasty.append("t1", number, [NewEvent(b"", 1)]) for number in range(3)]
        for answer in answers:
            with pytest.raises(StoreError, match="another program has locked it") as caught:
                answer.result()
            assert caught.value.away
        assert hasty.healthy().result() is False
        assert position(hasty, "t1") == 0  # reading goes on
    assert hasty.append("t1", 0, [NewEvent(b"", 1)]).result() == 1
    assert hasty.healthy().result() is True


def test_a_file_that_cannot_be_written_now(hasty: DatabaseStore) -> None:
    hasty._write("", lambda db: db.change("PRAGMA query_only = ON")).result()
    with pytest.raises(StoreError, match="cannot be written"):
        hasty.append("t1", 0, [NewEvent(b"", 1)]).result()
    # such a connection would stay as it is: the writer has taken a new one
    assert hasty.append("t1", 0, [NewEvent(b"", 1)]).result() == 1


@pytest.mark.parametrize("junk", [b"no database" * 1000, b"x", b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_no_database(path: Path, junk: bytes) -> None:
    path.write_bytes(junk)
    with pytest.raises(StoreError, match=r"tables\.sqlite: (this is no SQLite database|it is damaged)"):
        open_store(path)
    assert path.read_bytes() == junk


def test_a_database_of_another_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE cookies (name TEXT)")
    with pytest.raises(StoreError, match="another program"):
        open_store(path)


def test_places_where_nothing_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place in (tmp_path, tmp_path / "file" / "tables.sqlite", Path("/proc/nowhere/tables.sqlite")):
        with pytest.raises(StoreError, match=str(place)):
            open_store(place)


def test_the_default_place_is_the_users_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    umask = os.umask(0)
    try:
        open_store().close()
    finally:
        os.umask(umask)
    file = tmp_path / "data" / "connectable" / "tables.sqlite"
    assert default_path() == file
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_closing_stores_what_was_accepted(place: str) -> None:
    store = open_store(place)
    store.create(NewTableRow("t1", "n", "connnect", b"", 1))
    answers = [store.append("t1", number, [NewEvent(b"", 1)]) for number in range(300)]
    store.close()
    assert [answer.result(timeout=0) for answer in answers] == list(range(1, 301))
    store = open_store(place)
    assert position(store, "t1") == 300
    store.close()


def test_a_closed_store_says_so(store: Store, table: str) -> None:
    store.close()
    store.close()
    for answer in (store.append(table, 0, [NewEvent(b"", 1)]), store.events(table), store.healthy()):
        assert "closed" in str(answer.exception())


def test_what_was_cancelled_in_time_is_not_stored(hasty: DatabaseStore) -> None:
    go = threading.Event()
    begun = threading.Event()

    def hold(db: Connection) -> None:
        begun.set()
        go.wait()

    hasty._write("", hold)
    begun.wait()
    unwanted = hasty.append("t1", 0, [NewEvent(b"unwanted", 1)])
    assert unwanted.cancel()
    go.set()
    assert hasty.append("t1", 0, [NewEvent(b"wanted", 1)]).result() == 1
    assert hasty.events("t1").result()[0].data == b"wanted"


def test_a_commit_is_on_the_disk(hasty: DatabaseStore) -> None:
    def settings(db: Connection) -> list[object]:
        return [
            db.rows(f"PRAGMA {name}")[0][0] for name in ("synchronous", "journal_mode", "foreign_keys", "fullfsync")
        ]

    assert hasty._write("", settings).result() == [2, "wal", 1, 1]  # 2: FULL
