"""Tables in play on this server: loaded from the store, changed by commands, stored before anybody is told.

A table's log in the store is the truth. What is kept here is a copy that catches up by position, so several processes
can serve one table: whoever appends with a stale position reads on and decides again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence

import msgspec

from connectable.server.projection import Viewer, happened, seen
from connectable.server.wire import Happened, TableSeen
from connectable.storage import Event, SeatToken, StalePosition, Store
from connectable.table import Table, decide, evolve
from connectable.table.commands import AnyCommand
from connectable.table.events import AnyEvent, Finished, read_event, write_event
from connectable.table.evolve import write_outcome

LOG = 256
"""Things a viewer has seen that are kept for those who come back."""
MOST_TABLES = 20_000
"""Kept in memory; a quiet one is read again when somebody asks."""
TRIES = 20
"""How often a command is decided anew because another process was faster."""

Told = Callable[["Hosted", Sequence[AnyEvent]], None]


class Sight:
    """What one viewer has seen so far: how many things, and the last of them."""

    def __init__(self) -> None:
        self.position = 0
        self.log: list[Happened] = []

    def add(self, thing: Happened) -> None:
        self.position += 1
        self.log.append(thing)
        if len(self.log) > LOG:
            del self.log[: LOG // 2]

    def since(self, after: int) -> list[Happened] | None:
        """What came after that position; None when that is too long ago, or never was."""
        missed = self.position - after
        return self.log[len(self.log) - missed :] if 0 <= missed <= len(self.log) else None


class Hosted:
    """A table with what each viewer has seen of it."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.sights: dict[Viewer, Sight] = {}
        self.lock = asyncio.Lock()
        self.keys: OrderedDict[tuple[int, str], int] = OrderedDict()
        """Answers already given: a repeated key gets the same one."""

    @property
    def here(self) -> Table:
        assert self.table is not None, "a hosted table has been loaded"
        return self.table

    def take(self, event: AnyEvent) -> None:
        """One more event, from here or from the store."""
        before = self.table
        self.table = evolve(before, event)
        if not self.sights:
            self.sights = {viewer: Sight() for viewer in (*range(len(self.table.seats)), None)}
        for viewer, sight in self.sights.items():
            if thing := happened(before or self.table, event, viewer):
                sight.add(thing)

    def seen(self, viewer: Viewer, now: int) -> TableSeen:
        return seen(self.here, viewer, self.sights[viewer].position, now)


class House:
    """All tables of this server."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.store, self.clock = store, clock
        self.tables: OrderedDict[str, Hosted] = OrderedDict()
        self.told: list[Told] = []
        """Called after each change, in order of the table's events."""

    async def table(self, table_id: str) -> Hosted:
        """The table, up to date with the store when it was not in memory; UnknownTable."""
        hosted = self.tables.get(table_id)
        if hosted is None:
            await asyncio.wrap_future(self.store.table(table_id))  # UnknownTable before anything is kept
            hosted = self.tables.setdefault(table_id, Hosted())
        self.tables.move_to_end(table_id)
        while len(self.tables) > MOST_TABLES:
            self.tables.popitem(last=False)
        if hosted.table is None:
            async with hosted.lock:
                await self.catch_up(table_id, hosted)
        return hosted

    async def command(
        self, table_id: str, command: AnyCommand, key: str | None = None, tokens: Sequence[SeatToken] = ()
    ) -> int:
        """Decides, stores, tells; the seat's position after it. Refused when the table says no."""
        hosted = await self.table(table_id)
        async with hosted.lock:
            answered = hosted.keys.get((command.seat, key)) if key else None
            if answered is not None:
                return answered
            for _ in range(TRIES):
                try:
                    return await self.carry_out(table_id, hosted, command, key, tokens)
                except StalePosition:
                    await self.catch_up(table_id, hosted)
        raise TimeoutError(f"table {table_id}: others were faster {TRIES} times")

    async def carry_out(
        self, table_id: str, hosted: Hosted, command: AnyCommand, key: str | None, tokens: Sequence[SeatToken]
    ) -> int:
        """One attempt against the newest state we know."""
        now = self.clock()
        before = hosted.here
        after, events = decide(before, command, now)
        if events or tokens:
            position = await self.append(
                table_id, before, after, events, f"{command.seat} {key}" if key else None, tokens
            )
            if position != after.position:  # a key of old: the store had it already
                await self.catch_up(table_id, hosted)
            elif hosted.here.position == before.position:
                self.take(hosted, events)
        viewer = command.seat if command.seat >= 0 else None
        answer = hosted.sights[viewer].position
        if key:
            hosted.keys[command.seat, key] = answer
            while len(hosted.keys) > LOG:
                hosted.keys.popitem(last=False)
        return answer

    async def append(
        self,
        table_id: str,
        before: Table,
        after: Table,
        events: Sequence[AnyEvent],
        key: str | None,
        tokens: Sequence[SeatToken],
    ) -> int:
        ended = any(isinstance(event, Finished) for event in events)
        return await asyncio.wrap_future(
            self.store.append(
                table_id,
                before.position,
                [Event(write_event(event), event.at) for event in events],
                key=key,
                status=after.phase,
                tokens=tokens,
                outcome=encode_outcome(after) if ended else None,
            )
        )

    async def catch_up(self, table_id: str, hosted: Hosted) -> None:
        """Reads what others appended."""
        while True:
            position = hosted.table.position if hosted.table else 0
            stored = await asyncio.wrap_future(self.store.events(table_id, position))
            if not stored:
                return
            self.take(hosted, [read_event(event.data) for event in stored])

    def take(self, hosted: Hosted, events: Sequence[AnyEvent]) -> None:
        for event in events:
            hosted.take(event)
        for tell in self.told:
            tell(hosted, events)


def encode_outcome(table: Table) -> bytes:
    assert table.outcome is not None
    return msgspec.json.encode(write_outcome(table.outcome))
