"""The record that a finished table gives over HTTP is the one that `export` writes, and its dice can be checked."""

import json

import msgspec
import pytest

from connectable.fairness.proof import NothingToCheck, prove
from connectable.record import read_record, write_record
from connectable.server.protocol.record_projection import entries_shown, record_seen
from table.play import PlayedTable


def test_the_record_of_a_finished_table_proves_its_dice() -> None:
    table = PlayedTable("connnect", 2).play().table
    text = msgspec.json.encode(record_seen(table, []))
    assert prove(read_record(text)).holds
    assert json.loads(text) == json.loads(write_record(table.record()))


def test_a_record_in_play_keeps_the_secret() -> None:
    table = PlayedTable("connnect", 2).play(5).table
    record = read_record(msgspec.json.encode(record_seen(table, entries_shown(table.record(), 0))))
    with pytest.raises(NothingToCheck, match="secret"):
        prove(record)
