"""All classes of this server: read from their logs, changed by commands, stored before anybody is told.

A class's log is the truth and its tables follow it, whichever process they live in and after any crash: what a log
asks for is done again until it is so.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

from connectable.server.groups.classes import commands, events
from connectable.server.groups.classes.decide import decide
from connectable.server.groups.classes.evolve import evolve
from connectable.server.groups.classes.followers import TableFollower, check_tables
from connectable.server.groups.classes.model import LIFE_MILLIS, Class, Plan
from connectable.server.groups.classes.seen import ClassViews
from connectable.server.groups.code_claims import CodeClaims
from connectable.server.groups.code_claims import log_id_of as code_log_id_of
from connectable.server.tables.auth import digest, new_token
from connectable.server.tables.host import GROUP_PREFIX, TRIES
from connectable.server.tables.hosted_table import HostedTable
from connectable.server.tables.names import new_name
from connectable.storage import (
    Append,
    Filter,
    NewEvent,
    NewTableRow,
    Page,
    StalePosition,
    StoreError,
    UnknownTable,
)
from connectable.table import Change, Refused
from connectable.table.events import Created

LOGGER = logging.getLogger(__name__)
BEAT_SECONDS = 1.0
SWEEP_BEATS = 600
"""How often, in beats, all stored classes are looked through for those that are over."""
READ_AT_ONCE = 1_000
ROWS = 100
KIND = "class"


class HeldClass:
    """A class as this process knows it, and who is told about it."""

    def __init__(self, class_id: str) -> None:
        self.id = class_id
        self.room: Class | None = None
        self.lock = asyncio.Lock()
        self.following = asyncio.Lock()
        self.followed = 0
        """The position up to which the tables here have followed."""
        self.watchers: set[asyncio.Event] = set()
        """Set when there may be something new to see."""

    @property
    def known(self) -> Class:
        assert self.room is not None, "a class begins with `opened`"
        return self.room

    @property
    def position(self) -> int:
        return self.room.position if self.room else 0

    def tell(self) -> None:
        for watcher in self.watchers:
            watcher.set()


class Classes:
    """All classes of this server."""

    def __init__(self, claims: CodeClaims) -> None:
        self.claims, self.host, self.store = claims, claims.host, claims.store
        self.held: dict[str, HeldClass] = {}
        self.follower = TableFollower(self.host)
        self.views = ClassViews(self.host)
        claims.is_class_open = self.is_open
        self.host.listeners.append(self.on_change)

    async def open(self, name: str, plan: Plan) -> tuple[Class, str, str]:
        """A new class, its code and its teacher's token."""
        now, token, class_id = self.host.clock(), new_token(), new_name()
        reserved = await self.claims.reserve()
        opened = events.Opened(now, class_id, name, digest(reserved.code), digest(token), now + LIFE_MILLIS, plan)
        new = NewTableRow(log_id_of(class_id), log_id_of(class_id), KIND, b"{}", now, "circle")
        append = Append(log_id_of(class_id), 0, [stored(opened)], key="opened", new=new)
        await asyncio.wrap_future(self.store.append_all([append, self.claims.claim(reserved, class_=class_id)]))
        return (await self.find(class_id)).known, reserved.code, token

    async def find(self, class_id: str) -> HeldClass:
        """The class with everything that any process added; UnknownTable."""
        held = self.held.get(class_id) or HeldClass(class_id)
        async with held.lock:
            await self.catch_up(held)
        if held.room is None:
            raise UnknownTable(class_id)
        return self.held.setdefault(class_id, held)

    async def is_open(self, class_id: str) -> bool:
        """Whether its code still leads to it."""
        try:
            return (await self.find(class_id)).known.phase != "closed"
        except UnknownTable:
            return False

    async def catch_up(self, held: HeldClass) -> None:
        """Reads what is new; a class that is gone is known no more."""
        before = held.position
        try:
            while True:
                log_id = log_id_of(held.id)
                rows = await asyncio.wrap_future(self.store.events(log_id, held.position, READ_AT_ONCE))
                for row in rows:
                    held.room = evolve(held.room, events.DECODER.decode(row.data))
                if len(rows) < READ_AT_ONCE:
                    break
        except UnknownTable:
            held.room = None
            self.held.pop(held.id, None)
            held.tell()
            raise
        if held.position != before:
            held.tell()

    async def command(self, held: HeldClass, command: commands.AnyCommand, key: str) -> Class:
        """Decides and stores, again whenever another process was faster; then the tables follow. Refused."""
        stored_key = f"{command.token_hash[:32] or 'server'} {key}"
        async with held.lock:
            for _ in range(TRIES):
                await self.catch_up(held)
                try:
                    decided = decide(held.known, command, self.host.clock())
                    await check_tables(held.known, decided)
                except Refused:
                    if await asyncio.wrap_future(self.store.answer(log_id_of(held.id), stored_key)) is None:
                        raise
                    decided = []  # it was done before, and its answer got lost
                if not decided or await self.append(held, decided, stored_key):
                    break
            else:
                raise StoreError(f"class {held.id}: other processes were faster {TRIES} times", away=True)
            room = held.known
        await self.follow(held)
        return room

    async def append(self, held: HeldClass, decided: Sequence[events.AnyEvent], key: str) -> bool:
        """Whether it is stored, now or by the same request before; False: somebody else was faster."""
        append = Append(log_id_of(held.id), held.position, [stored(event) for event in decided], key=key)
        try:
            await asyncio.wrap_future(self.store.append_all([append]))
        except StalePosition:
            return False
        await self.catch_up(held)
        return True

    async def follow(self, held: HeldClass) -> None:
        """Makes the tables what the log says; what fails now is done by the next beat."""
        async with held.following:
            room = held.room
            if room is None or held.followed == room.position:
                return
            try:
                done = await self.follower.follow(room)
                if done and room.phase == "closed" and not room.kept:
                    await self.wipe(held)
                elif done:
                    held.followed = room.position
            except (StoreError, UnknownTable) as error:
                LOGGER.warning("class %s: its tables do not follow yet: %s", held.id, error)
        held.tell()

    async def wipe(self, held: HeldClass) -> None:
        """Nothing is left: the tables are gone already, then the code, the log last."""
        room = held.known
        _, claim = await self.claims.last_claim(room.code_hash)
        if claim is not None and claim.class_ == room.id:
            await asyncio.wrap_future(self.store.delete(code_log_id_of(room.code_hash)))
        await asyncio.wrap_future(self.store.delete(log_id_of(held.id)))
        await asyncio.wrap_future(self.store.scrub())
        held.room = None
        self.held.pop(held.id, None)

    def on_change(self, hosted: HostedTable, changes: Sequence[Change], own: bool) -> None:
        """A table of a class has changed: whoever looks at the class may see something new."""
        if class_id := hosted.table.class_:
            held = self.held.setdefault(class_id, HeldClass(class_id))
            held.tell()
            if own and any(not isinstance(event, Created) for event, _ in changes) and hosted.table.phase == "over":
                held.followed = -1  # the last game may be over: the next beat looks

    async def run(self) -> None:
        """Follows the time and other processes, until the server ends."""
        beats = 0
        while True:
            try:
                if beats % SWEEP_BEATS == 0:
                    await self.sweep()
                for held in list(self.held.values()):
                    await self.beat(held)
            except StoreError as error:
                LOGGER.warning("classes wait for the store: %s", error)
            beats += 1
            await asyncio.sleep(BEAT_SECONDS)

    async def beat(self, held: HeldClass) -> None:
        """What time and other processes have brought to a class."""
        try:
            if held.room is None or self.host.ownership.cluster is not None:
                async with held.lock:
                    await self.catch_up(held)
            room = held.known
            command: commands.AnyCommand = commands.Tick()
            if held.followed != room.position and await self.follower.is_round_over(room):
                command = commands.End()
            if decide(room, command, self.host.clock()):
                await self.command(held, command, f"beat {room.position}")
            await self.follow(held)
            if room.phase == "closed" and room.kept and not held.watchers:
                self.held.pop(held.id, None)
        except UnknownTable:
            self.held.pop(held.id, None)

    async def sweep(self) -> None:
        """Looks at every class that is stored: one whose time is over goes, whoever was to see to it."""
        last: tuple[int, str] | None = None
        while True:
            rows = await asyncio.wrap_future(self.store.tables(Filter(game=KIND), Page(ROWS, last)))
            for row in rows:
                last = (row.created_at, row.id)
                if not row.id.startswith(log_id_of("")):
                    continue
                with suppress(UnknownTable):
                    await self.find(row.id.removeprefix(log_id_of("")))
            if len(rows) < ROWS:
                return


def log_id_of(class_id: str) -> str:
    return f"{GROUP_PREFIX}{KIND}_{class_id}"


def stored(event: events.AnyEvent) -> NewEvent:
    return NewEvent(events.ENCODER.encode(event), event.at)
