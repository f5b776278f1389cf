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
from secrets import token_hex
from typing import NamedTuple

from connectable.contract import Refusal
from connectable.server.protocol.projection import tail_of
from connectable.server.tables.hosted_table import HostedTable, StaleAt
from connectable.server.tables.rematch import predecessor, rematch_of, with_rematch
from connectable.server.tables.snapshots import is_due, read_snapshot, write_snapshot
from connectable.server.tables.stored import DamagedTable, append_of, asker, read_changes, stored_key
from connectable.storage import (
    Append,
    Repeated,
    StalePosition,
    Store,
    StoredSnapshot,
    StoreError,
    TableExists,
    UnknownTable,
)
from connectable.table import Change, Refused, create, decide, seat_of
from connectable.table.commands import AnyCommand
from connectable.table.events import Created
from connectable.table.identity import resolved

LOGGER = logging.getLogger(__name__)
MOST_TABLES = 5_000
"""Tables kept in memory; an evicted one is read again when somebody asks for it."""
IDLE_SECONDS = 900.0
"""A table without sockets is evicted when nobody has asked for it for this long."""
TRIES = 20
"""How often a command is decided again because another process was faster."""
GROUP_PREFIX = "circle_"
"""How the ids of group logs in the store begin; table ids have no underscore."""

Listener = Callable[[HostedTable, Sequence[Change], bool], None]
"""Called with the table, what changed, and whether this process decided it."""


class Stale(Exception):
    """The caller chose its action before an event that it had not seen."""

    def __init__(self, position: int) -> None:
        super().__init__(f"the table is at position {position}")
        self.position = position


class Request(NamedTuple):
    """A command on its way."""

    command: AnyCommand
    key: str
    position: int | None
    only_try: bool
    also: Sequence[Append]

    def seat_at(self, hosted: HostedTable) -> int:
        """Where the asker sits now; −1: nowhere."""
        if not self.command.token_hash:
            return self.command.seat
        seat = seat_of(hosted.table, self.command.token_hash)
        return -1 if seat is None else seat


