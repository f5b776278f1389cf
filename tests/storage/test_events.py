"""Tables and their events: positions, keys, order, bounds."""

import os
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from connectable.storage import (
    NewEvent,
    NewTableRow,
    Page,
    StalePosition,
    Store,
    StoredEvent,
    TableExists,
    TableRow,
    TooBig,
    UnknownTable,
    limits,
)
from storage.rows import position, results, row

GARBAGE = [
    "",
    "nobody",
    "\0",
    "a\0b",
    "../x",
    "ä",
    "\ud800",
    "x" * 65,
    "x" * 100_000,
    "' OR 1=1 --",
    "%s",
    "?",
]
REFUSED = (TypeError, ValueError)
"""Of what types forbid: compiled code says so before the store can."""


def events(*texts: str, at: int = 200) -> list[NewEvent]:
    return [NewEvent(text.encode(), at) for text in texts]


def test_a_new_table_has_no_events(store: Store, table: str) -> None:
    assert row(store, table) == TableRow("t1", "Quiet Fox", "connnect", b"{}", 100, "open", False, 100, 0)
    assert position(store, table) == 0
    assert store.events(table).result() == []


@pytest.mark.parametrize(("table_id", "name", "field"), [("t1", "Other", "id"), ("t2", "Quiet Fox", "name")])
def test_ids_and_names_are_unique(store: Store, table: str, table_id: str, name: str, field: str) -> None:
    with pytest.raises(TableExists) as caught:
        store.create(NewTableRow(table_id, name, "connect5", b"other", 101)).result()
    assert caught.value.field == field
    assert row(store, table).setup == b"{}"


def test_events_come_back_in_order(store: Store, table: str) -> None:
    assert store.append(table, 0, events("a", "b")).result() == 2
    assert store.append(table, 2, [NewEvent(b"\x00\xff not even JSON", 300)]).result() == 3
    stored = [StoredEvent(1, b"a", 200), StoredEvent(2, b"b", 200), StoredEvent(3, b"\x00\xff not even JSON", 300)]
    assert store.events(table).result() == stored
    assert store.events(table, after=1, limit=1).result() == stored[1:2]
    assert store.events(table, after=3).result() == []
    assert position(store, table) == 3
    assert row(store, table).updated_at == 300


@pytest.mark.parametrize("expected", [0, 1, 3, 2**60])
def test_a_stale_position_is_declined(store: Store, table: str, expected: int) -> None:
    store.append(table, 0, events("a", "b")).result()
    with pytest.raises(StalePosition) as caught:
        store.append(table, expected, events("x"), key="k").result()
    assert caught.value.actual == 2
    assert position(store, table) == 2
    assert store.append(table, 2, events("x"), key="k").result() == 3  # a declined key is free


def test_a_key_is_stored_once_and_answers_the_same(store: Store, table: str) -> None:
    first = store.append(table, 0, events("a", "b"), key="seat 0: 1").result()
    store.append(table, 2, events("c")).result()
    assert store.append(table, 0, events("a", "b"), key="seat 0: 1").result() == first
    assert store.append(table, 3, events("else"), key="seat 0: 1").result() == first
    assert position(store, table) == 3


def test_keys_of_other_tables_do_not_count(store: Store, table: str) -> None:
    store.create(NewTableRow("t2", "Other", "connnect", b"{}", 100)).result()
    store.append(table, 0, events("a"), key="k").result()
    store.append("t2", 0, events("a", "b")).result()
    assert store.append("t2", 2, events("c"), key="k").result() == 3


def test_appends_to_a_table_keep_their_order(store: Store, table: str) -> None:
    answers = [store.append(table, place, events(str(place)), key=str(place)) for place in range(300)]
    assert [answer.result() for answer in answers] == list(range(1, 301))
    assert [int(event.data) for event in store.events(table).result()] == list(range(300))


