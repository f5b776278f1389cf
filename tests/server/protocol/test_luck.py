"""Luck crosses the network when the game is over, computed once and the same for everybody."""

import json
from typing import Any

import pytest

from connectable.server.protocol.luck import LuckSeen
from connectable.server.protocol.projection import luck_seen
from connectable.server.tables import hosted_table
from connectable.server.tables.hosted_table import HostedTable
from connectable.table import Table
from table.play import PlayedTable


def seen(hosted: HostedTable, viewer: int | None) -> Any:
    return json.loads(hosted.encoded(viewer))["luck"]


def test_luck_is_shown_when_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[Table] = []

    def counting(table: Table) -> LuckSeen | None:
        counted.append(table)
        return luck_seen(table)

    monkeypatch.setattr(hosted_table, "luck_seen", counting)
    sitting, hosted = PlayedTable("connnect", 2), HostedTable("moss")
    hosted.add(sitting.changes)
    assert [seen(hosted, viewer) for viewer in (0, 1, None)] == [None] * 3
    before = len(sitting.changes)
    hosted.add(sitting.play().changes[before:])
    found = [seen(hosted, viewer) for viewer in (0, 1, None)]
    assert found[0] == found[1] == found[2]
    assert sum(found[0]["faces"]["counts"]) == 42
    assert len(found[0]["seats"]) == 2
    assert len(counted) == 1


def test_a_game_without_chance_has_none() -> None:
    hosted = HostedTable("moss")
    hosted.add(PlayedTable("connect5", 2).play().changes)
    assert seen(hosted, None) is None
