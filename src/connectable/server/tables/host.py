"""Tables in play on this server: loaded from the store, changed by commands, stored before anybody is told.

A table's log in the store is the truth. Of several processes one owns the table (`ownership.py`); the store refuses
appends of any other, and one that appends at a stale position reads the new events and decides again.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from secrets import token_hex

from connectable.contract import Refusal
from connectable.server.protocol.projection import Tail
from connectable.server.tables.appends import append_of
from connectable.server.tables.copies import TableCopies
from connectable.server.tables.hosted_table import Answer, HostedTable, StaleAt
from connectable.server.tables.mailbox import Letter, Mailbox
from connectable.server.tables.ownership import Elsewhere, Ownership
from connectable.server.tables.rematch import predecessor, rematch_of, with_rematch
from connectable.server.tables.request import Errand, Request, Stale, Told, request_of
from connectable.server.tables.snapshots import is_due, load_snapshot, write_snapshot
from connectable.server.tables.stored import nothing, read_changes
from connectable.storage import (
    Append,
    NotOwner,
    Repeated,
    StalePosition,
    Store,
    StoredSnapshot,
    StoreError,
    TableExists,
    UnknownTable,
)
from connectable.table import Change, Refused, Table, create, next_tick, seat_of
from connectable.table.commands import AnyCommand
from connectable.table.decide import decide_for
from connectable.table.events import Created
from connectable.table.identity import resolved
from connectable.table.length import need_room

LOGGER = logging.getLogger(__name__)
MOST_TABLES = 5_000
"""Tables kept in memory; an evicted one is read again when somebody asks for it."""
MOST_ENTRIES = 300_000
"""Of the records of all tables in memory, about 100 MB; then long tables without sockets go first."""
LONG_TABLE = 500
"""Entries."""
IDLE_SECONDS = 900.0
"""A table without sockets is evicted when nobody has asked for it for this long."""
LONG_IDLE_SECONDS = 60.0
"""The same for a long table: it takes much memory and is read again within milliseconds from its snapshot."""
HAND_OVER_SECONDS = 5.0
"""A table that has just come from another process stays for at least so long."""
TRIES = 20
"""How often a command is decided again because another process was faster."""
GROUP_PREFIX = "circle_"
"""How the ids of group logs in the store begin; table ids have no underscore."""

Listener = Callable[[HostedTable, Sequence[Change], bool], None]
"""Called with the table, what changed, and whether this process decided it."""


class TableHost:
    """All tables of this server."""

    def __init__(self, store: Store, clock: Callable[[], int], ownership: Ownership | None = None) -> None:
        self.store, self.clock = store, clock
        self.ownership = ownership or Ownership(None)
        self.ownership.on_lost = self.let_go
        self.ownership.on_kept = self.refresh
        self.tables: OrderedDict[str, HostedTable] = OrderedDict()
        self.copies = TableCopies(store, self.prepared)
        self.departures: list[Callable[[str], None]] = []
        """Called with each table that lives in another process from now on."""
        self.listeners: list[Listener] = []
        """Called after each change, in the order of the table's events."""
        self.elsewhere: Callable[[Sequence[Change]], list[Append]] = lambda changes: []
        """What these changes add to other logs, in the same transaction."""
        self.is_hurried: Callable[[str], bool] = lambda table_id: False
        """Whether bots at that table get less time because other tables keep them busy."""
        self.before_first_look: Callable[[HostedTable, list[Change]], Awaitable[list[Change]]] = unchanged
        """What is added to a table when it has been read, before anybody sees it."""
        self.mailbox = Mailbox()
        self.prepare: Callable[[Table], Awaitable[None]] = nothing
        """Gets what a start of a table, or a look at its stored state, would have to wait for."""
        self.needs_preparation: Callable[[Table], bool] = lambda table: True
        self.store_told: Callable[[bool], None] = lambda well: None
        """Told whether the store took what it was given."""
        self.loop: asyncio.AbstractEventLoop | None = None
        self.errands: set[asyncio.Task[None]] = set()
        """Commands that were not as plain as they looked."""

    async def find(self, table_id: str, token_hash: str = "") -> HostedTable:
        """The table, read from the store when it is not in memory; UnknownTable, DamagedTable, Elsewhere.

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
        self.touch(hosted)
        if not hosted.is_ready:
            hosted = await self.load(hosted)
            self.evict()
        if hosted.table.deleted:
            raise UnknownTable(table_id)
        return hosted

    def at_hand(self, table_id: str) -> HostedTable | None:
        """The table, if it lives here and nothing is to be read."""
        hosted = self.tables.get(table_id)
        if hosted is None or not hosted.is_ready or not self.ownership.owns(table_id) or hosted.table.deleted:
            return None
        self.touch(hosted)
        return hosted

    def touch(self, hosted: HostedTable) -> None:
        """Somebody asks for the table: it is the last to be evicted."""
        self.tables.move_to_end(hosted.id)
        hosted.last_used = time.monotonic()

    async def look(self, table_id: str, token_hash: str = "") -> Table:
        """The table wherever it lives, for somebody who only reads."""
        if self.ownership.cluster is None or table_id in self.tables:
            try:
                return (await self.find(table_id, token_hash)).table
            except Elsewhere:
                LOGGER.debug("table %s has just left", table_id)
        if table_id.startswith(GROUP_PREFIX):
            raise UnknownTable(table_id)
        return await self.copies.read(table_id)

    async def create_missing_rematch(self, table_id: str, token_hash: str) -> bool:
        """Whether an agreed rematch has its table now: older versions stored the agreement first, the table later."""
        try:
            before = await self.known(predecessor(table_id))
        except (UnknownTable, Elsewhere):
            return False
        table = before.table
        if before.is_rematch_made or table.rematch != table_id or seat_of(table, token_hash) is None:
            return False
        try:
            await self.create(rematch_of(table, self.clock()))
        except TableExists:
            LOGGER.debug("table %s: another process was faster", table_id)
        return True

    def tail(self, hosted: HostedTable) -> Tail:
        """What is added to a table's bytes. Nothing that happens at the table itself affects it."""
        bots = hosted.has_bots() and hosted.table.phase == "playing"
        return Tail(bots and self.is_hurried(hosted.id), self.clock())

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
        await self.ownership.claim(hosted.id)
        await self.load_snapshot(hosted)
        changes = await read_changes(self.store, hosted.id, hosted.loaded, self.prepared)
        if hosted.loaded is None and not changes:
            raise UnknownTable(hosted.id)
        changes = await self.before_first_look(hosted, changes)
        hosted.is_ready = True
        self.publish(hosted, changes, own=False)  # also without changes: somebody may have to act
        self.save_snapshot(hosted)

    async def load_snapshot(self, hosted: HostedTable) -> None:
        """Starts from the last snapshot, if there is a usable one."""
        if snapshot := await load_snapshot(self.store, hosted.id, self.prepared):
            hosted.loaded, hosted.logs = snapshot
            hosted.snapshot_at = snapshot.table.position

    async def prepared(self, table: Table) -> None:
        """A stored table is read even if its content is none any more: then it turns out to be damaged."""
        with suppress(ValueError):
            await self.prepare(table)

    def save_snapshot(self, hosted: HostedTable) -> None:
        """Saves a snapshot when one is due; nobody waits for it."""
        if hosted.loaded is not None and is_due(hosted.snapshot_at, hosted.loaded):
            hosted.snapshot_at = hosted.position
            data = write_snapshot(hosted.loaded, hosted.logs)
            saving = self.store.keep_snapshot(hosted.id, StoredSnapshot(hosted.position, data))
            saving.add_done_callback(log_unsaved_snapshot)

    def evict(self) -> None:
        """Drops the least recently used tables from memory: those over the limits, and those idle for too long."""
        surplus, now = len(self.tables) - MOST_TABLES, time.monotonic()
        entries = sum([hosted.length for hosted in self.tables.values()])
        for number, hosted in enumerate(list(self.tables.values())):
            is_long = hosted.length > LONG_TABLE
            is_idle = now - hosted.last_used >= (LONG_IDLE_SECONDS if is_long else IDLE_SECONDS)
            is_surplus = number < surplus or (is_long and entries > MOST_ENTRIES)
            if (is_idle or is_surplus) and not (hosted.sessions or hosted.lock.locked()):
                entries -= hosted.length
                self.forget(hosted)

    async def create(self, created: Created, also: Sequence[Append] = ()) -> HostedTable:
        """A new table, stored together with what else belongs to it; TableExists."""
        changes = create(created)
        await self.ownership.claim_new([created.id])
        try:
            append = append_of(changes, new_key(), self.ownership.fence)
            await self.store_all([append], [*self.elsewhere(changes), *also])
        except NotOwner:  # another process makes the same rematch
            raise TableExists("id", created.id) from None
        except TableExists:
            self.ownership.release(created.id)
            raise
        return self.adopt(changes)

    def adopt(self, changes: Sequence[Change]) -> HostedTable:
        """A table of which these are all changes."""
        hosted = HostedTable(changes[-1].table.id)
        hosted.is_ready = hosted.is_made_here = True
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
        return await self.carry_out(hosted, request_of(command, key, position, only_try=only_try, also=also))

    async def carry_out(self, hosted: HostedTable, request: Request) -> int:
        """The same for a request."""
        waiting: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        if self.begin(hosted, request, partial(settle, waiting)):
            return await waiting
        return await self.in_turn(hosted, request)

    def begin(self, hosted: HostedTable, request: Request, told: Told) -> bool:
        """Decides a command now and gives it to the store, if that is all there is to do; `told` is called when it is
        stored. False: nothing was done, and `in_turn` does it."""
        if request.only_try or request.also or request.asked in hosted.answers:
            return False
        if not self.is_current(hosted) or self.needs_preparation(hosted.table) or not hosted.lock.take():
            return False
        try:
            changes, following = self.judged(hosted, request)
            if not changes or following or self.elsewhere(changes):
                hosted.lock.release()
                return False
            append = append_of(changes, request.key, self.ownership.fence)
            errand = Errand(hosted, request, changes, told)
            self.store.append_for(append, Letter(self.mailbox, partial(self.finish, errand)))
        except (Refused, Stale):
            hosted.lock.release()
            return False
        except BaseException:
            hosted.lock.release()
            raise
        return True

    def finish(self, errand: Errand, letter: Letter) -> None:
        """What was decided is stored, or not."""
        hosted, request, changes, told = errand
        answer: int | Exception | None = None
        try:
            stored = letter.result()
            self.store_told(True)
            if isinstance(stored, int):  # otherwise Repeated
                self.publish(hosted, changes, own=True)
                self.save_snapshot(hosted)
                answer = hosted.log_of(request.seat_at(hosted)).at(stored)
                hosted.remember(*request.asked, answer)
        except (StalePosition, NotOwner):
            answer = None
        except Exception as error:  # whatever it is, whoever waits hears of it
            if isinstance(error, StoreError):
                self.store_told(False)
            answer = error
        hosted.lock.release()
        if answer is None:  # another process was faster: look at what it did, and decide again
            task = asyncio.get_running_loop().create_task(self.tell_in_turn(hosted, request, told))
            self.errands.add(task)
            task.add_done_callback(self.errands.discard)
        else:
            told(answer)

    async def tell_in_turn(self, hosted: HostedTable, request: Request, told: Told) -> None:
        try:
            told(await self.in_turn(hosted, request))
        except Exception as error:  # whatever it is, whoever waits hears of it
            told(error)

    async def in_turn(self, hosted: HostedTable, request: Request) -> int:
        """Decides, stores and publishes once nobody else is at it, whatever that takes."""
        answer = await self.answer_at(hosted, request)
        while answer is None:
            hosted = await self.find(hosted.id)
            answer = await self.answer_at(hosted, request)
        match answer:
            case int():
                return answer
            case StaleAt():
                raise Stale(answer.position)
            case Refusal():
                raise Refused(answer)

    async def answer_at(self, hosted: HostedTable, request: Request) -> Answer | None:
        """The answer to a request; None: the table has left while it waited."""
        async with hosted.lock:
            if not self.is_current(hosted):
                return None
            answer = hosted.answers.get(request.asked)
            return await self.new_answer(hosted, request) if answer is None else answer

    def is_current(self, hosted: HostedTable) -> bool:
        """Whether this is the table that people here are told of: it may have left while the command waited."""
        return self.tables.get(hosted.id) is hosted and self.ownership.owns(hosted.id)

    async def new_answer(self, hosted: HostedTable, request: Request) -> Answer:
        answer: Answer
        if self.needs_preparation(hosted.table):
            await self.prepared(hosted.table)
        try:
            answer = await self.decide_and_store(hosted, request)
        except Refused as refused:
            answer = refused.refusal
        except Stale as stale:
            answer = StaleAt(stale.position)
        if not request.only_try:
            if not isinstance(answer, int):
                answer = await self.stored_answer(hosted, request) or answer
            hosted.remember(*request.asked, answer)
        return answer

    async def stored_answer(self, hosted: HostedTable, request: Request) -> int | None:
        """The answer given to this key before, which the client may never have received: what was stored once is
        never refused later."""
        stored = await asyncio.wrap_future(self.store.answer(hosted.id, request.key))
        if stored is None:
            return None
        await self.catch_up(hosted)
        return hosted.log_of(request.seat_at(hosted)).at(stored)

    async def decide_and_store(self, hosted: HostedTable, request: Request) -> int:
        """Judges the command against the newest state, again whenever another process was faster. Who asks is looked
        up each time: the seat may have gone to somebody else meanwhile."""
        for _ in range(TRIES):
            changes, following = self.judged(hosted, request)
            if request.only_try or not changes:
                return hosted.log_of(request.seat_at(hosted)).position
            try:
                stored = await self.append(hosted, changes, following, request)
            except StalePosition:
                await self.catch_up(hosted)
                continue
            except NotOwner:
                await self.reclaim(hosted)
                continue
            if isinstance(stored, Repeated):  # here or on another server: what was stored then counts
                await self.catch_up(hosted)
                stored = stored.position
            else:
                self.publish(hosted, changes, own=True)
                self.save_snapshot(hosted)
                if following:
                    self.adopt(following)
            return hosted.log_of(request.seat_at(hosted)).at(stored)
        raise StoreError(f"table {hosted.id}: other processes were faster {TRIES} times", away=True)

    def judged(self, hosted: HostedTable, request: Request) -> tuple[list[Change], list[Change]]:
        """What a command leads to at its table and, for a rematch, at the next one; Refused, Stale."""
        command = resolved(hosted.table, request.command)
        if request.command.token_hash:
            need_room(hosted.table, command)
        log = hosted.log_of(command.seat)
        if request.position is not None and log.is_stale(request.position):
            raise Stale(log.position)
        return with_rematch(decide_for(hosted.table, command, self.clock()))

    async def append(
        self, hosted: HostedTable, changes: list[Change], following: list[Change], request: Request
    ) -> int | Repeated:
        appends = [append_of(changes, request.key, self.ownership.fence)]
        elsewhere = self.elsewhere(changes)
        if following:
            await self.ownership.claim_new([following[0].table.id])
            appends.append(append_of(following, new_key(), self.ownership.fence))
            elsewhere += self.elsewhere(following)
        return await self.store_all([*appends, *request.also], elsewhere)

    async def store_all(self, appends: list[Append], elsewhere: list[Append]) -> int | Repeated:
        """The position of the first append; all are stored or none. A group that was removed is left out."""
        try:
            try:
                stored = await self.mailbox.result(self.store.append_all([*appends, *elsewhere]))
            except UnknownTable:
                if not elsewhere:
                    raise
                stored = await self.mailbox.result(self.store.append_all(appends))
        except StoreError:
            self.store_told(False)
            raise
        self.store_told(True)
        return stored[0]

    async def reclaim(self, hosted: HostedTable) -> None:
        """The store says that the table is not ours: it has forgotten (a crash), or the table lives elsewhere now."""
        self.ownership.claimed.discard(hosted.id)
        try:
            await self.ownership.claim(hosted.id)
        except Elsewhere:
            self.let_go([hosted.id])
            raise
        await self.catch_up(hosted)

    async def refresh(self, table_ids: Iterable[str]) -> None:
        """Catches up with what other processes may have added to tables in memory."""
        for hosted in [self.tables[table_id] for table_id in table_ids if table_id in self.tables]:
            async with hosted.lock:
                if hosted.is_ready and self.is_current(hosted):
                    await self.catch_up(hosted)

    async def catch_up(self, hosted: HostedTable) -> None:
        """Reads what other processes appended; the caller holds the lock."""
        if changes := await read_changes(self.store, hosted.id, hosted.loaded):
            self.publish(hosted, changes, own=False)

    def publish(self, hosted: HostedTable, changes: Sequence[Change], *, own: bool) -> None:
        hosted.add(changes)
        for listener in self.listeners:
            listener(hosted, changes, own)

    def forget(self, hosted: HostedTable) -> None:
        """Drops a table from memory. One whose clock runs stays this process's, so that another takes it over if this
        one dies."""
        if self.tables.get(hosted.id) is hosted:
            del self.tables[hosted.id]
            if hosted.loaded is None or hosted.loaded.deleted or next_tick(hosted.loaded) is None:
                self.ownership.release(hosted.id)

    def let_go(self, table_ids: Iterable[str]) -> None:
        """These tables live in other processes from now on."""
        for table_id in table_ids:
            self.tables.pop(table_id, None)
            for departure in self.departures:
                departure(table_id)

    async def offer(self, hosted: HostedTable, process: str) -> bool:
        """Gives a table to the process that keeps asking for it, if nobody is connected to it here: a proxy sends
        everybody at a table to one process, which need not be the one that made it. True: it has left."""
        settled = hosted.is_made_here or time.monotonic() - hosted.read_at > HAND_OVER_SECONDS
        if hosted.sessions or hosted.lock.locked() or not settled or not self.is_current(hosted):
            return False
        self.let_go([hosted.id])
        await self.ownership.hand_over(hosted.id, process)
        return True

    async def delete(self, hosted: HostedTable) -> None:
        """Removes the table after its event `deleted`, which informs the other processes."""
        await asyncio.wrap_future(self.store.delete(hosted.id))
        self.forget(hosted)


async def unchanged(hosted: HostedTable, changes: list[Change]) -> list[Change]:
    return changes


def settle(waiting: "asyncio.Future[int]", answer: int | Exception) -> None:
    if waiting.done():
        return
    if isinstance(answer, int):
        waiting.set_result(answer)
    else:
        waiting.set_exception(answer)


def log_unsaved_snapshot(saving: "Future[None]") -> None:
    """A snapshot is only a cache, so a failure is worth no more than a log line."""
    if error := saving.exception():
        LOGGER.info("a snapshot was not saved: %s", error)


def new_key() -> str:
    """The key of a table's first events: nobody else's."""
    return f"made {token_hex(8)}"
