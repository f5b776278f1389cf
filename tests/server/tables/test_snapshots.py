"""Loading from a snapshot gives what loading from the events gives, only faster; a damaged one is ignored."""

import asyncio
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from connectable.fairness.dice import commitment
from connectable.registry import game
from connectable.server.tables.host import TableHost
from connectable.server.tables.hosted_table import HostedTable
from connectable.server.tables.snapshots import EVERY, FrozenTable, read_snapshot, unpacked, write_snapshot
from connectable.server.tables.viewer_log import ViewerLog
from connectable.storage import NewEvent, Store, StoredSnapshot, open_store
from connectable.table import Seat, Settings
from connectable.table.commands import Act, Propose, Undo
from connectable.table.events import Created
from connectable.table.evolve import acting_seats
from connectable.table.undo import free_undo
from table.play import SECRET, PlayedTable


@pytest.fixture
def store(place: str) -> Iterator[Store]:
    store = open_store(place)
    yield store
    store.close()


async def played(store: Store, acts: int) -> HostedTable:
    """A table for two, played by commands, with undos."""
    host = TableHost(store, lambda: 1000)
    people = tuple(Seat("human", f"P{n}") for n in range(2))
    hosted = await host.create(Created(0, "moss", "connnect", {}, Settings(), people, commitment(SECRET), SECRET))
    rules = game("connnect")
    for number in range(acts):
        table = hosted.table
        acting = acting_seats(table)
        if not acting:
            break
        seat = acting[number % len(acting)]
        await host.command(hosted, Act(seat, rules.notation(rules.idle(table.state, seat))), f"k{number}")
        if number % 5 == 0 and free_undo(hosted.table.live, seat):
            await host.command(hosted, Undo(seat), f"u{number}")
    written(store)
    return hosted


def written(store: Store) -> None:
    """Waits for what was written without waiting: writes to one table keep their order."""
    assert store.append("moss", 0, [NewEvent(b"", 0)]).exception()  # declined, in its turn


def seen(log: ViewerLog) -> tuple[object, ...]:
    return list(log.stored), log.recent, log.last_play, log.simultaneous, log.simultaneous_span


def same(one: HostedTable, other: HostedTable) -> None:
    assert replace(one.table, recent=()) == replace(other.table, recent=())
    for viewer in (0, 1, None):
        assert seen(one.logs[viewer]) == seen(other.logs[viewer])
        assert one.encoded(viewer) == other.encoded(viewer)


def read_from(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The positions after which events are read from now on."""
    asked: list[int] = []
    events = store.events

    def noted(table_id: str, after: int = 0, limit: int = 1000) -> Any:
        asked.append(after)
        return events(table_id, after, limit)

    monkeypatch.setattr(store, "events", noted)
    return asked


def test_loading_reads_the_snapshot_and_the_events_after_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        hosted = await played(store, 100)
        assert hosted.position > EVERY
        asked = read_from(store, monkeypatch)
        same(await TableHost(store, lambda: 1000).find("moss"), hosted)
        assert 0 < hosted.position - asked[0] < EVERY
        assert asked[0] == hosted.snapshot_at

    asyncio.run(work())


def other_version(data: bytes) -> bytes:
    return zlib.compress(zlib.decompress(data).replace(b'"version":"', b'"version":"0'))


DAMAGE: dict[str, Callable[[StoredSnapshot], StoredSnapshot]] = {
    "empty": lambda kept: StoredSnapshot(kept.position, b""),
    "cut": lambda kept: StoredSnapshot(kept.position, kept.data[:-20]),
    "noise": lambda kept: StoredSnapshot(kept.position, b"\xff" * 100),
    "other": lambda kept: StoredSnapshot(kept.position, zlib.compress(b'{"frozen": 1}')),
    "version": lambda kept: StoredSnapshot(kept.position, other_version(kept.data)),
    "place": lambda kept: StoredSnapshot(kept.position - 1, kept.data),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_or_old_one_is_ignored_and_written_again(
    store: Store, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    async def work() -> None:
        hosted = await played(store, 70)
        good = store.snapshot("moss").result()
        assert good
        store.keep_snapshot("moss", DAMAGE[kind](good)).result()
        asked = read_from(store, monkeypatch)
        same(await TableHost(store, lambda: 1000).find("moss"), hosted)
        assert asked[0] == 0
        written(store)
        again = store.snapshot("moss").result()
        assert again
        assert unpacked(again.data)

    asyncio.run(work())


def test_a_table_on_a_snapshot_plays_on(store: Store) -> None:
    async def work() -> None:
        await played(store, 70)
        host = TableHost(store, lambda: 1000)
        told: list[str] = []
        host.listeners.append(lambda hosted, changes, own: told.append(hosted.id))
        hosted = await host.find("moss")
        assert told
        await host.command(hosted, Propose(0, "stop"), "stop")
        fresh = TableHost(store, lambda: 1000)
        store.keep_snapshot("moss", StoredSnapshot(1, b"")).result()
        same(await fresh.find("moss"), hosted)

    asyncio.run(work())


def test_clocks_and_bots_hear_of_a_table_that_is_all_in_its_snapshot(store: Store) -> None:
    async def work() -> None:
        hosted = await played(store, 70)
        store.keep_snapshot("moss", StoredSnapshot(hosted.position, write_snapshot(hosted.table, hosted.logs))).result()
        host = TableHost(store, lambda: 1000)
        told: list[int] = []
        host.listeners.append(lambda hosted, changes, own: told.append(len(changes)))
        await host.find("moss")
        assert told == [0]

    asyncio.run(work())


def frozen(data: bytes) -> FrozenTable:
    found = unpacked(data)
    assert found
    return found


def test_logs_and_table_survive_the_bytes() -> None:
    hosted, sitting = HostedTable("moss"), PlayedTable("connnect", 2).play(40)
    hosted.add(sitting.changes)
    found = read_snapshot(frozen(write_snapshot(hosted.table, hosted.logs)), "moss", hosted.position)
    assert found
    other = HostedTable("moss")
    other.loaded, other.logs = found
    same(other, hosted)


def test_a_snapshot_that_would_unpack_without_end_is_none() -> None:
    bomb = zlib.compress(bytes(100_000_000), 9)
    assert unpacked(bomb) is None
    assert unpacked(zlib.compress(msgspec.json.encode([]))) is None
