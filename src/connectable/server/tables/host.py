"""Tables in play on this server: loaded from the store, changed by commands, stored before anybody is told.

A table's log in the store is the truth. What is kept here is a copy that catches up by position, so several processes
can serve one table: whoever appends with a stale position reads on and decides again.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import NamedTuple

import msgspec

from connectable.contract import Refusal
from connectable.server.protocol.messages import LuckSeen
from connectable.server.protocol.projection import Viewer, encode_seen, happened, luck_seen, tail_of
from connectable.server.tables.snapshots import is_due, read_snapshot, write_snapshot
from connectable.server.tables.viewer_log import LOG, Sight
from connectable.storage import Event, NewTable, Repeated, Snapshot, StalePosition, Store, StoreError, UnknownTable
from connectable.table import Change, Refused, Table, decide, evolve, found
from connectable.table.commands import AnyCommand
from connectable.table.events import Created, Finished, read_event, write_event
from connectable.table.evolve import acting_seats, write_outcome

LOGGER = logging.getLogger(__name__)
MOST_TABLES = 5_000
"""Kept in memory; a quiet one is read again when somebody asks."""
IDLE_SECONDS = 900.0
"""A table without guests is forgotten when nobody has asked for it that long."""
TRIES = 20
"""How often a command is decided anew because another process was faster."""
READ_AT_ONCE = 1_000
CIRCLE = "circle_"
"""How the names of other logs in the store begin; tables have no underscore."""

Told = Callable[["Hosted", Sequence[Change], bool], None]
"""The table, what changed, and whether this process decided it."""


class Stale(Exception):
    """The caller chose its action before something that it has not seen."""

    def __init__(self, position: int) -> None:
        super().__init__(f"the table is at position {position}")
        self.position = position


class Moved(NamedTuple):
    """An answer that is kept: the seat's position was stale."""

    position: int


Answer = int | Refusal | Moved
"""The seat's position, or why not."""


class Hosted:
    """A table with what each viewer has seen of it."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.table: Table | None = None
        self.sights: dict[Viewer, Sight] = {}
        self.lock = asyncio.Lock()
        self.answers: OrderedDict[tuple[int, str], Answer] = OrderedDict()
        """A repeated key gets the same answer."""
        self.awaited = 0
        """The position that an append under way leads to."""
        self.asked = time.monotonic()
        """When somebody last asked for it."""
        self.guests = 0
        """Sockets: a table with guests stays in memory."""
        self.kept_at = 0
        """The position of the last snapshot."""
        self.luck: LuckSeen | None = None
        """Of a finished table, once somebody has looked."""

    @property
    def here(self) -> Table:
        assert self.table is not None, "a hosted table has been loaded"
        return self.table

    @property
    def position(self) -> int:
        return self.table.position if self.table else 0

    def take(self, changes: Sequence[Change]) -> None:
        """More events, from here or from the store."""
        for event, after in changes:
            before = self.table or after
            self.table = after
            if not self.sights:
                self.sights = {viewer: Sight() for viewer in (*range(len(after.seats)), None)}
            several = len(acting_seats(after)) > 1
            for viewer, sight in self.sights.items():
                if thing := happened(before, event, viewer):
                    sight.add(thing, after.position)
                sight.note(several)

    def sight(self, asker: int) -> Sight:
        """What that seat has seen; a watcher's for the server itself and for who is about to sit down."""
        return self.sights.get(asker, self.sights[None])

    def seen(self, viewer: Viewer) -> bytes:
        """The table as the viewer may know it, without the time."""
        if self.luck is None and self.here.phase == "over":
            self.luck = luck_seen(self.here)
        return encode_seen(self.here, viewer, self.sights[viewer].position, self.luck)

    def remember(self, seat: int, key: str, answer: "Answer") -> None:
        self.answers[seat, key] = answer
        while len(self.answers) > LOG:
            self.answers.popitem(last=False)


