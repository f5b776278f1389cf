"""Which server processes share a database, and which of them each table lives in.

A process lives as long as the connection that it registers with; a table belongs to the process that claimed it until
that one lets go or dies. Claims lock the table's row, as appends do: an append of a process that is no longer the
owner is refused, and whoever claims a table reads everything that was stored before.
"""

from collections.abc import Callable, Collection, Iterable
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import final

from connectable.storage import limits
from connectable.storage.queries import Connection, Row
from connectable.storage.store import UnknownTable
from connectable.storage.writer import Writer

TAKE_AT_ONCE = 200
SEPARATOR = ","
"""Between ids in one value: no id has one."""


@dataclass(frozen=True, slots=True)
class ServerProcess:
    """A server process and how others reach it."""

    id: str
    address: str
    """`host:port`; empty: nobody can."""
    secret: str
    """By which it knows what other processes send it."""


@dataclass(frozen=True, slots=True)
class Peer:
    """Another process, as the database knows it."""

    process: ServerProcess
    connection: str
    """Names the connection it was last heard of on."""
    gone: bool
    """That connection is closed."""
    silent_seconds: float


@dataclass(frozen=True, slots=True)
class Beat:
    """What a process hears when it says that it runs."""

    is_new: bool
    """The database did not know of it: it is the first time, it was given up, or the database crashed."""
    peers: tuple[Peer, ...]


@final
class Cluster:
    """The processes of one database, through a connection of this process's own."""

    def __init__(self, connect: Callable[[], Connection]) -> None:
        self._writer = Writer(connect, name="store-cluster")

    def beat(self, me: ServerProcess) -> Future[Beat]:
        """Says that the process runs, on this connection."""
        return self._writer.submit(partial(beat, me=me), repeatable=True)

    def claim(self, me: ServerProcess, table_id: str) -> Future[ServerProcess | None]:
        """The process that the table belongs to now: this one if no other has it; None: ask again. UnknownTable."""
        return self._writer.submit(partial(claim, me=me, table_id=table_id), order=table_id, repeatable=True)

    def claim_new(self, me: ServerProcess, table_ids: Iterable[str]) -> Future[None]:
        """Claims tables that are about to be created."""
        return self._writer.submit(partial(claim_new, me=me, ids=joined(table_ids)), repeatable=True)

    def keep(self, me: ServerProcess, table_ids: Collection[str]) -> Future[set[str]]:
        """Those of the tables that still belong to the process, after the database has forgotten it."""
        return self._writer.submit(partial(keep, me=me, ids=joined(table_ids)), repeatable=True, alone=True)

    def release(self, me: ServerProcess, table_ids: Iterable[str]) -> Future[None]:
        """From now on the tables belong to nobody."""
        return self._writer.submit(partial(release, me=me, ids=joined(table_ids)), repeatable=True)

    def hand_over(self, me: ServerProcess, table_id: str, other: str) -> Future[None]:
        """Gives a table to another process, if that one is known to run."""
        return self._writer.submit(partial(hand_over, me=me, table_id=table_id, other=other), order=table_id)

    def bury(self, peer: Peer) -> Future[bool]:
        """Gives up a process, unless it has come back on another connection; then its tables are nobody's."""
        return self._writer.submit(partial(bury, peer=peer))

    def take_over(self, me: ServerProcess) -> Future[list[str]]:
        """Some tables of dead processes, which belong to this one now; empty: there are no more."""
        return self._writer.submit(partial(take_over, me=me), alone=True)

    def is_anything_left(self) -> Future[bool]:
        """Whether a process that does not run any more has tables, also one that nobody has heard of."""
        return self._writer.submit(is_anything_left, repeatable=True)

    def leave(self, me: ServerProcess) -> Future[None]:
        """The process ends: others may take its tables over at once."""
        return self._writer.submit(partial(leave, me=me), repeatable=True)

    def close(self) -> None:
        self._writer.close()


def joined(table_ids: Iterable[str]) -> str:
    return SEPARATOR.join(table_ids)


BEAT = """
    WITH heard AS (
        INSERT INTO processes (id, address, secret, backend, backend_start, seen)
        SELECT ?, ?, ?, pid, backend_start, clock_timestamp() FROM pg_stat_get_activity(pg_backend_pid())
        ON CONFLICT (id) DO UPDATE
        SET backend = excluded.backend, backend_start = excluded.backend_start, seen = excluded.seen
        RETURNING id, xmax = 0 AS is_new
    )
    SELECT processes.id, address, secret, backend || ' ' || processes.backend_start, pid IS NULL,
        extract(epoch FROM clock_timestamp() - seen)::float, NULL
    FROM processes
    LEFT JOIN LATERAL (
        SELECT pid FROM pg_stat_get_activity(backend) AS known WHERE known.backend_start = processes.backend_start
    ) AS connection ON TRUE
    WHERE processes.id <> ?
    UNION ALL SELECT id, NULL, NULL, NULL, NULL, NULL, is_new FROM heard
"""
"""One statement, and no write to the disk: the table is not logged."""


