"""Speed of the event store: group commit compared with one commit per append, and both with bare sqlite3.

`python bench/storage.py [--seconds 1.5] [--postgresql ADDRESS]` prints appends per second and ratios of one run.
The variants are measured alternately, so that load on the machine affects all of them alike.
"""

import argparse
import os
import shutil
import sqlite3
import statistics
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

from connectable.storage import NewEvent, NewTableRow, Store, open_store, writer

TABLES = 64
ROUNDS = 3
DATA = b'{"seat": 1, "action": "mark 3 4", "at": 1763244000000, "key": "c0ffee00-0001", "dice": null}'


def floor(folder: Path, seconds: float) -> float:
    """The baseline: bare sqlite3, one commit per row."""
    db = sqlite3.connect(folder / "floor.sqlite", isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("CREATE TABLE IF NOT EXISTS events (position INTEGER PRIMARY KEY, data BLOB)")
    start, count = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        db.execute("BEGIN IMMEDIATE")
        db.execute("INSERT INTO events (data) VALUES (?)", (DATA,))
        db.execute("COMMIT")
        count += 1
    rate = count / (time.perf_counter() - start)
    db.close()
    return rate


def play(store: Store, tables: int, seconds: float) -> float:
    """Appends per second when each of the tables sends its next action as soon as the last one is durable."""
    start = time.perf_counter()
    ended = threading.Semaphore(0)
    counts = [0] * tables

    def send_next(number: int, name: str, answer: "Future[int]") -> None:
        position = answer.result()
        counts[number] = position
        if time.perf_counter() - start < seconds:
            send(number, name, position)
        else:
            ended.release()

    def send(number: int, name: str, position: int) -> None:
        answer = store.append(name, position, [NewEvent(DATA, position)], key=f"k{position}")
        answer.add_done_callback(lambda answer: send_next(number, name, answer))

    for number in range(tables):
        name = os.urandom(8).hex()
        store.create(NewTableRow(name, name, "connnect", b"{}", 0)).result()
        send(number, name, 0)
    for _ in range(tables):
        ended.acquire()
    return sum(counts) / (time.perf_counter() - start)


def ungrouped(store: Store, seconds: float) -> float:
    most, writer.MOST_TOGETHER = writer.MOST_TOGETHER, 1
    try:
        return play(store, TABLES, seconds)
    finally:
        writer.MOST_TOGETHER = most


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=1.5, help="for each of the measurements")
    arguments.add_argument("--postgresql", metavar="ADDRESS", help="also measure a PostgreSQL database (it is filled)")
    given = arguments.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="connectable-bench-"))
    store = open_store(folder / "tables.sqlite")
    kinds: dict[str, Callable[[float], float]] = {
        "bare sqlite3, one commit per row": lambda seconds: floor(folder, seconds),
        "SQLite, 1 table": lambda seconds: play(store, 1, seconds),
        f"SQLite, {TABLES} tables, one commit per append": lambda seconds: ungrouped(store, seconds),
        f"SQLite, {TABLES} tables, group commit": lambda seconds: play(store, TABLES, seconds),
    }
    stores = [store]
    if given.postgresql:
        stores.append(remote := open_store(given.postgresql))
        kinds["PostgreSQL, 1 table"] = lambda seconds: play(remote, 1, seconds)
        kinds[f"PostgreSQL, {TABLES} tables, one commit per append"] = lambda seconds: ungrouped(remote, seconds)
        kinds[f"PostgreSQL, {TABLES} tables, group commit"] = lambda seconds: play(remote, TABLES, seconds)
    rates: dict[str, list[float]] = {kind: [] for kind in kinds}
    for _ in range(ROUNDS):
        for kind, measure in kinds.items():
            rates[kind].append(measure(given.seconds))
    for used in stores:
        used.close()
    shutil.rmtree(folder)
    report({kind: statistics.median(found) for kind, found in rates.items()})


def report(rates: dict[str, float]) -> None:
    bare = next(iter(rates.values()))
    for kind, rate in rates.items():
        print(f"{kind:48} {rate:9,.0f} appends/s  {rate / bare:5.2f} × bare sqlite3")
    for name in ("SQLite", "PostgreSQL"):
        single, group = (
            rates.get(f"{name}, {TABLES} tables, {way}") for way in ("one commit per append", "group commit")
        )
        if single and group:
            print(f"{name}: group commit {group / single:.2f} × one commit per append")


if __name__ == "__main__":
    main()
