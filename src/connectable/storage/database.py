"""The store over any database that can open connections: writes through writers, reads beside them.

It holds no SQL and no dialect; what a question means is in `queries`, how a database is reached in
`sqlite` and `postgresql`.
"""

import threading
import zlib
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Protocol, TypeVar, final

from connectable.storage import backups, queries
from connectable.storage.cluster import Cluster
from connectable.storage.queries import Connection
from connectable.storage.store import (
    Append,
    Filter,
    NewEvent,
    NewTableRow,
    Outage,
    Page,
    Pruned,
    Repeated,
    StoredEvent,
    StoredSnapshot,
    StoreError,
    TableRow,
)
from connectable.storage.writer import Job, Receiver, Work, Writer

T = TypeVar("T")


class Database(Protocol):
    """A place that holds the tables."""

    writers: int
    """How many writers it bears at once; a table always has the same one, so that its writes stay in order."""
    readers: int
    patience: float
    """For how many seconds a write is tried again while the database is away."""
    is_shared: bool
    """Whether several server processes may use it at the same time."""

    size_query: str
    """How many bytes everything takes."""

    def writing(self) -> Connection:
        """A new connection for a writer."""

    def reading(self) -> Connection:
        """A new connection for questions."""

    def backup(self, path: Path) -> None:
        """Everything into one new file at `path`."""

    def scrub(self) -> None:
        """Leaves nothing of deleted rows in the files that the store itself writes."""


@final
class Readers:
    """Threads that answer questions, each with a connection of its own."""

    def __init__(self, connect: Callable[[], Connection], threads: int) -> None:
        self._connect = connect
        self._idle: deque[Connection] = deque()
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="store-reader")

    def submit(self, work: Work[T]) -> Future[T]:
        return self.run(partial(self._ask, work))

    def run(self, work: Callable[[], T]) -> Future[T]:
        try:
            return self._threads.submit(work)
        except RuntimeError:
            future: Future[T] = Future()
            future.set_exception(StoreError("the store is closed"))
            return future

    def close(self) -> None:
        self._threads.shutdown()
        while self._idle:
            self._idle.pop().close()

    def _ask(self, work: Work[T]) -> T:
        while self._idle:
            db = self._idle.pop()
            try:
                return self._answer(db, work)
            except StoreError as error:
                if not error.away:
                    raise
                # an old connection broke: the next one, at last a new one, may do
        return self._answer(self._connect(), work)

    def _answer(self, db: Connection, work: Work[T]) -> T:
        usable = True
        try:
            return work(db)
        except StoreError:
            usable = False
            raise
        finally:
            if usable:
                self._idle.append(db)
            else:
                db.close()


@final
class DatabaseStore:
    """The store on a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writers = [
            Writer(database.writing, name=f"store-writer-{lane}", patience=database.patience)
            for lane in range(database.writers)
        ]
        self._readers = Readers(database.reading, database.readers)
        self._cluster: Cluster | None = None
        self._gate = threading.Lock()
        self._closed = False

    def create(self, table: NewTableRow) -> Future[None]:
        return self._write(table.id, partial(queries.create, table=table))

    def append(
        self,
        table_id: str,
        expected_position: int,
        events: Sequence[NewEvent],
        *,
        key: str | None = None,
        status: str | None = None,
        outcome: bytes | None = None,
    ) -> Future[int]:
        wanted = Append(table_id, expected_position, events, key, status, outcome)
        return self._write(table_id, partial(queries.append_at, wanted=wanted), repeatable=key is not None)

    def append_all(self, appends: Sequence[Append]) -> Future[list[int | Repeated]]:
        first = appends[0].table_id if appends else ""
        repeatable = all(one.key is not None for one in appends)
        work = partial(queries.append_all, wanted=appends)
        return self._write(first, work, repeatable=repeatable, alone=len(appends) > 1)

    def append_for(self, wanted: Append, receiver: Receiver) -> None:
        work = partial(queries.append, wanted=wanted)
        repeatable = wanted.key is not None
        self._writer(wanted.table_id).give(Job(work, receiver, wanted.table_id, repeatable=repeatable, alone=False))

    def events(self, table_id: str, after: int = 0, limit: int = 1000) -> Future[list[StoredEvent]]:
        return self._readers.submit(partial(queries.events, table_id=table_id, after=after, limit=limit))

    def answer(self, table_id: str, key: str) -> Future[int | None]:
        return self._readers.submit(partial(queries.answer, table_id=table_id, key=key))

    def keep_snapshot(self, table_id: str, snapshot: StoredSnapshot) -> Future[None]:
        work = partial(queries.keep_snapshot, table_id=table_id, snapshot=snapshot)
        return self._write(table_id, work, repeatable=True)

    def snapshot(self, table_id: str) -> Future[StoredSnapshot | None]:
        return self._readers.submit(partial(queries.snapshot, table_id=table_id))

    def tables(self, filter: Filter = Filter(), page: Page = Page()) -> Future[list[TableRow]]:  # noqa: B008 frozen
        return self._readers.submit(partial(queries.tables, wanted=filter, page=page))

    def delete(self, table_id: str) -> Future[bool]:
        return self._write(table_id, partial(queries.delete, table_id=table_id))

    def rewrite(self, table_id: str, changed: Sequence[StoredEvent], note: NewEvent) -> Future[int]:
        return self._write(table_id, partial(queries.rewrite, table_id=table_id, changed=changed, note=note))

    def scrub(self) -> Future[None]:
        return self._readers.run(self._database.scrub)

    def prune(self, older_than: int, limit: int = 1000, after: str = "") -> Future[Pruned]:
        return self._write("", partial(queries.prune, older_than=older_than, limit=limit, after=after))

    def size(self) -> Future[int]:
        return self._readers.submit(lambda db: int(db.rows(self._database.size_query)[0][0]))

    def beat(self, process: str, now: int, alive_until: int) -> Future[list[Outage]]:
        return self._write("", partial(queries.beat, process=process, now=now, alive_until=alive_until))

    def backup(self, path: Path) -> Future[None]:
        return self._readers.run(partial(backups.whole_file, path, self._database.backup))

    def restore(self, path: Path, *, replace: bool = False) -> Future[int]:
        return self._write("", partial(backups.restore, path=path, replace=replace))

    def healthy(self) -> Future[bool]:
        return self._readers.run(self._writable)

    def _writable(self) -> bool:
        # On a connection of its own: no patience, no queue.
        try:
            with closing(self._database.writing()) as db:
                db.begin()
                written = queries.write_nothing(db)
                db.commit()
                return written
        except StoreError:
            return False

    def cluster(self) -> Cluster | None:
        if self._cluster is None and self._database.is_shared:
            self._cluster = Cluster(self._database.writing)
        return self._cluster

    def close(self) -> None:
        with self._gate:
            if self._closed:
                return
            self._closed = True
        for writer in self._writers:
            writer.close()
        if self._cluster:
            self._cluster.close()
        self._readers.close()

    def _write(self, table_id: str, work: Work[T], *, repeatable: bool = False, alone: bool = False) -> Future[T]:
        return self._writer(table_id).submit(work, order=str(table_id), repeatable=repeatable, alone=alone)

    def _writer(self, table_id: str) -> Writer:
        """The writer of a table."""
        lanes = len(self._writers)
        return self._writers[zlib.crc32(str(table_id).encode(errors="replace")) % lanes if lanes > 1 else 0]
