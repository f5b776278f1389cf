"""Tables that belong together: those of a room, those that play one deal. Each group has a log of its own in the store.

It knows no rules and sends nothing: who may ask for a group, and what is said about it, is decided elsewhere.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from connectable.options import OptionValue
from connectable.registry import game, meta
from connectable.server.tables.host import GROUP_PREFIX, TableHost
from connectable.server.tables.hosted_table import HostedTable
from connectable.storage import NewEvent, NewTableRow, StalePosition, StoreError, TableExists, UnknownTable
from connectable.table import Change, Seat, Table
from connectable.table.events import Created, Finished, Stopped

LOGGER = logging.getLogger(__name__)
MOST_GROUPS = 2_000
"""Groups kept in memory."""
TRIES = 20
READ_AT_ONCE = 1_000
Kind = Literal["room", "deal"]


class Deal(Struct, frozen=True):
    """What every table of a deal starts with."""

    game: str
    options: dict[str, OptionValue]
    seats: list[str]
    """One `human`, the rest `bot:LEVEL`."""
    contributions: list[str]
    secret: bytes
    until: int
    """No new tables after this time."""
    shown: int
    """When the secret is shown."""
    day: str = ""


class Opened(Struct, frozen=True, tag="opened"):
    """The group was created."""

    at: int
    name: str = ""
    code_hash: str = field(name="code", default="")
    """SHA-256 of a room's code."""
    deal: Deal | None = None


class Entered(Struct, frozen=True, tag="entered"):
    """A table was created in it."""

    at: int
    table: str
    player: str = ""
    """SHA-256 of the deal's name and the browser's secret."""


class Ended(Struct, frozen=True, tag="ended"):
    """A table of it is over."""

    at: int
    table: str
    game: str
    seats: list[Seat]
    points: list[int] = []
    """Empty: stopped."""
    out: bool = False
    """Lost, whatever the points."""
    tie: int = 0
    """What decides between equal points; more is better."""


GroupEvent = Opened | Entered | Ended
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(GroupEvent)


class GroupLog:
    """A group as this process knows it."""

    def __init__(self, kind: Kind, name: str) -> None:
        self.name = name
        self.id = f"{GROUP_PREFIX}{kind}_{name}"
        """Its id in the store; no table has one like it."""
        self.position = 0
        self.first: Opened | None = None
        self.entered: dict[str, Entered] = {}
        self.ended: dict[str, Ended] = {}
        self.lock = asyncio.Lock()

    @property
    def opened(self) -> Opened:
        assert self.first is not None, "a group begins with `opened`"
        return self.first

    @property
    def deal(self) -> Deal:
        assert self.opened.deal is not None, "this group is a deal"
        return self.opened.deal

    def add(self, event: GroupEvent) -> None:
        self.position += 1
        match event:
            case Opened():
                self.first = event
            case Entered():
                self.entered[event.table] = event
            case Ended():
                self.ended[event.table] = event

    def has(self, event: GroupEvent) -> bool:
        """Whether it has this event already: there is one of each kind per table."""
        match event:
            case Opened():
                return self.first is not None
            case Entered():
                return event.table in self.entered
            case Ended():
                return event.table in self.ended


class GroupLogs:
    """All groups of this server."""

    def __init__(self, host: TableHost) -> None:
        self.host, self.store = host, host.store
        self.groups: OrderedDict[str, GroupLog] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        host.listeners.append(self.on_change)

    async def find(self, kind: Kind, name: str) -> GroupLog:
        """The group with everything that any process added; UnknownTable."""
        group = GroupLog(kind, name)
        group = self.groups.get(group.id, group)
        async with group.lock:
            await self.catch_up(group)
        if group.first is None:
            raise UnknownTable(name)
        self.keep(group)
        return group

    async def create(self, kind: Kind, name: str, opened: Opened) -> GroupLog:
        """The group, opened with this event or, if another process was faster, as it was opened there."""
        group = GroupLog(kind, name)
        new = NewTableRow(group.id, group.id, kind, b"{}", opened.at, "circle")
        try:
            await asyncio.wrap_future(self.store.create(new))
        except TableExists:
            LOGGER.debug("%s exists already", group.id)
        await self.append(group, opened, "opened")
        self.keep(group)
        return group

    async def enter(self, kind: Kind, name: str, table_id: str, player: str = "") -> None:
        group = await self.find(kind, name)
        await self.append(group, Entered(self.host.clock(), table_id, player), f"entered {table_id}")

    async def end(self, kind: Kind, name: str, table: Table) -> None:
        try:
            group = await self.find(kind, name)
            if table.id in group.entered:
                await self.append(group, ended(table, self.host.clock()), f"ended {table.id}")
        except (StoreError, UnknownTable) as error:  # the next time the table is loaded does it
            LOGGER.warning("%s %s: %s", kind, name, error)

    async def append(self, group: GroupLog, event: GroupEvent, key: str) -> None:
        """Appends the event unless the group has it, again whenever another process was faster."""
        stored = NewEvent(ENCODER.encode(event), event.at)
        async with group.lock:
            for _ in range(TRIES):
                await self.catch_up(group)
                if group.has(event):
                    return
                try:
                    await asyncio.wrap_future(self.store.append(group.id, group.position, [stored], key=key))
                except StalePosition:
                    continue
                await self.catch_up(group)
                return
        raise StoreError(f"{group.id}: other processes were faster {TRIES} times", away=True)

    async def catch_up(self, group: GroupLog) -> None:
        while True:
            stored = await asyncio.wrap_future(self.store.events(group.id, group.position, READ_AT_ONCE))
            for row in stored:
                group.add(DECODER.decode(row.data))
            if len(stored) < READ_AT_ONCE:
                return

    def keep(self, group: GroupLog) -> None:
        self.groups.setdefault(group.id, group)
        self.groups.move_to_end(group.id)
        while len(self.groups) > MOST_GROUPS:
            self.groups.popitem(last=False)

    def on_change(self, hosted: HostedTable, changes: Sequence[Change], own: bool) -> None:
        """Enters a rematch into its room and notes finished tables; any process that sees the end does it, also after
        a crash."""
        table = hosted.table
        for event, _ in changes:
            if isinstance(event, Created) and event.room and own:
                self.run(self.enter("room", event.room, event.id))
            if isinstance(event, Finished | Stopped):
                if table.room:
                    self.run(self.end("room", table.room, table))
                if table.deal:
                    self.run(self.end("deal", table.deal, table))

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOGGER.warning("a group was not updated: %s", error)

    async def close(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)


def ended(table: Table, now: int) -> Ended:
    """How the table ended, for the list of results; without tokens."""
    seats = [replace(seat, token_hash="", contribution="") for seat in table.seats]
    outcome = table.outcome
    if outcome is None:
        return Ended(now, table.id, table.game, seats)
    return Ended(now, table.id, table.game, seats, list(outcome.points), outcome.reason == "out", tie_break(table))


def tie_break(table: Table) -> int:
    """The number in the final view that decides between equal points; 0 in a game without one."""
    found = game(table.game).view(table.state, None).get(meta(table.game).tie_field, 0)
    return found if isinstance(found, int) else 0
