"""What programs that watch the server are told, and what it does when its store, its day or its room changes."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from connectable.server import store_watch
from connectable.server.config import StorageLimits
from connectable.server.groups.dailies import day_of
from connectable.server.services import SteadyClock
from connectable.storage import Filter, NewTableRow, StoreError, open_store
from server.conftest import StartServer
from server.failing_store import Trouble
from server.running_server import FAST, RunningServer, until


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_watch, "PROBE_SECONDS", 0.0)
    monkeypatch.setattr(store_watch, "LONGEST_SECONDS", 0.2)


@pytest.mark.usefixtures("impatient")
def test_health_tells_when_nothing_can_be_stored(own_host: RunningServer) -> None:
    """The store says that it is well, as with a disk that is full but for what SQLite has set aside."""
    table = own_host.make()
    trouble = Trouble(own_host.store)
    broken = True
    trouble.lasts = lambda: broken
    assert table.play(0).status_code == 503
    beat(own_host)
    assert (own_host.http.get("/healthz").status_code, own_host.http.get("/readyz").status_code) == (503, 200)
    broken = False
    assert table.play(0).status_code == 200
    assert own_host.http.get("/healthz").status_code == 200


@pytest.mark.usefixtures("impatient")
def test_health_returns_although_nobody_plays(own_host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    own_host.services.watch.failed()
    assert own_host.http.get("/healthz").status_code == 503
    monkeypatch.setattr(store_watch, "FORGIVING_SECONDS", -1.0)
    beat(own_host)
    assert own_host.http.get("/healthz").status_code == 200


def beat(host: RunningServer) -> None:
    loop = host.services.host.loop
    assert loop is not None
    asyncio.run_coroutine_threadsafe(host.services.downtime.beat(1000), loop).result(20)


@pytest.mark.usefixtures("impatient")
def test_a_store_that_hangs_is_not_waited_for(own_host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    never: Callable[..., Future[Any]] = lambda *_: Future()  # noqa: E731
    monkeypatch.setattr(own_host.store, "healthy", never)
    assert own_host.http.get("/healthz").status_code == 503
    monkeypatch.setattr(own_host.store, "tables", never)
    assert own_host.http.get("/readyz").status_code == 503


def test_a_process_that_ends_is_not_ready(own_host: RunningServer) -> None:
    assert own_host.http.get("/readyz").json()["status"] == "ok"
    own_host.services.is_ready = False
    assert own_host.http.get("/readyz").status_code == 503
    assert own_host.http.get("/healthz").status_code == 200


def test_no_new_tables_when_the_host_has_no_room(start_server: StartServer) -> None:
    host = start_server(config=replace(FAST, storage_limits=StorageLimits(megabytes=1)))
    table = host.make()
    host.services.watch.size, host.services.watch.measured_at = 2_000_000, time.monotonic()
    answer = host.http.post("/api/tables", json={"game": "highcard"})
    assert (answer.status_code, answer.json()["detail"]["reason"]) == (
        503, "the host's limit on everything stored is reached")  # fmt: skip
    assert host.http.post("/api/rooms", json={}).status_code == 503
    assert table.play(0).status_code == 200, "games in play go on"
    assert "connectable_store_bytes 2e+06" in host.http.get("/metrics").text


def test_an_address_stores_only_so_much_an_hour(start_server: StartServer) -> None:
    host = start_server(config=replace(FAST, storage_limits=StorageLimits(megabytes_each=1)))
    body = {"game": "highcard", "seats": ["human", "human"]}
    answers = [host.http.post("/api/tables", json=body).status_code for _ in range(12)]
    assert answers == [201] * 10 + [429] * 2


def test_the_store_knows_its_size(tmp_path: Path) -> None:
    store = open_store(tmp_path / "tables.sqlite")
    empty = store.size().result()
    assert 0 < empty <= (tmp_path / "tables.sqlite").stat().st_size
    store.create(NewTableRow("t1", "Quiet Fox", "highcard", bytes(500_000), 1)).result()
    assert store.size().result() > empty + 400_000
    store.delete("t1").result()
    assert store.size().result() < empty + 100_000, "what was deleted leaves room for others"
    store.close()


def test_a_new_day_begins_for_a_computer_that_slept(own_host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of the tables pauses while the computer sleeps; the calendar does not."""
    today = own_host.http.get("/api/daily").json()["day"]
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 86_400)
    tomorrow = day_of(int((now + 86_400) * 1000))
    answer = own_host.http.get("/api/daily").json()
    assert (answer["day"], bool(answer["deals"])) == (tomorrow, True)
    assert tomorrow > today
    clock = own_host.services.host.clock
    assert isinstance(clock, SteadyClock)
    assert abs(clock() / 1000 - now) < 3600, "nobody's clock has run"
    made = own_host.http.post("/api/tables", json={"game": "connnect", "daily": tomorrow})
    assert made.status_code == 201, made.text


def test_only_games_that_somebody_waits_for_are_loaded_at_once(start_server: StartServer, tmp_path: Path) -> None:
    place, hour = str(tmp_path / "tables.sqlite"), 3_600_000
    with RunningServer(place, clock=lambda: 10 * hour) as before:
        long_ago = before.make("human", "human", game="connect5")
    with RunningServer(place, clock=lambda: 20 * hour) as before:
        just_now = before.make("human", "human", game="connect5")
        rows = before.store.tables(Filter(status="playing", touched_after=19 * hour)).result()
        assert just_now.id in {row.id for row in rows}
    loaded: list[str] = []
    after = RunningServer(place, clock=lambda: 20 * hour + 5)
    usual = after.services.automation.wake

    async def wake(table_id: str) -> None:
        loaded.append(table_id)
        await usual(table_id)

    after.services.automation.wake = wake  # type: ignore[method-assign]
    with after:
        until(lambda: loaded == [just_now.id, long_ago.id])


def test_a_failing_probe_is_trouble(own_host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    failed: Future[bool] = Future()
    failed.set_exception(StoreError("away"))
    monkeypatch.setattr(own_host.store, "healthy", lambda: failed)
    monkeypatch.setattr(store_watch, "PROBE_SECONDS", 0.0)
    assert own_host.http.get("/healthz").status_code == 503
