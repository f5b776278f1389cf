"""Appends to several tables, some of them new: all or nothing."""

import pytest

from connectable.storage import (
    Append,
    NewEvent,
    NewTableRow,
    Repeated,
    StalePosition,
    Store,
    TableExists,
    UnknownTable,
)
from storage.rows import position, row


def event(text: str) -> list[NewEvent]:
    return [NewEvent(text.encode(), 200)]


def new(table_id: str) -> NewTableRow:
    return NewTableRow(table_id, table_id, "connnect", b"{}", 100)


def follow(table: str, at: int | None = 0) -> list[Append]:
    """An append to the table, and a new table `a-next`, which comes before it in order."""
    return [
        Append(table, at, event("ends"), key="end", status="over"),
        Append("a-next", 0, event("begins"), key="made", new=new("a-next")),
    ]


def test_both_are_stored(store: Store, table: str) -> None:
    assert store.append_all(follow(table)).result() == [1, 1]
    assert [found.data for found in store.events("a-next").result()] == [b"begins"]
    assert row(store, table).status == "over"


def test_sent_again_both_give_their_first_answers(store: Store, table: str) -> None:
    store.append_all(follow(table)).result()
    again = store.append_all(follow(table)).result()
    assert again == [Repeated(1), Repeated(1)]
    assert position(store, "a-next") == 1


def test_a_stale_position_creates_nothing(store: Store, table: str) -> None:
    store.append(table, 0, event("faster")).result()
    with pytest.raises(StalePosition):
        store.append_all(follow(table)).result()
    with pytest.raises(UnknownTable):
        store.events("a-next").result()


def test_a_table_that_exists_changes_nothing(store: Store, table: str) -> None:
    store.append_all([Append("a-next", 0, event("other"), new=new("a-next"))]).result()
    with pytest.raises(TableExists):
        store.append_all(follow(table)).result()
    assert position(store, table) == 0


def test_a_table_left_without_events_is_taken_over(store: Store, table: str) -> None:
    store.create(new("a-next")).result()
    assert store.append_all(follow(table)).result() == [1, 1]


def test_an_unknown_table_creates_nothing(store: Store) -> None:
    with pytest.raises(UnknownTable):
        store.append_all(follow("nobody")).result()
    with pytest.raises(UnknownTable):
        store.events("a-next").result()


def test_a_name_in_use_is_refused(store: Store, table: str) -> None:
    named = NewTableRow("t2", "Quiet Fox", "connnect", b"{}", 100)
    with pytest.raises(TableExists) as caught:
        store.append_all([Append("t2", 0, event("x"), new=named)]).result()
    assert caught.value.field == "name"


def test_without_a_position_it_goes_behind_what_is_there(store: Store, table: str) -> None:
    store.append(table, 0, event("one")).result()
    assert store.append_all(follow(table, None)).result() == [2, 1]


def test_many_at_once_wait_in_no_circle(store: Store) -> None:
    """Pairs of tables in both orders, between appends to each of them."""
    for name in "abcd":
        store.create(new(name)).result()
    waiting = []
    for _ in range(20):
        for one, other in ("ab", "ba", "cd", "dc", "ad", "da"):
            waiting.append(store.append_all([Append(one, None, event("x")), Append(other, None, event("x"))]))
            waiting.append(store.append_all([Append(one, None, event("y"))]))
    for future in waiting:
        future.result(30)
    assert sum(position(store, name) for name in "abcd") == 20 * 6 * 3
