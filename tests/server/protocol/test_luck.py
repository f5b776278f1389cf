"""Luck crosses the network when the game is over, computed once and the same for everybody."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from connectable.server.tables.host import TableHost
from connectable.server.tables.hosted_table import HostedTable
from connectable.server.tables.luck import TableLuck
from connectable.server.work.jobs import AnyJob, answer
from connectable.server.work.workshop import Workshop
from connectable.storage import Store, open_store
from table.play import PlayedTable


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(open_store(tmp_path / "tables.sqlite")) as opened:
        yield opened


def seen(hosted: HostedTable, viewer: int | None) -> Any:
    return json.loads(hosted.encoded(viewer))["luck"]


class HereAndNow(Workshop):
    """Does its jobs in this process, and counts them."""

    jobs = 0

    async def answer(self, job: AnyJob) -> Any:
        self.jobs += 1
        return answer(job)


def over(name: str) -> HostedTable:
    hosted = HostedTable("moss")
    hosted.add(PlayedTable(name, 2).play().changes)
    return hosted


def measured(store: Store, hosted: HostedTable, times: int = 1) -> tuple[int, int]:
    """How many jobs it took, and how often somebody was told."""

    async def work() -> tuple[int, int]:
        told: list[HostedTable] = []
        workshop = HereAndNow()
        luck = TableLuck(TableHost(store, lambda: 1000), workshop, told.append)
        await asyncio.gather(*(luck.ready(hosted) for _ in range(times)))
        await luck.ready(hosted)
        return workshop.jobs, len(told)

    return asyncio.run(work())


def test_luck_is_shown_when_the_game_is_over(store: Store) -> None:
    sitting, hosted = PlayedTable("connnect", 2), HostedTable("moss")
    hosted.add(sitting.changes)
    assert measured(store, hosted) == (0, 0)
    assert [seen(hosted, viewer) for viewer in (0, 1, None)] == [None] * 3
    before = len(sitting.changes)
    hosted.add(sitting.play().changes[before:])
    assert seen(hosted, None) is None, "nobody waits for it in the way of the last move"
    assert measured(store, hosted, 3) == (1, 1), "once for all, and those who look are told"
    found = [seen(hosted, viewer) for viewer in (0, 1, None)]
    assert found[0] == found[1] == found[2]
    assert sum(found[0]["faces"]["counts"]) == 42
    assert len(found[0]["seats"]) == 2


def test_a_game_without_chance_has_none(store: Store) -> None:
    hosted = over("connect5")
    assert measured(store, hosted) == (0, 0)
    assert seen(hosted, None) is None


def test_luck_that_cannot_be_measured_stops_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(job: AnyJob) -> Any:
        raise OSError("the process ended")

    monkeypatch.setattr(Workshop, "exchange", broken)
    hosted = over("connnect")

    async def work() -> None:
        await TableLuck(TableHost(store, lambda: 1000), Workshop(), lambda hosted: None).ready(hosted)

    asyncio.run(work())
    assert seen(hosted, None) is None
