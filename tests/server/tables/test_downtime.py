"""The server's own downtime is charged to nobody, is told, and gives nobody more time than they had."""

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from connectable.storage import open_store
from server.conftest import StartServer
from server.failing_store import Trouble
from server.running_server import RemoteTable, RunningServer, until
from server.tables.test_faults import Process
from server.tables.test_rematch import ask
from storage.postgresql_server import Server as Postgres

MINUTE = 60_000
START = 1_800_000_000_000


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


def crash(host: RunningServer) -> None:
    """From now on the process says nothing any more, not even that it ends."""
    Trouble(host.store, ("beat",)).lasts = lambda: True


def beat(host: RunningServer, watch: Watch) -> None:
    """The process is heard of at a time of the test's own."""
    host.store.beat(host.services.downtime.process, watch.now, watch.now + 10_000).result()


def left(table: RemoteTable, seat: int) -> int:
    return remaining(table.see(seat))


def remaining(seen: dict[str, Any]) -> int:
    mine = seen["seats"][seen["seat"]]
    found: int = mine["millis_left"] - (seen["now"] - mine["since"] if mine["since"] >= 0 else 0)
    return found


@pytest.mark.parametrize("clock", ["turn 60", "game 300+10"])
def test_an_outage_is_not_charged(place: str, start_server: StartServer, watch: Watch, clock: str) -> None:
    with RunningServer(place, clock=watch) as first:
        table = first.make("human", "human", game="connect5", table_clock=clock)
        for _ in range(4):
            watch.now += 5_000
            beat(first, watch)
        before = left(table, 0)
        crash(first)
    watch.now += 10 * MINUTE
    second = start_server(place, clock=watch)
    again = table.at(second)
    after = left(again, 0)
    assert before - 10_000 <= after <= before
    assert again.see(0)["to_act"] == [0], "nobody has played for her"
    told = [event for event in again.get(0, "/events").json()["events"] if event["kind"] == "time"]
    assert told == [{"kind": "time", "seat": -1, "text": str(10 * 60 - 10)}]


def test_of_several_outages_each_is_given_back(place: str, start_server: StartServer, watch: Watch) -> None:
    """Also those of which this table was not told, because nobody looked at it in between."""
    with RunningServer(place, clock=watch) as first:
        table = first.make("human", "human", game="connect5", table_clock="turn 3600")
        crash(first)
    for _ in range(3):
        watch.now += MINUTE
        first.store = open_store(place)
        beat(first, watch)
        first.store.close()
    assert left(table.at(start_server(place, clock=watch)), 0) == 3_600_000 - 3 * 10_000


def test_it_is_given_back_once(place: str, watch: Watch) -> None:
    with RunningServer(place, clock=watch) as first:
        table = first.make("human", "human", game="connect5", table_clock="turn 3600")
        crash(first)
    for _ in range(3):  # three outages of a minute, fifty seconds of which nobody is charged for
        watch.now += MINUTE
        with RunningServer(place, clock=watch) as host, RunningServer(place, clock=watch) as other:
            seen = [left(table.at(server), 0) for server in (host, other, host)]
            assert len({*seen}) == 1
            crash(host)
            crash(other)
    assert 3_600_000 - 3 * 10_000 <= seen[0] <= 3_600_000


def test_a_server_that_ends_in_order_charges_nothing(place: str, start_server: StartServer, watch: Watch) -> None:
    with RunningServer(place, clock=watch) as first:
        table = first.make("human", "human", game="connect5", table_clock="turn 60")
        watch.now += 5_000
    watch.now += MINUTE
    assert left(table.at(start_server(place, clock=watch)), 0) == 55_000


def test_while_another_process_runs_time_is_charged(
    watch: Watch, postgres: Postgres, start_server: StartServer
) -> None:
    place = postgres.new_place()
    first, second = start_server(place, clock=watch), start_server(place, clock=watch)
    table = first.make("human", "human", game="connect5", table_clock="turn 3600")
    table.at(second).see(0)
    crash(first)
    for _ in range(12):
        watch.now += 5_000
        beat(second, watch)
    third = start_server(place, clock=watch)
    assert left(table.at(third), 0) == 3_600_000 - MINUTE


def test_a_store_that_was_away_is_an_outage(start_server: StartServer, watch: Watch) -> None:
    host = start_server(clock=watch)
    table = host.make("human", "human", game="connect5", table_clock="turn 60")
    trouble = Trouble(host.store, ("beat",))
    trouble.lasts = lambda: True
    watch.now += 50_000
    trouble.lasts = lambda: False
    run(host, host.services.downtime.beat(10_000))
    run(host, host.services.downtime.give_back_to_all())
    assert left(table, 0) == 50_000


def run(host: RunningServer, work: Coroutine[Any, Any, None]) -> None:
    loop = host.services.host.loop
    assert loop
    asyncio.run_coroutine_threadsafe(work, loop).result(10)


def test_killed_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    """The real thing: kill −9, a pause, a new process. Here a process is believed to run for a second."""
    server = Process("--data", str(tmp_path))
    try:
        until(server.ready, seconds=30)
        wish = {"game": "connect5", "seats": ["human", "human"], "table": {"clock": "turn 60"}}
        with httpx.Client(base_url=server.url, timeout=10) as http:
            made = http.post("/api/tables", json=wish).json()
            before = remaining(ask(http, made, 0).json())
        server.kill()
        killed = time.monotonic()
        time.sleep(4)
        server.start()
        until(server.ready, seconds=30)
        with httpx.Client(base_url=server.url, timeout=10) as http:
            after = remaining(ask(http, made, 0).json())
        away = (time.monotonic() - killed) * 1000
        assert before - after < away - 2_000, "two seconds at least were given back"
        assert after <= before
    finally:
        server.kill()


def test_only_the_server_says_so(host: RunningServer) -> None:
    table = host.make("human", "human", game="connect5", table_clock="turn 60")
    assert table.command(0, "outage", millis=1000).status_code == 400
