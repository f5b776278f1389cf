"""Whatever the server does by itself is tried again until it is done or no longer due."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from connectable.server.tables import automation
from server.conftest import StartServer
from server.failing_store import Trouble
from server.running_server import FAST, RunningServer, until

MANY = 12
"""Failures in a row: more than a bot has tries to find an action."""


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automation, "RETRY_SECONDS", 0.001)


@pytest.fixture
def slow_bots(start_server: StartServer) -> RunningServer:
    return start_server(config=replace(FAST, bot_pause=0.3))


def test_a_bot_that_cannot_store_its_action_tries_again(slow_bots: RunningServer) -> None:
    table = slow_bots.make("human", "bot:random", game="inturn")
    trouble = Trouble(slow_bots.store)
    assert table.play(0).status_code == 200
    trouble.lasts = lambda: trouble.failed < MANY
    until(lambda: table.see(0)["phase"] == "over")
    assert trouble.failed == MANY
    assert len([who for who, _ in table.get(0, "/record").json()["entries"] if who == 1]) == 1


def test_a_bot_whose_table_cannot_be_read_tries_again(slow_bots: RunningServer) -> None:
    table = slow_bots.make("human", "bot:random", game="inturn")
    trouble = Trouble(slow_bots.store, ("events", "snapshot"))
    assert table.play(0).status_code == 200
    slow_bots.services.host.tables.clear()
    trouble.lasts = lambda: trouble.failed < MANY
    until(lambda: trouble.failed == MANY)
    until(lambda: table.see(0)["phase"] == "over")


def test_games_go_on_when_the_store_comes_back_after_the_start(tmp_path: Path) -> None:
    place = str(tmp_path / "tables.sqlite")
    with RunningServer(place, replace(FAST, bot_pause=60.0)) as first:
        table = first.make("human", "bot:random", game="inturn")
        assert table.play(0).status_code == 200
    second = RunningServer(place, FAST)
    trouble = Trouble(second.store, ("tables", "events"))
    trouble.lasts = lambda: trouble.failed < MANY
    with second:
        until(lambda: trouble.failed == MANY)
        until(lambda: b'"finished"' in second.store.events(table.id).result()[-1].data, seconds=10)


def test_a_clock_that_cannot_store_tries_again(start_server: StartServer) -> None:
    now = [1_000_000]
    host = start_server(clock=lambda: now[0])
    table = host.make("human", "human", game="inturn", table_clock="turn 60")
    trouble = Trouble(host.store)
    trouble.lasts = lambda: trouble.failed < MANY
    now[0] += 61_000
    loop = host.services.host.loop
    assert loop is not None
    asyncio.run_coroutine_threadsafe(host.services.automation.tick(table.id), loop).result(20)
    assert trouble.failed == MANY
    assert [who for who, _ in table.get(0, "/record").json()["entries"]].count(0) == 1, "the table acted for it"
