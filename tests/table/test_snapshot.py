"""A table frozen and thawed is the same table; undo from kept states is undo from the start."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from connectable.contract import CHANCE
from connectable.record import line_of
from connectable.table import Table, evolve
from connectable.table.clock import Clock
from connectable.table.commands import Propose, Undo
from connectable.table.evolve import RECENT
from connectable.table.games import rules_of
from connectable.table.snapshot import Frozen, freeze, thaw
from connectable.table.undo import free_undo
from table.play import PlayedTable


def through_json(table: Table) -> Frozen:
    return msgspec.json.decode(msgspec.json.encode(freeze(table)), type=Frozen)


@pytest.mark.parametrize(
    ("name", "seats", "settings"),
    [
        ("connnect", 2, {}),
        ("connnect", 1, {"clock": Clock(60_000), "chat": False}),
        ("connect5", 3, {"clock": Clock(game=300_000, increment=5_000)}),
        ("connections", 2, {"visibility": "public"}),
        ("highcard", 2, {"seating": "random"}),
    ],
)
def test_a_thawed_table_is_the_same(name: str, seats: int, settings: dict[str, Any]) -> None:
    sitting = PlayedTable(name, seats, **settings).play(120)
    tables = [change.table for change in sitting.changes]
    for table in [tables[0], *tables[1::7], tables[-1]]:
        assert thaw(through_json(table)) == replace(table, recent=())


def test_a_thawed_table_goes_on_as_the_other() -> None:
    sitting = PlayedTable("connnect", 2).play()
    place = len(sitting.changes) // 2
    table = thaw(through_json(sitting.changes[place].table))
    for event, after in sitting.changes[place + 1 :]:
        table = evolve(table, event)
        assert replace(table, recent=()) == replace(after, recent=())


@pytest.mark.parametrize(
    "fields", [{"rules": "0"}, {"version": "0.0.0"}, {"format": 0}, {"state": "connnect 1 ?"}], ids=str
)
def test_another_version_or_a_text_that_is_none_is_not_read(fields: dict[str, Any]) -> None:
    frozen = through_json(PlayedTable("connnect", 2).play(3).table)
    assert thaw(frozen) is not None
    assert thaw(replace(frozen, **fields)) is None
    assert thaw(replace(frozen, table=replace(frozen.table, game="chess"))) is None


def holds(table: Table) -> None:
    """What is kept of the past is the past."""
    rules = rules_of(table)
    line = line_of(rules, rules.start(len(table.seats), dict(table.options)), table.entries)
    states = [None if entry.seat == CHANCE else entry.before for entry in line.entries]
    assert table.state == line.state
    assert len(table.recent) <= RECENT
    assert list(table.recent) == states[len(states) - len(table.recent) :]


def test_undo_from_kept_states_is_undo_from_the_start() -> None:
    """Sealed rounds: each seat takes back its own, between the acts of the other."""
    sitting, undone = PlayedTable("connnect", 2), 0
    for _ in range(40):
        for seat in (0, 1):
            sitting.play(2)
            if sitting.table.phase == "playing" and free_undo(sitting.table.live, seat):
                sitting.do(Undo(seat))
                undone += 1
                holds(sitting.table)
    assert undone > 10


def test_undo_further_back_than_what_is_kept() -> None:
    sitting = PlayedTable("connnect", 1).play(30)
    table = replace(sitting.table, recent=sitting.table.recent[-1:])
    sitting.changes[-1] = sitting.changes[-1]._replace(table=table)
    for _ in range(5):
        sitting.do(Propose(0, "takeback"))
        holds(sitting.table)
    holds(sitting.play().table)


def test_a_thawed_table_can_take_back() -> None:
    sitting = PlayedTable("connnect", 1).play(9)
    thawed = thaw(through_json(sitting.table))
    assert thawed
    before = len(sitting.changes)
    for event, after in sitting.do(Propose(0, "takeback")).changes[before:]:
        thawed = evolve(thawed, event)
        assert replace(thawed, recent=()) == replace(after, recent=())


def test_long_tables_keep_only_so_many_states() -> None:
    sitting = PlayedTable("connect5", 2).play(RECENT + 20)
    assert len(sitting.table.live) > RECENT
    assert len(sitting.table.recent) == RECENT
    holds(sitting.table)


def test_what_tables_have_in_common_is_in_memory_once() -> None:
    """Their dealt cards are called alike, and so is what came next."""
    one, other = (PlayedTable("connections", 2).play(4).table for _ in range(2))
    assert one.draws.keys() == other.draws.keys()
    assert {id(label) for label in one.draws} == {id(label) for label in other.draws}
    texts = [{text: id(text) for _, text in table.entries} for table in (one, other)]
    shared = texts[0].keys() & texts[1].keys()
    assert shared
    assert all(texts[0][text] == texts[1][text] for text in shared)
