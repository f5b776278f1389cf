"""Tables in play on this server: loaded from the store, changed by commands, stored before anybody is told.

A table's log in the store is the truth. The copy kept here catches up by position, so several processes can serve one
table: a process that appends at a stale position reads the new events and decides again.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future

import msgspec

from connectable.contract import Refusal
from connectable.server.protocol.projection import tail_of
from connectable.server.tables.hosted_table import HostedTable, StaleAt
from connectable.server.tables.snapshots import is_due, read_snapshot, write_snapshot
from connectable.storage import (
    NewEvent,
    NewTableRow,
    Repeated,
    StalePosition,
    Store,
    StoredSnapshot,
    StoreError,
    UnknownTable,
)
from connectable.table import Change, Refused, Table, create, decide, evolve
from connectable.table.commands import AnyCommand
from connectable.table.events import Created, Finished, read_event, write_event
from connectable.table.evolve import write_outcome

LOGGER = logging.getLogger(__name__)
MOST_TABLES = 5_000
"""Tables kept in memory; an evicted one is read again when somebody asks for it."""
IDLE_SECONDS = 900.0
"""A table without sockets is evicted when nobody has asked for it for this long."""
TRIES = 20
"""How often a command is decided again because another process was faster."""
READ_AT_ONCE = 1_000
GROUP_PREFIX = "circle_"
"""How the ids of group logs in the store begin; table ids have no underscore."""

Listener = Callable[[HostedTable, Sequence[Change], bool], None]
"""Called with the table, what changed, and whether this process decided it."""


class Stale(Exception):
    """The caller chose its action before an event that it had not seen."""

    def __init__(self, position: int) -> None:
        super().__init__(f"the table is at position {position}")
        self.position = position


class TableHost:
    """All tables of this server."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.store, self.clock = store, clock
        self.tables: OrderedDict[str, HostedTable] = OrderedDict()
        self.listeners: list[Listener] = []
        """Called after each change, in the order of the table's events."""
        self.is_hurried: Callable[[str], bool] = lambda table_id: False
        """Whether bots at that table get less time because other tables keep them busy."""
        self.catching_up: set[asyncio.Task[None]] = set()
        self.loop: asyncio.AbstractEventLoop | None = None

    def open(self) -> None:
        """From now on this process follows what other processes store."""
        self.loop = asyncio.get_running_loop()
        self.store.listen(self.on_append)

    async def find(self, table_id: str) -> HostedTable:
        """The table, read from the store when it is not in memory; UnknownTable."""
        if table_id.startswith(GROUP_PREFIX):
            raise UnknownTable(table_id)
        hosted = self.tables.get(table_id)
        if hosted is None:
            hosted = self.tables[table_id] = HostedTable(table_id)
        self.tables.move_to_end(table_id)
        hosted.last_used = time.monotonic()
        if hosted.loaded is None:
            await self.load(hosted)
            self.evict()
        if hosted.table.deleted:
            raise UnknownTable(table_id)
        return hosted

    def tail(self, hosted: HostedTable) -> bytes:
        """What is stamped onto a table's bytes. Nothing that happens at the table itself affects it."""
        table = hosted.table
        bots = table.phase == "playing" and any(seat.is_played_by_bot for seat in table.seats)
        return tail_of(bots and self.is_hurried(hosted.id), self.clock())

    async def load(self, hosted: HostedTable) -> None:
        try:
            async with hosted.lock:
                await self.load_snapshot(hosted)
                await self.catch_up(hosted)
                if hosted.snapshot_at:  # there may be no events after it, but somebody may have to act
                    self.publish(hosted, (), own=False)
                self.save_snapshot(hosted)
            if not hosted.position:
                raise UnknownTable(hosted.id)
        finally:
            if not hosted.position:
                self.forget(hosted)

    async def load_snapshot(self, hosted: HostedTable) -> None:
        """Starts from the last snapshot, if there is a usable one."""
        stored = await asyncio.wrap_future(self.store.snapshot(hosted.id))
        if stored and (snapshot := read_snapshot(stored.data, hosted.id, stored.position)):
            hosted.loaded, hosted.logs = snapshot
            hosted.snapshot_at = stored.position

    def save_snapshot(self, hosted: HostedTable) -> None:
        """Saves a snapshot when one is due; nobody waits for it."""
        if hosted.loaded is not None and is_due(hosted.snapshot_at, hosted.loaded):
            hosted.snapshot_at = hosted.position
            data = write_snapshot(hosted.loaded, hosted.logs)
            saving = self.store.keep_snapshot(hosted.id, StoredSnapshot(hosted.position, data))
            saving.add_done_callback(log_unsaved_snapshot)

    def evict(self) -> None:
        """Drops the least recently used tables from memory: those over the limit, and those idle for too long."""
        surplus, long_ago = len(self.tables) - MOST_TABLES, time.monotonic() - IDLE_SECONDS
        for number, hosted in enumerate(list(self.tables.values())):
            if number >= surplus and hosted.last_used > long_ago:
                return
            if not (hosted.sessions or hosted.lock.locked()):
                self.forget(hosted)

    async def create(self, created: Created) -> HostedTable:
        """A new table, stored; TableExists."""
        hosted = HostedTable(created.id)
        async with hosted.lock:
            listed = created.settings.visibility == "public"
            new = NewTableRow(created.id, created.id, created.game, b"{}", created.at, "gathering", listed)
            await asyncio.wrap_future(self.store.create(new))
            changes = create(created)
            await self.append(hosted, changes, "made")
            self.tables[created.id] = hosted
            self.evict()
            self.publish(hosted, changes, own=True)
        return hosted

    async def command(
        self, hosted: HostedTable, command: AnyCommand, key: str, *, position: int | None = None, only_try: bool = False
    ) -> int:
        """Decides, stores, publishes; returns the seat's position afterwards. Refused or Stale when it cannot be done.

        `position` is what the seat had seen when it chose; None: it does not matter."""
        async with hosted.lock:
            answer = hosted.answers.get((command.seat, key))
            if answer is None:
                try:
                    answer = await self.decide_and_store(hosted, command, key, position, only_try)
                except Refused as refused:
                    answer = refused.refusal
                except Stale as stale:
                    answer = StaleAt(stale.position)
                if not only_try:
                    if not isinstance(answer, int):
                        answer = await self.stored_answer(hosted, command.seat, key) or answer
                    hosted.remember(command.seat, key, answer)
        match answer:
            case int():
                return answer
            case StaleAt():
                raise Stale(answer.position)
            case Refusal():
                raise Refused(answer)

    async def stored_answer(self, hosted: HostedTable, seat: int, key: str) -> int | None:
        """The answer given to this key before, which the client may never have received: what was stored once is
        never refused later."""
        stored = await asyncio.wrap_future(self.store.answer(hosted.id, stored_key(seat, key)))
        if stored is None:
            return None
        await self.catch_up(hosted)
        return hosted.log_of(seat).at(stored)

    async def decide_and_store(
        self, hosted: HostedTable, command: AnyCommand, key: str, position: int | None, only_try: bool
    ) -> int:
        """Judges the command against the newest state, again whenever another process was faster."""
        for _ in range(TRIES):
            log = hosted.log_of(command.seat)
            if position is not None and log.is_stale(position):
                raise Stale(log.position)
            changes = decide(hosted.table, command, self.clock())
            if only_try or not changes:
                return log.position
            try:
                stored = await self.append(hosted, changes, stored_key(command.seat, key))
            except StalePosition:
                await self.catch_up(hosted)
                continue
            if isinstance(stored, Repeated):  # here or on another server: what was stored then counts
                await self.catch_up(hosted)
            else:
                self.publish(hosted, changes, own=True)
                self.save_snapshot(hosted)
            return hosted.log_of(command.seat).at(stored)
        raise StoreError(f"table {hosted.id}: other processes were faster {TRIES} times", away=True)

    async def append(self, hosted: HostedTable, changes: Sequence[Change], key: str) -> int:
        after = changes[-1].table
        ended = any(isinstance(event, Finished) for event, _ in changes)
        hosted.appending_to = after.position
        try:
            return await asyncio.wrap_future(
                self.store.append(
                    hosted.id,
                    after.position - len(changes),
                    [NewEvent(write_event(event), event.at) for event, _ in changes],
                    key=key,
                    status=after.phase,
                    outcome=encode_outcome(after) if ended else None,
                )
            )
        finally:
            hosted.appending_to = 0

    async def catch_up(self, hosted: HostedTable) -> None:
        """Reads what other processes appended; the caller holds the lock."""
        while True:
            stored = await asyncio.wrap_future(self.store.events(hosted.id, hosted.position, READ_AT_ONCE))
            changes, table = [], hosted.loaded
            for number, row in enumerate(stored, 1):
                event = read_event(row.data)
                table = evolve(table, event)
                changes.append(Change(event, table))
                if number % 50 == 0:
                    await asyncio.sleep(0)  # a long table must not hold up the others
            if changes:
                self.publish(hosted, changes, own=False)
            if len(stored) < READ_AT_ONCE:
                return

    def publish(self, hosted: HostedTable, changes: Sequence[Change], *, own: bool) -> None:
        hosted.add(changes)
        for listener in self.listeners:
            listener(hosted, changes, own)

    def on_append(self, table_id: str | None, position: int) -> None:
        """Called by the store, in a thread of the store's."""
        hosted = self.tables.get(table_id) if table_id else None
        if table_id is not None and (hosted is None or position <= max(hosted.position, hosted.appending_to)):
            return
        if self.loop and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.follow, table_id)

    def follow(self, table_id: str | None) -> None:
        """Catches up with one table, or with all of them when notices may have been lost."""
        for hosted in list(self.tables.values()) if table_id is None else [self.tables.get(table_id)]:
            if hosted is not None and hosted.loaded is not None:
                task = asyncio.get_running_loop().create_task(self.follow_one(hosted))
                self.catching_up.add(task)
                task.add_done_callback(self.catching_up.discard)

    async def follow_one(self, hosted: HostedTable) -> None:
        try:
            async with hosted.lock:
                await self.catch_up(hosted)
        except UnknownTable:
            self.forget(hosted)
        except StoreError as error:
            LOGGER.warning("table %s: %s", hosted.id, error)

    def forget(self, hosted: HostedTable) -> None:
        if self.tables.get(hosted.id) is hosted:
            del self.tables[hosted.id]

    async def delete(self, hosted: HostedTable) -> None:
        """Removes the table after its event `deleted`, which informs the other processes."""
        await asyncio.wrap_future(self.store.delete(hosted.id))
        self.forget(hosted)


def log_unsaved_snapshot(saving: "Future[None]") -> None:
    """A snapshot is only a cache, so a failure is worth no more than a log line."""
    if error := saving.exception():
        LOGGER.info("a snapshot was not saved: %s", error)


def stored_key(seat: int, key: str) -> str:
    return f"{seat} {key}"


def encode_outcome(table: Table) -> bytes:
    assert table.outcome is not None
    return msgspec.json.encode(write_outcome(table.outcome))
