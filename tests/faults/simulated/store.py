"""The store on a disk that the seed controls: the real statements on SQLite in memory, the real grouping of jobs into
transactions, without threads. Writes take their time, fail, or are stored without anybody hearing of it.

What survives a crash is what was committed: the connection is kept by the world, the store belongs to one process.
"""

import random
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from connectable.storage import StoreError, migrations
from connectable.storage.database import DatabaseStore
from connectable.storage.queries import Connection
from connectable.storage.sqlite import SQLiteConnection
from connectable.storage.writer import Job, Work, Writer, transactions
from faults.simulated.loop import SimulatedLoop


class Faults:
    """How often what goes wrong."""

    def __init__(self, rng: random.Random, rate: float) -> None:
        self.rng, self.rate = rng, rate
        self.full_until = 0.0
        """The disk is full until then."""

    def happens(self, share: float = 1.0) -> bool:
        return self.rng.random() < self.rate * share

    def delay(self) -> float:
        """Seconds a disk or a network takes; now and then very long."""
        return self.rng.expovariate(1 / 3.0) if self.happens(0.3) else self.rng.expovariate(1 / 0.003)


class Disk:
    """A database that outlives the processes that use it."""

    def __init__(self) -> None:
        self.db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        with_schema = self.connection()
        migrations.migrate(with_schema, "sqlite", "simulated")

    def connection(self) -> SQLiteConnection:
        made = SQLiteConnection(Path("simulated"), self.db)
        made.change("PRAGMA foreign_keys = ON")
        return made


class FlakyConnection:
    """A connection whose commits may fail before they count, or be lost after."""

    def __init__(self, inner: SQLiteConnection, faults: Faults, loop: SimulatedLoop) -> None:
        self.inner, self.faults, self.loop = inner, faults, loop

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def begin(self) -> None:
        if self.loop.now < self.faults.full_until:
            raise StoreError("simulated: the disk is full")
        if self.faults.happens(0.3):
            raise StoreError("simulated: locked", away=True)
        self.inner.begin()

    def commit(self) -> None:
        if self.faults.happens(0.5):
            self.inner.rollback()
            raise StoreError("simulated: the disk failed")
        self.inner.commit()
        if self.faults.happens(0.5):
            raise StoreError("simulated: the connection went while committing", away=True, unknown=True)

    def close(self) -> None:
        self.inner.rollback()


class SimulatedWriter(Writer):
    """The writer without its thread: jobs are gathered and settled when the loop says so."""

    def __init__(self, connect: Callable[[], Connection], loop: SimulatedLoop, faults: Faults) -> None:
        self._connect, self._patience, self._connection = connect, 0.0, None
        self.loop, self.faults, self.waiting, self.scheduled, self.ended = loop, faults, list[Job](), False, False

    def give(self, job: Job) -> None:
        self.waiting.append(job)
        if not self.scheduled:
            self.scheduled = True
            self.loop.call_later(self.faults.delay(), self.settle)

    def settle(self) -> None:
        """Commits what waits; a process that was killed meanwhile commits nothing more."""
        if self.ended:
            return
        self.scheduled = False
        batch, self.waiting = self.waiting, []
        for together in transactions([job for job in batch if job.receiver.begins()]):
            self._settle(together, 0.0)

    def _pause(self, deadline: float) -> bool:
        return False

    def close(self) -> None:
        self.settle()


class SimulatedReaders:
    """Questions, answered after a while."""

    def __init__(self, connect: Callable[[], Connection], loop: SimulatedLoop, faults: Faults) -> None:
        self.connect, self.loop, self.faults, self.ended = connect, loop, faults, False

    def submit(self, work: Work[Any]) -> Future[Any]:
        return self.run(lambda: work(self.connect()))

    def run(self, work: Callable[[], Any]) -> Future[Any]:
        future: Future[Any] = Future()

        def answer() -> None:
            if self.ended or not future.set_running_or_notify_cancel():
                return
            try:
                if self.faults.happens(0.2):
                    raise StoreError("simulated: cannot be read", away=True)
                future.set_result(work())
            except Exception as error:  # the caller's
                future.set_exception(error)

        self.loop.call_later(self.faults.delay(), answer)
        return future

    def close(self) -> None:
        self.ended = True


def simulated_store(disk: Disk, loop: SimulatedLoop, faults: Faults) -> DatabaseStore:
    """A store of one process; `kill` it with `end_store`."""

    class Here:
        """What the store needs of its database."""

        size_query = "SELECT 0"
        is_shared = False

        def close(self) -> None:
            pass

    def connect() -> Any:
        return FlakyConnection(disk.connection(), faults, loop)

    store = DatabaseStore.__new__(DatabaseStore)
    store._database = Here()  # type: ignore[assignment]
    store._writers = [SimulatedWriter(connect, loop, faults)]
    store._readers = SimulatedReaders(disk.connection, loop, faults)  # type: ignore[assignment]
    store._cluster, store._gate = None, threading.Lock()
    store._closed = False
    return store


def end_store(store: DatabaseStore) -> None:
    """The process was killed: what had not been committed is gone."""
    for writer in store._writers:
        assert isinstance(writer, SimulatedWriter)
        writer.ended = True
        if writer._connection is not None:
            writer._connection.rollback()
    store._readers.close()
