"""Records: their contents, the effect of an undo, and what is not a valid record."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import connectable
from connectable.record import BadRecord, Record, read_record, replay, states, write_record

PLAYED: list[tuple[int | str, Any]] = [
    (-1, "deal 0 4"), (-1, "deal 0 7"), (-1, "deal 1 1"), (-1, "deal 1 9"), (0, "play 7"), (1, "play 1"),
]  # fmt: skip


def record(*entries: tuple[int | str, Any]) -> Record:
    return Record("highcard", "1", {}, 2, list(entries))


def test_a_record_replays_to_its_outcome() -> None:
    game = connectable.game("highcard")
    assert game.format(replay(record(*PLAYED))) == "47/19 7/1"
    outcome = game.outcome(replay(write_record(record(*PLAYED))))
    assert outcome is not None
    assert outcome.points == (1, 0)


def test_every_state_on_the_way_can_be_had() -> None:
    assert len(list(states(record(*PLAYED)))) == len(PLAYED) + 1


def test_undo_abandons_entries_and_keeps_them() -> None:
    entries = [*PLAYED[:5], ("table", {"undo": [4]}), (1, "play 1"), (0, "play 4")]
    again = read_record(write_record(record(*entries)))
    assert connectable.game("highcard").format(replay(again)) == "47/19 4/1"
    assert (0, "play 7") in again.entries


def test_other_table_entries_change_nothing() -> None:
    assert replay(record(("table", {"chat": "hello"}), *PLAYED)) == replay(record(*PLAYED))


def test_a_record_is_json_with_an_entry_a_line() -> None:
    text = write_record(record(*PLAYED))
    assert json.loads(text)["entries"][0] == [-1, "deal 0 4"]
    assert len(text.splitlines()) == len(PLAYED) + 2
    assert json.loads(write_record(record()))["entries"] == []


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ("nonsense", "record: "),
        ("[" * 9000, "record: "),
        (b"\xff\xfe", "record: "),
        ({}, "missing required field `game`"),
        ({"game": "highcard", "rules": "1", "options": {}, "seats": "2"}, r"got `str` - at `\$.seats`"),
        ({"game": "highcard", "rules": "1", "options": {}, "seats": 2, "more": 1}, "unknown field `more`"),
        ({"game": "chess", "rules": "1", "options": {}, "seats": 2}, "unknown game 'chess'; known: .*highcard"),
        ({"game": "highcard", "rules": "7", "options": {}, "seats": 2}, "rules '7' are not known, only 1"),
        ({"game": "highcard", "rules": "1", "options": {}, "seats": 2, "format": 9}, "format 9 is not known, only 1"),
        ({"game": "highcard", "rules": "1", "options": {}, "seats": 7}, "seats: 7 is not 2"),
        ({"game": "highcard", "rules": "1", "options": {"x": 1}, "seats": 2}, "option 'x' is unknown; known: none"),
        (record((0, "play 7")), "entry 0: 'play 7' by seat 0: seat 0 is not to act"),
        (record((-1, "deal 0 x")), "entry 0: 'deal 0 x' by seat -1: .* neither"),
        (record((-1, "deal 1 4")), "entry 0: 'deal 1 4' by seat -1: HC-2"),
        (record((-1, {})), r"entry 0: expected \[seat"),
        (record(("chair", "x")), r"entry 0: expected \[seat"),
        (record(("table", {"undo": [0]})), "entry 0: undo of entry 0, which is no live action"),
        (record(("table", {"undo": 3})), "entry 0: undo takes a list"),
        (record(*PLAYED[:5], ("table", {"undo": [4, 4]})), "entry 5: undo of entry 4"),
        (record(*PLAYED, (0, "play 4")), "entry 6: .* seat 0 is not to act"),
    ],
)  # fmt: skip
def test_a_bad_record_says_where_and_why(data: object, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        replay(data)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(anything | st.text() | st.binary())
def test_garbage_is_no_record(data: object) -> None:
    with pytest.raises(BadRecord):
        replay(data)


@given(st.lists(st.tuples(st.integers() | st.text(max_size=5), st.text(max_size=12) | anything), max_size=5))
def test_garbage_entries_are_refused_or_replayed(entries: list[tuple[Any, Any]]) -> None:
    data = {"game": "highcard", "rules": "1", "options": {}, "seats": 2, "entries": entries}
    try:
        connectable.game("highcard").format(replay(data))
    except BadRecord as error:
        assert str(error).startswith("record: ")