class House:
    """All tables of this server."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.store, self.clock = store, clock
        self.tables: OrderedDict[str, Hosted] = OrderedDict()
        self.told: list[Told] = []
        """Called after each change, in order of the table's events."""
        self.is_busy: Callable[[str], bool] = lambda table_id: False
        """Whether other tables than that one take so much of the bots' time that its bots think shorter."""
        self.catching: set[asyncio.Task[None]] = set()
        self.loop: asyncio.AbstractEventLoop | None = None

    def open(self) -> None:
        """From now on the house hears what other processes store."""
        self.loop = asyncio.get_running_loop()
        self.store.listen(self.hear)

    async def table(self, table_id: str) -> Hosted:
        """The table, read from the store when it is not in memory; UnknownTable."""
        if table_id.startswith(CIRCLE):
            raise UnknownTable(table_id)
        hosted = self.tables.get(table_id)
        if hosted is None:
            hosted = self.tables[table_id] = Hosted(table_id)
        self.tables.move_to_end(table_id)
        hosted.asked = time.monotonic()
        if hosted.table is None:
            await self.load(hosted)
            self.make_room()
        if hosted.here.deleted:
            raise UnknownTable(table_id)
        return hosted

    def tail(self, hosted: Hosted) -> bytes:
        """What is stamped on a table's bytes. Nothing that happens at the table itself plays a part in it."""
        table = hosted.here
        bots = table.phase == "playing" and any(seat.is_played_by_bot for seat in table.seats)
        return tail_of(bots and self.is_busy(hosted.id), self.clock())

    async def load(self, hosted: Hosted) -> None:
        try:
            async with hosted.lock:
                await self.thaw(hosted)
                await self.catch_up(hosted)
                if hosted.kept_at:  # whose turn it is may be all in the snapshot
                    self.tell(hosted, (), own=False)
                self.keep(hosted)
            if not hosted.position:
                raise UnknownTable(hosted.id)
        finally:
            if not hosted.position:
                self.forget(hosted)

    async def thaw(self, hosted: Hosted) -> None:
        """Goes on from the last snapshot, if there is a good one."""
        kept = await asyncio.wrap_future(self.store.snapshot(hosted.id))
        if kept and (found := read_snapshot(kept.data, hosted.id, kept.position)):
            hosted.table, hosted.sights = found
            hosted.kept_at = kept.position

    def keep(self, hosted: Hosted) -> None:
        """A snapshot now and then; nobody waits for it."""
        if hosted.table is not None and is_due(hosted.kept_at, hosted.table):
            hosted.kept_at = hosted.position
            data = write_snapshot(hosted.table, hosted.sights)
            self.store.keep_snapshot(hosted.id, Snapshot(hosted.position, data)).add_done_callback(not_kept)

    def make_room(self) -> None:
        """Forgets the tables that nobody has asked for longest: too many of them, or too long ago."""
        surplus, long_ago = len(self.tables) - MOST_TABLES, time.monotonic() - IDLE_SECONDS
        for number, hosted in enumerate(list(self.tables.values())):
            if number >= surplus and hosted.asked > long_ago:
                return
            if not (hosted.guests or hosted.lock.locked()):
                self.forget(hosted)

    async def found(self, created: Created) -> Hosted:
        """A new table, stored; TableExists."""
        hosted = Hosted(created.id)
        async with hosted.lock:
            listed = created.settings.visibility == "public"
            new = NewTable(created.id, created.id, created.game, b"{}", created.at, "gathering", listed)
            await asyncio.wrap_future(self.store.create(new))
            changes = found(created)
            await self.append(hosted, changes, "made")
            self.tables[created.id] = hosted
            self.make_room()
            self.tell(hosted, changes, own=True)
        return hosted

    async def command(
        self, hosted: Hosted, command: AnyCommand, key: str, *, position: int | None = None, only_try: bool = False
    ) -> int:
        """Decides, stores, tells; the seat's position after it. Refused or Stale when it cannot be.

        `position` is what the seat had seen when it chose; None: it does not matter."""
        async with hosted.lock:
            answer = hosted.answers.get((command.seat, key))
            if answer is None:
                try:
                    answer = await self.newest(hosted, command, key, position, only_try)
                except Refused as refused:
                    answer = refused.refusal
                except Stale as stale:
                    answer = Moved(stale.position)
                if not only_try:
                    if not isinstance(answer, int):
                        answer = await self.stored_answer(hosted, command.seat, key) or answer
                    hosted.remember(command.seat, key, answer)
        match answer:
            case int():
                return answer
            case Moved():
                raise Stale(answer.position)
            case Refusal():
                raise Refused(answer)

    async def stored_answer(self, hosted: Hosted, seat: int, key: str) -> int | None:
        """The answer of old: it may have been lost on its way, and what was stored once is never refused later."""
        stored = await asyncio.wrap_future(self.store.answer(hosted.id, stored_key(seat, key)))
        if stored is None:
            return None
        await self.catch_up(hosted)
        return hosted.sight(seat).at(stored)

    async def newest(self, hosted: Hosted, command: AnyCommand, key: str, position: int | None, only_try: bool) -> int:
        """Judged against the newest state, however often another process is faster."""
        for _ in range(TRIES):
            sight = hosted.sight(command.seat)
            if position is not None and sight.is_stale(position):
                raise Stale(sight.position)
            changes = decide(hosted.here, command, self.clock())
            if only_try or not changes:
                return sight.position
            try:
                stored = await self.append(hosted, changes, stored_key(command.seat, key))
            except StalePosition:
                await self.catch_up(hosted)
                continue
            if isinstance(stored, Repeated):  # here or at another server: what was stored then counts
                await self.catch_up(hosted)
            else:
                self.tell(hosted, changes, own=True)
                self.keep(hosted)
            return hosted.sight(command.seat).at(stored)
        raise StoreError(f"table {hosted.id}: others were faster {TRIES} times", away=True)

    async def append(self, hosted: Hosted, changes: Sequence[Change], key: str) -> int:
        after = changes[-1].table
        ended = any(isinstance(event, Finished) for event, _ in changes)
        hosted.awaited = after.position
        try:
            return await asyncio.wrap_future(
                self.store.append(
                    hosted.id,
                    after.position - len(changes),
                    [Event(write_event(event), event.at) for event, _ in changes],
                    key=key,
                    status=after.phase,
                    outcome=encode_outcome(after) if ended else None,
                )
            )
        finally:
            hosted.awaited = 0

    async def catch_up(self, hosted: Hosted) -> None:
        """Reads what others appended; the caller has the lock."""
        while True:
            stored = await asyncio.wrap_future(self.store.events(hosted.id, hosted.position, READ_AT_ONCE))
            changes, table = [], hosted.table
            for number, row in enumerate(stored, 1):
                event = read_event(row.data)
                table = evolve(table, event)
                changes.append(Change(event, table))
                if number % 50 == 0:
                    await asyncio.sleep(0)  # a long table must not hold up the others
            if changes:
                self.tell(hosted, changes, own=False)
            if len(stored) < READ_AT_ONCE:
                return

    def tell(self, hosted: Hosted, changes: Sequence[Change], *, own: bool) -> None:
        hosted.take(changes)
        for told in self.told:
            told(hosted, changes, own)

    def hear(self, table_id: str | None, position: int) -> None:
        """A notice of the store's, in a thread of the store's."""
        hosted = self.tables.get(table_id) if table_id else None
        if table_id is not None and (hosted is None or position <= max(hosted.position, hosted.awaited)):
            return
        if self.loop and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.follow, table_id)

    def follow(self, table_id: str | None) -> None:
        """Catches up with one table, or with all when notices may have been lost."""
        for hosted in list(self.tables.values()) if table_id is None else [self.tables.get(table_id)]:
            if hosted is not None and hosted.table is not None:
                task = asyncio.get_running_loop().create_task(self.follow_one(hosted))
                self.catching.add(task)
                task.add_done_callback(self.catching.discard)

    async def follow_one(self, hosted: Hosted) -> None:
        try:
            async with hosted.lock:
                await self.catch_up(hosted)
        except UnknownTable:
            self.forget(hosted)
        except StoreError as error:
            LOGGER.warning("table %s: %s", hosted.id, error)

    def forget(self, hosted: Hosted) -> None:
        if self.tables.get(hosted.id) is hosted:
            del self.tables[hosted.id]

    async def delete(self, hosted: Hosted) -> None:
        """Behind the event `deleted`, which tells the other processes."""
        await asyncio.wrap_future(self.store.delete(hosted.id))
        self.forget(hosted)


def not_kept(kept: "Future[None]") -> None:
    """A snapshot is only a cache: whatever became of it is for the log."""
    if error := kept.exception():
        LOGGER.info("a snapshot was not kept: %s", error)


def stored_key(seat: int, key: str) -> str:
    return f"{seat} {key}"


def encode_outcome(table: Table) -> bytes:
    assert table.outcome is not None
    return msgspec.json.encode(write_outcome(table.outcome))
