"""What stands around the events: lobby, tokens, rulings, results, deletion."""

import os
from typing import Any

import pytest

from connectable.storage import (
    Event,
    Filter,
    NewTable,
    Page,
    Result,
    Ruling,
    SeatToken,
    Store,
    TokenExists,
    UnknownTable,
)


def fill(store: Store, count: int) -> list[str]:
    """Tables t00, t01 … of two games, every third one listed, two a millisecond."""
    games = ("connnect", "connect5")
    made = [
        NewTable(f"t{number:02}", f"Table {number}", games[number % 2], b"{}", number // 2, "open", number % 3 == 0)
        for number in range(count)
    ]
    for answer in [store.create(table) for table in made]:
        answer.result()
    return [table.id for table in made]


def test_the_lobby_shows_the_newest_first_page_by_page(store: Store) -> None:
    ids = fill(store, 25)
    seen: list[str] = []
    after = None
    while page := store.tables(page=Page(10, after)).result():
        seen += [table.id for table in page]
        after = (page[-1].created_at, page[-1].id)
    assert seen == ids[::-1]


def test_the_lobby_filters(store: Store) -> None:
    fill(store, 12)
    store.append("t06", 0, [Event(b"", 1)], status="playing").result()

    def ids(wanted: Filter) -> list[str]:
        return [table.id for table in store.tables(wanted).result()]

    assert ids(Filter(listed=True)) == ["t09", "t06", "t03", "t00"]
    assert ids(Filter(game="connnect", listed=True)) == ["t06", "t00"]
    assert ids(Filter(status="playing")) == ["t06"]
    assert ids(Filter(game="connections")) == []


def test_a_token_opens_its_seat(store: Store, table: str) -> None:
    token = SeatToken(2, os.urandom(32), 5)
    assert store.seat_of(token.sha256).result() is None
    store.add_token(table, token).result()
    store.add_token(table, token).result()
    assert store.seat_of(token.sha256).result() == (table, 2)


def test_a_token_opens_one_seat_only(store: Store, table: str) -> None:
    digest = os.urandom(32)
    store.add_token(table, SeatToken(0, digest, 5)).result()
    with pytest.raises(TokenExists):
        store.add_token(table, SeatToken(1, digest, 5)).result()
    assert store.seat_of(digest).result() == (table, 0)


def test_dropped_tokens_open_nothing(store: Store, table: str) -> None:
    first, second, third = (SeatToken(seat, os.urandom(32), 5) for seat in (0, 0, 1))
    for token in (first, second, third):
        store.add_token(table, token).result()
    assert store.drop_tokens(table, 0).result() == 2
    assert store.seat_of(first.sha256).result() is None
    assert store.seat_of(third.sha256).result() == (table, 1)
    assert store.drop_tokens(table).result() == 1
    assert store.seat_of(third.sha256).result() is None


def test_garbage_is_no_token(store: Store, table: str) -> None:
    for garbage in (b"", b"short", bytes(33), "x" * 32, None):
        token: Any = garbage
        with pytest.raises(ValueError, match="SHA-256"):
            store.add_token(table, SeatToken(0, token, 5)).result()
        with pytest.raises(ValueError, match="SHA-256"):
            store.seat_of(token).result()


def test_rulings_are_kept_the_latest_of_each_subject(store: Store, table: str) -> None:
    old, other, new = (
        Ruling("cat · dog", b"falls", 1),
        Ruling("👩‍👧 · กา", b"stands", 2),
        Ruling("cat · dog", b"stands", 3),
    )
    for ruling in (old, other, new):
        store.rule(table, ruling).result()
    assert store.rulings(table).result() == [other, new]


def test_results(store: Store) -> None:
    ids = fill(store, 6)
    assert store.result(ids[0]).result() is None
    for at, table_id in enumerate(ids):
        store.finish(table_id, b"first", at).result()
    store.finish(ids[0], b"after an undo", 9).result()
    assert store.result(ids[0]).result() == Result("t00", "connnect", b"after an undo", 9)
    assert [result.table_id for result in store.results().result()] == ["t00", "t05", "t04", "t03", "t02", "t01"]
    assert [result.table_id for result in store.results("connect5", Page(1, (5, "t05"))).result()] == ["t03"]


def everything(store: Store, table_id: str, digest: bytes) -> None:
    store.append(table_id, 0, [Event(b"a", 1)], key="k", outcome=b"{}").result()
    store.add_token(table_id, SeatToken(0, digest, 1)).result()
    store.rule(table_id, Ruling("a · b", b"", 1)).result()


def test_deletion_removes_everything(store: Store) -> None:
    kept, gone = fill(store, 2)
    keys = {table_id: os.urandom(32) for table_id in (kept, gone)}
    for table_id, digest in keys.items():
        everything(store, table_id, digest)
    assert store.delete(gone).result() is True
    assert store.delete(gone).result() is False
    with pytest.raises(UnknownTable):
        store.append(gone, 1, [Event(b"b", 1)]).result()
    assert store.seat_of(keys[gone]).result() is None
    assert [result.table_id for result in store.results().result()] == [kept]
    # whoever takes the id again finds nothing of the old table
    store.create(NewTable(gone, "New", "connnect", b"", 1)).result()
    assert store.events(gone).result() == []
    assert store.rulings(gone).result() == []
    assert store.result(gone).result() is None
    assert store.append(gone, 0, [Event(b"new", 1)], key="k").result() == 1
    assert store.events(gone).result()[0].data == b"new"
    assert store.seat_of(keys[kept]).result() == (kept, 0)
    assert len(store.rulings(kept).result()) == 1


def test_prune_removes_what_was_not_touched(store: Store) -> None:
    ids = fill(store, 10)  # created at 0 0 1 1 2 2 3 3 4 4
    store.append(ids[0], 0, [Event(b"a", 50)]).result()
    assert store.prune(3, limit=2).result() == 2
    assert store.prune(3).result() == 3
    assert store.prune(3).result() == 0
    assert sorted(table.id for table in store.tables().result()) == [ids[0], *ids[6:]]


def test_a_healthy_store_says_so(store: Store) -> None:
    assert store.healthy().result() is True