def beat(db: Connection, me: ServerProcess) -> Beat:
    *peers, mine = db.rows(BEAT, (me.id, me.address, me.secret, me.id))
    return Beat(bool(mine[-1]), tuple(map(peer_of, peers)))


def peer_of(row: Row) -> Peer:
    name, address, secret, connection, gone, silent, _ = row
    return Peer(ServerProcess(name, address, secret), connection, bool(gone), float(silent))


def claim(db: Connection, me: ServerProcess, table_id: str) -> ServerProcess | None:
    # The row first: whoever appends to the table holds it until that is stored, and looks up the owner behind it.
    known, _, found = db.answers(
        [
            ("SELECT 1 FROM tables WHERE id = ?" + db.row_lock, (limits.known_id(table_id),)),
            (CLAIM, (table_id, me.id)),
            (
                "SELECT process, address, secret, processes.id IS NOT NULL FROM owners LEFT JOIN processes"
                " ON processes.id = process WHERE table_id = ?",
                (table_id,),
            ),
        ]
    )
    if not known:
        raise UnknownTable(table_id)  # which undoes the claim
    name, address, secret, lives = found[0]
    if name == me.id:
        return me
    return ServerProcess(name, address, secret) if lives else None


FREE = "NOT EXISTS (SELECT 1 FROM processes WHERE id = owners.process)"
CLAIM = (
    "INSERT INTO owners (table_id, process) VALUES (?, ?)"
    f" ON CONFLICT (table_id) DO UPDATE SET process = excluded.process WHERE {FREE} RETURNING process"
)


def claim_new(db: Connection, me: ServerProcess, ids: str) -> None:
    db.change(
        "INSERT INTO owners (table_id, process) SELECT unnest(string_to_array(?, ?)), ?"
        f" ON CONFLICT (table_id) DO UPDATE SET process = excluded.process WHERE {FREE}",
        (ids, SEPARATOR, me.id),
    )


def keep(db: Connection, me: ServerProcess, ids: str) -> set[str]:
    lock_tables(db, ids)
    claim_new(db, me, ids)
    found = db.rows("SELECT table_id FROM owners WHERE process = ?", (me.id,))
    return {row[0] for row in found}


def release(db: Connection, me: ServerProcess, ids: str) -> None:
    db.change("DELETE FROM owners WHERE table_id = ANY(string_to_array(?, ?)) AND process = ?", (ids, SEPARATOR, me.id))


def hand_over(db: Connection, me: ServerProcess, table_id: str, other: str) -> None:
    db.rows("SELECT 1 FROM tables WHERE id = ?" + db.row_lock, (table_id,))
    db.change(
        "UPDATE owners SET process = ? WHERE table_id = ? AND process = ?"
        " AND EXISTS (SELECT 1 FROM processes WHERE id = ?)",
        (other, table_id, me.id, other),
    )


def bury(db: Connection, peer: Peer) -> bool:
    sql = "DELETE FROM processes WHERE id = ? AND backend || ' ' || backend_start = ?"
    return db.change(sql, (peer.process.id, peer.connection)) > 0


def take_over(db: Connection, me: ServerProcess) -> list[str]:
    # In an order of its own, so that processes which take over at the same time do not want the same tables.
    free = db.rows(
        f"SELECT table_id FROM owners WHERE {FREE} ORDER BY md5(table_id || ?) LIMIT ?", (me.id, TAKE_AT_ONCE)
    )
    if not free:
        return []
    ids = joined(row[0] for row in free)
    lock_tables(db, ids)
    taken = db.rows(
        f"UPDATE owners SET process = ? WHERE table_id = ANY(string_to_array(?, ?)) AND {FREE} RETURNING table_id",
        (me.id, ids, SEPARATOR),
    )
    return [row[0] for row in taken] or take_over(db, me)


def lock_tables(db: Connection, ids: str) -> None:
    """In the order of their ids, as every writer locks."""
    sql = "SELECT 1 FROM tables WHERE id = ANY(string_to_array(?, ?)) ORDER BY id" + db.row_lock
    db.rows(sql, (ids, SEPARATOR))


LEFT = """
    WITH RECURSIVE holders AS (
        (SELECT process FROM owners ORDER BY process LIMIT 1)
        UNION ALL
        SELECT (SELECT process FROM owners WHERE process > holders.process ORDER BY process LIMIT 1)
        FROM holders WHERE process IS NOT NULL
    )
    SELECT 1 FROM holders WHERE process IS NOT NULL AND process NOT IN (SELECT id FROM processes) LIMIT 1
"""
"""From one owner to the next along the index: its cost grows with the processes and not with the tables."""


def is_anything_left(db: Connection) -> bool:
    return bool(db.rows(LEFT))


def leave(db: Connection, me: ServerProcess) -> None:
    db.change("DELETE FROM processes WHERE id = ?", (me.id,))
