"""Backups of either store come back into either store."""

import os
import threading
from pathlib import Path
from typing import Any

import pytest

from connectable.storage import NewEvent, NewTableRow, Store, StoreError, open_store
from storage.postgresql_server import Server
from storage.rows import position, results


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another new place."""
    if request.param == "sqlite":
        return str(tmp_path / "target.sqlite")
    server: Server = request.getfixturevalue("server")
    return server.new_place()


def fill(store: Store) -> None:
    for number in range(3):
        setup = b'{"name": "\xe0\xb9\x82\xe0\xb8\x95\xe0\xb9\x8a\xe0\xb8\xb0"}' if number else b"\xff\x00 no text"
        store.create(
            NewTableRow(f"t{number}", f"Tisch “{number}”", "connnect", setup, number, listed=number == 1)
        ).result()
    events = [NewEvent(data, 7) for data in (b"{}", b"\xff\xfe\x00", b"", b'"\\u0000\\n"', b"line\nline")]
    store.append("t1", 0, events, key="k", status="over", outcome=b"[3, 1]").result()
    store.append("t2", 0, [NewEvent(os.urandom(2000), 8)] * 200).result()


def contents(store: Store) -> list[Any]:
    tables = store.tables().result()
    return [
        tables,
        *(store.events(table.id).result() for table in tables),
        results(store),
    ]


def test_everything_comes_back(store: Store, target: str, tmp_path: Path) -> None:
    fill(store)
    store.backup(tmp_path / "backup").result()
    other = open_store(target)
    assert other.restore(tmp_path / "backup").result() == 3
    assert contents(other) == contents(store)
    assert other.append("t1", 0, [NewEvent(b"", 1)], key="k").result() == 5  # keys too
    assert other.append("t1", 5, [NewEvent(b"", 1)]).result() == 6
    other.close()


def test_a_backup_is_for_its_owner_and_replaces_the_last_one(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "backup"
    store.backup(path).result()
    fill(store)
    store.backup(path).result()
    assert path.stat().st_mode & 0o077 == 0
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith("backup")] == ["backup"]
    other = open_store(tmp_path / "other.sqlite")
    assert other.restore(path).result() == 3
    other.close()


def test_a_backup_is_whole_while_play_goes_on(store: Store, table: str, tmp_path: Path) -> None:
    stop = threading.Event()

    def play() -> None:
        position = 0
        while not stop.is_set():
            position = store.append(table, position, [NewEvent(b"a", position), NewEvent(b"b", position)]).result()

    player = threading.Thread(target=play)
    player.start()
    other = open_store(tmp_path / "other.sqlite")
    try:
        store.backup(tmp_path / "backup").result()
    finally:
        stop.set()
        player.join()
    other.restore(tmp_path / "backup").result()
    last = position(other, table)
    assert last % 2 == 0
    assert [event.position for event in other.events(table, limit=10_000).result()] == list(range(1, last + 1))
    other.close()


def test_a_store_in_use_takes_no_backup(store: Store, table: str, tmp_path: Path) -> None:
    store.backup(tmp_path / "backup").result()
    with pytest.raises(StoreError, match="already holds tables"):
        store.restore(tmp_path / "backup").result()
    assert store.append(table, 0, [NewEvent(b"", 1)]).result() == 1


HEAD = '{"connectable": "backup", "format": 1}\n'
TABLE = (
    '{"tables": {"id": "t1", "name": "n", "game": "g", "status": "open", "listed": 0, "created_at": 1,'
    ' "updated_at": 1, "position": 0, "setup": {"text": ""}}}\n'
)


OF_SCHEMA_2 = (
    '{"tokens": {"sha256": {"base64": "/wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="}, "table_id": "t1",'
    ' "seat": 1, "at": 9}}\n'
    '{"rulings": {"table_id": "t1", "subject": "猫 · chat", "at": 9, "data": {"text": "stands"}}}\n'
    '{"results": {"table_id": "t1", "at": 7, "outcome": {"text": "[3, 1]"}}}\n'
)
"""Lines of a version that kept tokens and rulings in tables of their own."""


def test_a_backup_in_lines_of_an_older_version_comes_back(store: Store, tmp_path: Path) -> None:
    (tmp_path / "backup").write_text(HEAD + TABLE + OF_SCHEMA_2 + '{"rows": 4}\n', "utf-8")
    assert store.restore(tmp_path / "backup").result() == 1
    assert [table.id for table in store.tables().result()] == ["t1"]
    assert results(store) == {"t1": (7, b"[3, 1]")}


BROKEN = [
    (b"", "ends before"),
    (os.urandom(500), "line 1"),
    (b"SQLite format 3\0" + bytes(2000), "restore"),
    (b'{"connectable": "backup", "format": 2}\n', "line 1"),
    (b"[]\n", "line 1"),
    (HEAD.encode(), "ends before"),
    ((HEAD + TABLE).encode(), "ends before"),
    ((HEAD + TABLE + '{"rows": 2}\n').encode(), "2 rows expected, 1 found"),
    ((HEAD + TABLE + OF_SCHEMA_2 + '{"rows": 2}\n').encode(), "2 rows expected, 4 found"),
    ((HEAD + TABLE + '{"nothing": {}}\n').encode(), "line 3"),
    ((HEAD + TABLE.replace('"position": 0', '"position": [0]')).encode(), "line 2"),
    ((HEAD + TABLE.replace('"name": "n", ', "")).encode(), "line 2"),
    ((HEAD + TABLE.replace("0", str(2**70)) + '{"rows": 1}\n').encode(), "store"),
    ((HEAD + TABLE + TABLE + '{"rows": 2}\n').encode(), "store"),
    ((HEAD + TABLE.replace('{"text": ""}', '"text"') + '{"rows": 1}\n').encode(), "line 2"),
    ((HEAD + TABLE.replace('"listed": 0', '"listed": true') + '{"rows": 1}\n').encode(), "line 2"),
    (b"[" * 100_000, "line 1"),
]
"""Files, and what is said about them."""


def test_a_file_that_is_not_whole_changes_nothing(store: Store, tmp_path: Path) -> None:
    for text, why in BROKEN:
        (tmp_path / "backup").write_bytes(text)
        with pytest.raises(StoreError, match=why):
            store.restore(tmp_path / "backup").result()
        assert store.tables().result() == [], text[:200]
    store.create(NewTableRow("t1", "n", "connnect", b"", 1)).result()


def test_files_that_cannot_be(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="nowhere"):
        store.backup(tmp_path / "nowhere" / "backup").result()
    with pytest.raises(StoreError, match="nowhere"):
        store.restore(tmp_path / "nowhere").result()
    (tmp_path / "folder").mkdir()
    with pytest.raises(StoreError, match="folder"):
        store.backup(tmp_path / "folder").result()
    assert [file.name for file in tmp_path.iterdir() if file.name.endswith(".part")] == []
