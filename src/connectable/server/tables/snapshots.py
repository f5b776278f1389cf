"""Hosted tables as bytes: the table and what each viewer has seen of it, so that loading reads only the latest events.

A snapshot is a cache in the store. If anything is wrong with it, the events are the truth and are read instead.
"""

import asyncio
import zlib
from array import array
from typing import NamedTuple

import msgspec
from msgspec import field

from connectable.server.protocol.event_projection import Viewer
from connectable.server.protocol.table import EventSeen
from connectable.server.tables.stored import Prepare
from connectable.server.tables.viewer_log import ViewerLog
from connectable.storage import Store
from connectable.table import Table
from connectable.table.snapshot import Frozen, freeze, thaw

EVERY = 64
"""Events between snapshots."""
MOST_BYTES = 64_000_000
"""Largest unpacked snapshot."""


class FrozenLog(msgspec.Struct, frozen=True):
    """What a viewer has seen, as data. The stored names are older than those of `ViewerLog`."""

    viewer: Viewer
    stored: list[int]
    recent: list[EventSeen] = field(name="log")
    last_play: int = field(name="played")
    simultaneous: bool = field(name="several")
    simultaneous_span: tuple[int, int] = field(name="together")
    entries: list[int] = []


class FrozenTable(msgspec.Struct, frozen=True):
    """A hosted table as data."""

    frozen: Frozen
    logs: list[FrozenLog] = field(name="sights")


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(FrozenTable)
ViewerLogs = dict[Viewer, ViewerLog]


def is_due(snapshot_at: int, table: Table) -> bool:
    """Whether the table has grown enough since the last snapshot. Never with a rematch or deletion: loading must
    publish those last events again."""
    return table.position // EVERY > snapshot_at // EVERY and not (table.rematch or table.deleted)


def write_snapshot(table: Table, logs: ViewerLogs) -> bytes:
    frozen = [
        FrozenLog(
            viewer,
            list(log.stored),
            log.recent,
            log.last_play,
            log.simultaneous,
            log.simultaneous_span,
            list(log.entries),
        )
        for viewer, log in logs.items()
    ]
    return zlib.compress(ENCODER.encode(FrozenTable(freeze(table), frozen)), 1)


class Loaded(NamedTuple):
    """A table as a snapshot had it."""

    table: Table
    logs: ViewerLogs


async def load_snapshot(store: Store, table_id: str, prepare: Prepare) -> Loaded | None:
    """The latest snapshot of a table, if there is a usable one."""
    stored = await asyncio.wrap_future(store.snapshot(table_id))
    frozen = unpacked(stored.data) if stored else None
    if frozen is None or stored is None:
        return None
    await prepare(frozen.frozen.table)
    return read_snapshot(frozen, table_id, stored.position)


def unpacked(data: bytes) -> FrozenTable | None:
    """The snapshot as data; None: it is none."""
    try:
        unpacking = zlib.decompressobj()
        snapshot = DECODER.decode(unpacking.decompress(data, MOST_BYTES))
    except (zlib.error, msgspec.MsgspecError, UnicodeDecodeError):
        return None
    return snapshot if unpacking.eof else None


def read_snapshot(snapshot: FrozenTable, table_id: str, position: int) -> Loaded | None:
    """The table at that position and its viewers' logs; None: not a usable snapshot."""
    table = thaw(snapshot.frozen)
    logs = {log.viewer: thaw_log(log) for log in snapshot.logs}
    if table is None or (table.id, table.position) != (table_id, position):
        return None
    if logs.keys() != {*range(len(table.seats)), None}:
        return None
    if any(len(log.entries) != len(log.stored) for log in logs.values()):  # of an older version
        return None
    return Loaded(table, logs)


def thaw_log(frozen: FrozenLog) -> ViewerLog:
    log = ViewerLog()
    log.stored, log.recent, log.last_play = array("I", frozen.stored), frozen.recent, frozen.last_play
    log.entries = array("I", frozen.entries)
    log.simultaneous, log.simultaneous_span = frozen.simultaneous, frozen.simultaneous_span
    return log