def test_a_declined_append_does_not_spoil_its_neighbours(store: Store, table: str) -> None:
    answers = [store.append(table, place // 2, events(str(place))) for place in range(100)]
    assert sum(answer.exception() is None for answer in answers) == 50
    assert all(isinstance(answer.exception(), StalePosition) for answer in answers[1::2])
    assert [int(event.data) for event in store.events(table).result()] == list(range(0, 100, 2))


def test_what_belongs_together_is_stored_together(store: Store, table: str) -> None:
    store.append(table, 0, events("a", at=7), status="over", outcome=b"[1]").result()
    assert row(store, table).status == "over"
    assert results(store) == {table: (7, b"[1]")}


def test_a_later_outcome_replaces_the_first(store: Store, table: str) -> None:
    store.append(table, 0, events("a", at=7), outcome=b"first").result()
    store.append(table, 1, events("b", at=9), outcome=b"after an undo").result()
    assert results(store) == {table: (9, b"after an undo")}


def test_or_nothing_of_it(store: Store, table: str) -> None:
    bad: Any = "no bytes"
    too_long = b"x" * (limits.OUTCOME_BYTES + 1)
    for outcome, error in ((bad, REFUSED), (too_long, TooBig)):
        with pytest.raises(error):
            store.append(table, 0, events("a"), status="over", outcome=outcome).result()
    with pytest.raises(REFUSED):
        store.append(table, 0, [*events("a"), NewEvent(bad, 1)]).result()
    assert row(store, table).status == "open"
    assert results(store) == {}
    assert position(store, table) == 0


def test_sizes_are_bounded(store: Store, table: str) -> None:
    store.append(table, 0, [NewEvent(b"x" * limits.EVENT_BYTES, 1)]).result()
    with pytest.raises(TooBig, match="65537 are more than 65536"):
        store.append(table, 1, [NewEvent(b"x" * (limits.EVENT_BYTES + 1), 1)]).result()
    with pytest.raises(TooBig):
        store.append(table, 1, events(*["x"] * (limits.APPEND_EVENTS + 1))).result()
    with pytest.raises(TooBig):
        store.append(table, 1, events("x"), key="k" * 101).result()
    with pytest.raises(TooBig):
        store.create(NewTableRow("t2", "n", "connnect", b"x" * (limits.SETUP_BYTES + 1), 1)).result()
    with pytest.raises(TooBig):
        store.append(table, 1, events("x"), outcome=b"x" * (limits.OUTCOME_BYTES + 1)).result()
    assert position(store, table) == 1


def test_garbage_names_no_table(store: Store, table: str) -> None:
    for table_id in GARBAGE:
        answers: list[Future[Any]] = [
            store.append(table_id, 0, events("a")),
            store.events(table_id),
            store.append(table_id, 0, events("a"), outcome=b""),
        ]
        assert {type(answer.exception()) for answer in answers} == {UnknownTable}, table_id
        assert store.delete(table_id).result() is False, table_id
    assert position(store, table) == 0


def is_refused(ask: Callable[[], Future[Any]]) -> bool:
    """Whether what types forbid was refused, at once or in the answer."""
    try:
        return isinstance(ask().exception(), REFUSED)
    except REFUSED:
        return True


@pytest.mark.parametrize("garbage", [7, None, 1.5, b"t1", ["t1"]])
def test_wrong_types_change_nothing(store: Store, table: str, garbage: Any) -> None:
    number: Any = garbage if garbage != 7 else "7"
    asked: list[Callable[[], Future[Any]]] = [
        lambda: store.append(garbage, 0, events("a")),
        lambda: store.events(garbage),
        lambda: store.append(table, number, events("a")),
        lambda: store.append(table, 0, events("a", at=number)),
        lambda: store.create(NewTableRow(garbage, "n", "connnect", b"", 1)),
        lambda: store.create(NewTableRow("t2", garbage, "connnect", b"", 1)),
        lambda: store.create(NewTableRow("t2", "n", garbage, b"", 1)),
        lambda: store.create(NewTableRow("t2", "n", "connnect", b"", number)),
        lambda: store.prune(number),
        lambda: store.tables(page=Page(number)),
        lambda: store.tables(page=Page(5, (number, "t1"))),
    ]
    assert [is_refused(ask) for ask in asked] == [True] * len(asked)
    assert len(store.tables().result()) == 1
    assert position(store, table) == 0


def test_a_truth_is_no_number() -> None:
    with pytest.raises(ValueError, match="whole number"):
        limits.whole("position", True)


def test_garbage_numbers_change_nothing(store: Store, table: str) -> None:
    for number in (-1, 2**63, 2**64):
        answers: list[Future[Any]] = [
            store.append(table, number, events("a")),
            store.append(table, 0, events("a", at=number)),
            store.create(NewTableRow("t2", "n", "connnect", b"", number)),
            store.events(table, number),
            store.events(table, 0, number),
            store.append(table, 0, events("a", at=number), outcome=b""),
            store.prune(number),
            store.tables(page=Page(number)),
            store.tables(page=Page(5, (number, "t1"))),
        ]
        assert {type(answer.exception()) for answer in answers} == {ValueError}, number
    assert len(store.tables().result()) == 1
    assert position(store, table) == 0


def test_garbage_texts_change_nothing(store: Store, table: str) -> None:
    for text in ("", "\0", "\ud800", "\n", "x" * 201):
        answers: list[Future[Any]] = [
            store.create(NewTableRow("t2", text, "connnect", b"", 1)),
            store.create(NewTableRow("t2", "n", text, b"", 1)),
            store.create(NewTableRow(text, "n", "connnect", b"", 1)),
            store.create(NewTableRow("t2", "n", "connnect", b"", 1, status=text)),
            store.append(table, 0, events("a"), status=text),
            store.append(table, 0, events("a"), key=text),
        ]
        assert all(isinstance(answer.exception(), ValueError) for answer in answers), text
    assert len(store.tables().result()) == 1
    assert position(store, table) == 0


def test_an_append_without_events_is_declined(store: Store, table: str) -> None:
    with pytest.raises(ValueError, match="no events"):
        store.append(table, 0, []).result()


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.tuples(st.integers(-2, 1), st.integers(1, 3), st.sampled_from([None, "a", "b", "c"]), st.booleans()),
        max_size=25,
    )
)
def test_the_store_keeps_to_the_model(store: Store, plan: list[tuple[int, int, str | None, bool]]) -> None:
    """Any mix of right and stale positions and repeated keys, waited for or sent together."""
    table_id = os.urandom(8).hex()
    store.create(NewTableRow(table_id, table_id, "connnect", b"", 1)).result()
    log: list[bytes] = []
    keys: dict[str, int] = {}
    waiting = []
    for number, (off, count, key, wait) in enumerate(plan):
        expected = max(0, len(log) + off)
        batch = [NewEvent(f"{number}.{part}".encode(), number) for part in range(count)]
        answer = store.append(table_id, expected, batch, key=key)
        should: int | None = None
        if key in keys:
            should = keys[key]
        elif expected == len(log):
            log += [event.data for event in batch]
            should = len(log)
            if key is not None:
                keys[key] = should
        waiting.append((answer, should, len(log)))
        if wait:
            answer.exception()
    for answer, should, actual in waiting:
        error = answer.exception()
        assert (error.actual if isinstance(error, StalePosition) else answer.result()) == (should or actual)
        assert (error is None) == (should is not None)
    assert [event.data for event in store.events(table_id).result()] == log


def test_an_answer_is_found_by_its_key(store: Store, table: str) -> None:
    store.append(table, 0, events("a", "b"), key="first").result()
    store.append(table, 2, events("c"), key="second").result()
    assert store.append(table, 0, events("a", "b"), key="first").result() == 2
    assert store.answer(table, "first").result() == 2
    assert store.answer(table, "second").result() == 3
    assert store.answer(table, "third").result() is None
    with pytest.raises(UnknownTable):
        store.answer("../x", "first").result()