class TableHost:
    """All tables of this server."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.store, self.clock = store, clock
        self.tables: OrderedDict[str, HostedTable] = OrderedDict()
        self.listeners: list[Listener] = []
        """Called after each change, in the order of the table's events."""
        self.elsewhere: Callable[[Sequence[Change]], list[Append]] = lambda changes: []
        """What these changes add to other logs, in the same transaction."""
        self.is_hurried: Callable[[str], bool] = lambda table_id: False
        """Whether bots at that table get less time because other tables keep them busy."""
        self.catching_up: set[asyncio.Task[None]] = set()
        self.loop: asyncio.AbstractEventLoop | None = None

    def open(self) -> None:
        """From now on this process follows what other processes store."""
        self.loop = asyncio.get_running_loop()
        self.store.listen(self.on_append)

    async def find(self, table_id: str, token_hash: str = "") -> HostedTable:
        """The table, read from the store when it is not in memory; UnknownTable, DamagedTable.

        Somebody with a seat at the table before it gets a rematch even if an older version never created it."""
        try:
            return await self.known(table_id)
        except UnknownTable:
            if not token_hash or not await self.create_missing_rematch(table_id, token_hash):
                raise
        return await self.known(table_id)

    async def known(self, table_id: str) -> HostedTable:
        if table_id.startswith(GROUP_PREFIX):
            raise UnknownTable(table_id)
        hosted = self.tables.get(table_id)
        if hosted is None:
            hosted = self.tables[table_id] = HostedTable(table_id)
        self.tables.move_to_end(table_id)
        hosted.last_used = time.monotonic()
        if not hosted.is_ready:
            hosted = await self.load(hosted)
            self.evict()
        if hosted.table.deleted:
            raise UnknownTable(table_id)
        return hosted

    async def create_missing_rematch(self, table_id: str, token_hash: str) -> bool:
        """Whether an agreed rematch has its table now: older versions stored the agreement first, the table later."""
        try:
            before = await self.known(predecessor(table_id))
        except UnknownTable:
            return False
        table = before.table
        if before.is_rematch_made or table.rematch != table_id or seat_of(table, token_hash) is None:
            return False
        try:
            await self.create(rematch_of(table, self.clock()))
        except TableExists:
            LOGGER.debug("table %s: another process was faster", table_id)
        return True

    def tail(self, hosted: HostedTable) -> bytes:
        """What is stamped onto a table's bytes. Nothing that happens at the table itself affects it."""
        table = hosted.table
        bots = table.phase == "playing" and any(seat.is_played_by_bot for seat in table.seats)
        return tail_of(bots and self.is_hurried(hosted.id), self.clock())

    async def load(self, hosted: HostedTable) -> HostedTable:
        """The table once it holds everything that is stored: nobody sees it before that."""
        async with hosted.lock:
            try:
                if not hosted.is_ready and self.tables.get(hosted.id) is hosted:
                    await self.read(hosted)
            finally:
                if not hosted.is_ready:
                    self.forget(hosted)
        current = self.tables.get(hosted.id)
        return hosted if current is hosted else await self.known(hosted.id)

    async def read(self, hosted: HostedTable) -> None:
        await self.load_snapshot(hosted)
        changes = await read_changes(self.store, hosted.id, hosted.loaded)
        if hosted.loaded is None and not changes:
            raise UnknownTable(hosted.id)
        hosted.is_ready = True
        self.publish(hosted, changes, own=False)  # also without changes: somebody may have to act
        self.save_snapshot(hosted)

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

    async def create(self, created: Created, also: Sequence[Append] = ()) -> HostedTable:
        """A new table, stored together with what else belongs to it; TableExists."""
        changes = create(created)
        await self.store_all([append_of(changes, new_key())], [*self.elsewhere(changes), *also])
        return self.adopt(changes)

    def adopt(self, changes: Sequence[Change]) -> HostedTable:
        """A table of which these are all changes."""
        hosted = HostedTable(changes[-1].table.id)
        hosted.is_ready = True
        self.tables[hosted.id] = hosted
        self.evict()
        self.publish(hosted, changes, own=True)
        return hosted

    async def command(
        self,
        hosted: HostedTable,
        command: AnyCommand,
        key: str,
        *,
        position: int | None = None,
        only_try: bool = False,
        also: Sequence[Append] = (),
    ) -> int:
        """Decides, stores, publishes; returns the asker's position afterwards. Refused or Stale when it cannot be done.

        `position` is what the asker had seen when it chose; None: it does not matter."""
        who = asker(command.token_hash, command.seat)
        async with hosted.lock:
            answer = hosted.answers.get((who, key))
            if answer is None:
                request = Request(command, stored_key(who, key), position, only_try, also)
                try:
                    answer = await self.decide_and_store(hosted, request)
                except Refused as refused:
                    answer = refused.refusal
                except Stale as stale:
                    answer = StaleAt(stale.position)
                if not only_try:
                    if not isinstance(answer, int):
                        answer = await self.stored_answer(hosted, request) or answer
                    hosted.remember(who, key, answer)
        match answer:
            case int():
                return answer
            case StaleAt():
                raise Stale(answer.position)
            case Refusal():
                raise Refused(answer)

    async def stored_answer(self, hosted: HostedTable, request: "Request") -> int | None:
        """The answer given to this key before, which the client may never have received: what was stored once is
        never refused later."""
        stored = await asyncio.wrap_future(self.store.answer(hosted.id, request.key))
        if stored is None:
            return None
        await self.catch_up(hosted)
        return hosted.log_of(request.seat_at(hosted)).at(stored)

    async def decide_and_store(self, hosted: HostedTable, request: "Request") -> int:
        """Judges the command against the newest state, again whenever another process was faster. Who asks is looked
        up each time: the seat may have gone to somebody else meanwhile."""
        for _ in range(TRIES):
            command = resolved(hosted.table, request.command)
            log = hosted.log_of(command.seat)
            if request.position is not None and log.is_stale(request.position):
                raise Stale(log.position)
            changes, following = with_rematch(decide(hosted.table, command, self.clock()))
            if request.only_try or not changes:
                return log.position
            try:
                stored = await self.append(hosted, changes, following, request)
            except StalePosition:
                await self.catch_up(hosted)
                continue
            if isinstance(stored, Repeated):  # here or on another server: what was stored then counts
                await self.catch_up(hosted)
            else:
                self.publish(hosted, changes, own=True)
                self.save_snapshot(hosted)
                if following:
                    self.adopt(following)
            return hosted.log_of(request.seat_at(hosted)).at(stored)
        raise StoreError(f"table {hosted.id}: other processes were faster {TRIES} times", away=True)

    async def append(
        self, hosted: HostedTable, changes: list[Change], following: list[Change], request: "Request"
    ) -> int:
        appends = [append_of(changes, request.key)]
        elsewhere = self.elsewhere(changes)
        if following:
            appends.append(append_of(following, new_key()))
            elsewhere += self.elsewhere(following)
        hosted.appending_to = changes[-1].table.position
        try:
            return await self.store_all([*appends, *request.also], elsewhere)
        finally:
            hosted.appending_to = 0

    async def store_all(self, appends: list[Append], elsewhere: list[Append]) -> int:
        """The position of the first append; all are stored or none. A group that was removed is left out."""
        try:
            return (await asyncio.wrap_future(self.store.append_all([*appends, *elsewhere])))[0]
        except UnknownTable:
            if not elsewhere:
                raise
            return (await asyncio.wrap_future(self.store.append_all(appends)))[0]

    async def catch_up(self, hosted: HostedTable) -> None:
        """Reads what other processes appended; the caller holds the lock."""
        if changes := await read_changes(self.store, hosted.id, hosted.loaded):
            self.publish(hosted, changes, own=False)

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
            if hosted is not None:
                task = asyncio.get_running_loop().create_task(self.follow_one(hosted))
                self.catching_up.add(task)
                task.add_done_callback(self.catching_up.discard)

    async def follow_one(self, hosted: HostedTable) -> None:
        try:
            async with hosted.lock:
                if hosted.is_ready:
                    await self.catch_up(hosted)
        except UnknownTable:
            self.forget(hosted)
        except (StoreError, DamagedTable) as error:
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


def new_key() -> str:
    """The key of a table's first events: nobody else's."""
    return f"made {token_hex(8)}"
