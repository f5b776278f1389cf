"""Several threads and several processes on one store; processes that are killed while they write."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from connectable.storage import NewEvent, NewTableRow, StalePosition, Store, open_store
from storage.rows import position

CHILD = Path(__file__).with_name("writer_process.py")


@pytest.fixture
def children() -> Iterator[list["subprocess.Popen[str]"]]:
    started: list[subprocess.Popen[str]] = []
    yield started
    for child in started:
        child.kill()
        child.communicate()


def start(children: list["subprocess.Popen[str]"], *arguments: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(CHILD), *arguments]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    children.append(child)
    return child


def line(child: "subprocess.Popen[str]") -> str:
    assert child.stdout is not None
    return child.stdout.readline().strip()


def test_two_threads_win_each_position_once(store: Store, table: str) -> None:
    won: dict[str, list[int]] = {"a": [], "b": []}

    def play(name: str) -> None:
        position = 0
        while len(won[name]) < 100:
            try:
                position = store.append(table, position, [NewEvent(name.encode(), 1)]).result()
                won[name].append(position)
            except StalePosition as stale:
                position = stale.actual

    threads = [threading.Thread(target=play, args=(name,)) for name in won]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(won["a"] + won["b"]) == list(range(1, 201))
    stored = {event.position: event.data.decode() for event in store.events(table).result()}
    assert all(stored[position] == name for name, positions in won.items() for position in positions)


def test_two_processes_win_each_position_once(
    store: Store, place: str, table: str, children: list["subprocess.Popen[str]"]
) -> None:
    racing = {name: start(children, "race", place, table, name, "60") for name in "ab"}
    for child in racing.values():
        assert line(child) == "ready"
    won: dict[str, list[int]] = {}
    for child in racing.values():
        assert child.stdin is not None
        child.stdin.write("go\n")
        child.stdin.flush()
    for name, child in racing.items():
        *positions, closed = child.communicate()[0].split()
        assert closed == "closed"
        won[name] = [int(position) for position in positions]
    assert sorted(won["a"] + won["b"]) == list(range(1, 121))
    stored = {event.position: event.data.decode() for event in store.events(table).result()}
    assert all(stored[position] == name for name, positions in won.items() for position in positions)


def test_two_stores_appending_to_many_tables_never_wait_in_a_circle(store: Store, place: str) -> None:
    names = [f"table{number}" for number in range(12)]
    for name in names:
        store.create(NewTableRow(name, name, "connnect", b"", 1)).result()
    other = open_store(place)
    answers = []
    for turn in range(20):
        for first, second in zip(names, reversed(names), strict=True):
            answers.append(store.append(first, turn, [NewEvent(b"", 1)], key=f"{turn}"))
            answers.append(other.append(second, turn, [NewEvent(b"", 1)], key=f"{turn}"))
    declined = [answer.exception() for answer in answers if answer.exception() is not None]
    other.close()
    # keys are shared, so whoever comes second gets the first one's answer; one far ahead of the other is stale
    assert all(isinstance(error, StalePosition) for error in declined)
    assert all(position(store, name) >= 1 for name in names)


def test_nothing_acknowledged_is_lost_when_the_writer_is_killed(
    place: str, children: list["subprocess.Popen[str]"]
) -> None:
    first = open_store(place)
    first.create(NewTableRow("t1", "n", "connnect", b"", 1)).result()
    first.close()
    for acknowledged in (1, 40, 150):
        child = start(children, "log", place, "t1")
        while int(line(child)) < acknowledged:
            pass
        child.kill()
        heard = max([acknowledged, *(int(word) for word in child.communicate()[0].split("\n")[:-1])])
        after = open_store(place)
        stored = [int(event.data) for event in after.events("t1", limit=10_000).result()]
        after.close()
        assert len(stored) >= heard
        assert stored == list(range(len(stored)))  # nothing lost, nothing doubled, though each child starts anew
