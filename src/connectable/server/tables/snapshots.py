"""Hosted tables as bytes: the table and what each viewer has seen of it, so that loading reads only the latest events.

A snapshot is a cache in the store. Whatever is wrong with it, the events are the truth and are read instead.
"""

import zlib
from array import array

import msgspec

from connectable.server.protocol.messages import Happened
from connectable.server.protocol.projection import Viewer
from connectable.server.tables.viewer_log import Sight
from connectable.table import Table
from connectable.table.snapshot import Frozen, freeze, thaw

EVERY = 64
"""Events between snapshots."""
MOST_BYTES = 64_000_000
"""Of a snapshot when it is unpacked."""


class SightKept(msgspec.Struct, frozen=True):
    """What a viewer has seen."""

    viewer: Viewer
    stored: list[int]
    log: list[Happened]
    played: int
    several: bool
    together: tuple[int, int]


class Kept(msgspec.Struct, frozen=True):
    frozen: Frozen
    sights: list[SightKept]


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Kept)
Sights = dict[Viewer, Sight]


def is_due(kept_at: int, table: Table) -> bool:
    """Whether the table has grown enough since; one with a rematch is at its end, and its last events are heard."""
    return table.position // EVERY > kept_at // EVERY and not (table.rematch or table.deleted)


def write_snapshot(table: Table, sights: Sights) -> bytes:
    kept = [
        SightKept(viewer, list(sight.stored), sight.log, sight.played, sight.several, sight.together)
        for viewer, sight in sights.items()
    ]
    return zlib.compress(ENCODER.encode(Kept(freeze(table), kept)), 1)


def read_snapshot(data: bytes, table_id: str, position: int) -> tuple[Table, Sights] | None:
    """The table at that position and its sights; None: this is no snapshot to go on from."""
    try:
        unpacking = zlib.decompressobj()
        kept = DECODER.decode(unpacking.decompress(data, MOST_BYTES))
        if not unpacking.eof:
            return None
    except (zlib.error, msgspec.MsgspecError, UnicodeDecodeError):
        return None
    table = thaw(kept.frozen)
    sights = {seen.viewer: sight_of(seen) for seen in kept.sights}
    if table is None or (table.id, table.position) != (table_id, position):
        return None
    if sights.keys() != {*range(len(table.seats)), None}:
        return None
    return table, sights


def sight_of(seen: SightKept) -> Sight:
    sight = Sight()
    sight.stored, sight.log = array("I", seen.stored), seen.log
    sight.played, sight.several, sight.together = seen.played, seen.several, seen.together
    return sight
