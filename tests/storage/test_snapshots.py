"""Snapshots: a cache beside the events, one a table, never ahead of them."""

from pathlib import Path

import pytest

from connectable.storage import NewEvent, NewTableRow, Store, StoredSnapshot, TooBig, UnknownTable, open_store
from connectable.storage.limits import SNAPSHOT_BYTES


def test_the_last_one_is_kept(store: Store, table: str) -> None:
    assert store.snapshot(table).result() is None
    store.append(table, 0, [NewEvent(b"a", 1), NewEvent(b"b", 1)]).result()
    store.keep_snapshot(table, StoredSnapshot(1, b"\x00first")).result()
    store.keep_snapshot(table, StoredSnapshot(2, b"second")).result()
    assert store.snapshot(table).result() == StoredSnapshot(2, b"second")
    store.keep_snapshot(table, StoredSnapshot(1, b"third")).result()  # a slower process: it is still good
    assert store.snapshot(table).result() == StoredSnapshot(1, b"third")


def test_one_ahead_of_the_events_is_none(store: Store, table: str) -> None:
    store.keep_snapshot(table, StoredSnapshot(1, b"x")).result()
    assert store.snapshot(table).result() is None
    store.append(table, 0, [NewEvent(b"a", 1)]).result()
    assert store.snapshot(table).result() == StoredSnapshot(1, b"x")


def test_it_goes_with_its_table(store: Store, table: str) -> None:
    store.keep_snapshot(table, StoredSnapshot(0, b"x")).result()
    store.delete(table).result()
    store.keep_snapshot(table, StoredSnapshot(0, b"y")).result()
    store.create(NewTableRow(table, "again", "connnect", b"", 1)).result()
    assert store.snapshot(table).result() is None


def test_what_cannot_be(store: Store, table: str) -> None:
    with pytest.raises(TooBig):
        store.keep_snapshot(table, StoredSnapshot(0, bytes(SNAPSHOT_BYTES + 1))).result()
    with pytest.raises(UnknownTable):
        store.snapshot("no table").result()


def test_backups_leave_them_out(store: Store, table: str, tmp_path: Path) -> None:
    store.keep_snapshot(table, StoredSnapshot(0, b"x")).result()
    store.backup(tmp_path / "backup").result()
    other = open_store(tmp_path / "other.sqlite")
    assert other.restore(tmp_path / "backup").result() == 1
    assert other.snapshot(table).result() is None
    other.close()
