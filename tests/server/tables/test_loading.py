"""A table is handed out only when everything that is stored of it has been read."""

import threading
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from connectable.server.tables.snapshots import EVERY
from connectable.storage import StoreError
from server.running_server import FAST, RemoteTable, RunningServer, until

SLOW_SECONDS = 0.4


def slow_events(server: RunningServer) -> None:
    """Answers questions for events late."""
    events = server.store.events

    def late(*args: Any, **more: Any) -> "Future[Any]":
        future: Future[Any] = Future()

        def answer() -> None:
            try:
                future.set_result(events(*args, **more).result())
            except Exception as error:
                future.set_exception(error)

        threading.Timer(SLOW_SECONDS, answer).start()
        return future

    server.store.events = late  # type: ignore[method-assign]


def played(place: str) -> tuple[RemoteTable, int]:
    """A table with a snapshot and events behind it."""
    with RunningServer(place, FAST) as first:
        table = first.make("human", "human", game="racing")
        for number in range(EVERY + 10):
            assert table.act(number % 2, f"take {number}", 0).status_code == 200
        position: int = table.see(0)["position"]
        until(lambda: first.store.snapshot(table.id).result())
        return table, position


def test_readers_after_a_restart_see_the_newest_state(place: str) -> None:
    table, position = played(place)
    second = RunningServer(place, FAST)
    slow_events(second)
    with second:
        again, seen = table.at(second), []

        def get() -> None:
            seen.append(again.see(0)["position"])

        def hello() -> None:
            with again.live(1) as live:
                seen.append(live.read("snapshot")["table"]["position"])

        threads = [threading.Thread(target=reader) for reader in (get, hello) * 4]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert seen == [position] * 8


def test_a_failed_reading_is_tried_again_by_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = str(tmp_path / "tables.sqlite")
    table, position = played(place)
    second = RunningServer(place, FAST)
    events, left = second.store.events, [3]

    def failing(*args: Any, **more: Any) -> "Future[Any]":
        if left[0] > 0:
            left[0] -= 1
            future: Future[Any] = Future()
            future.set_exception(StoreError("away", away=True))
            return future
        return events(*args, **more)

    monkeypatch.setattr(second.store, "events", failing)
    with second:
        again = table.at(second)
        until(lambda: again.get(0).status_code == 200)
        assert again.see(0)["position"] == position
        assert second.services.host.tables[table.id].position >= position
