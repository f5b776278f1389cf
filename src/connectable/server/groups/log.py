"""Tables that belong together: those of a room, those that play one deal. Each circle is a log of its own in the store.

It knows no rules and sends nothing: who may ask for a circle, and what is said of it, is decided elsewhere.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from connectable.options import OptionValue
from connectable.registry import game
from connectable.server.tables.host import CIRCLE, Hosted, House
from connectable.storage import Event, NewTable, StalePosition, StoreError, TableExists, UnknownTable
from connectable.table import Change, Seat, Table
from connectable.table.events import Created, Finished, Stopped

LOGGER = logging.getLogger(__name__)
KEPT = 2_000
"""Circles in memory."""
TRIES = 20
READ_AT_ONCE = 1_000
Kind = Literal["room", "deal"]
TIES = {"connections": "links"}
"""CX-S: the field of the last view that decides between equal points; more is better."""


class Deal(Struct, frozen=True):
    """What every table of a deal starts with."""

    game: str
    options: dict[str, OptionValue]
    seats: list[str]
    """One `human`, the rest `bot:LEVEL`."""
    contributions: list[str]
    secret: bytes
    until: int
    """New tables are made before."""
    shown: int
    """When the secret is shown."""
    day: str = ""


class Opened(Struct, frozen=True, tag="opened"):
    at: int
    name: str = ""
    code: str = ""
    """SHA-256 of a room's code."""
    deal: Deal | None = None


class Entered(Struct, frozen=True, tag="entered"):
    """A table was made in it."""

    at: int
    table: str
    player: str = ""
    """SHA-256 of the browser's secret, with the deal's name."""


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


Happening = Opened | Entered | Ended
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Happening)


class Circle:
    """A circle as this process knows it."""

    def __init__(self, kind: Kind, name: str) -> None:
        self.name = name
        self.log = f"{CIRCLE}{kind}_{name}"
        """Its name in the store; no table has such a one."""
        self.position = 0
        self.opened: Opened | None = None
        self.entered: dict[str, Entered] = {}
        self.ended: dict[str, Ended] = {}
        self.lock = asyncio.Lock()

    @property
    def here(self) -> Opened:
        assert self.opened is not None, "a circle begins with `opened`"
        return self.opened

    @property
    def deal(self) -> Deal:
        assert self.here.deal is not None, "this circle is a deal"
        return self.here.deal

    def take(self, happening: Happening) -> None:
        self.position += 1
        match happening:
            case Opened():
                self.opened = happening
            case Entered():
                self.entered[happening.table] = happening
            case Ended():
                self.ended[happening.table] = happening

    def knows(self, happening: Happening) -> bool:
        """Whether it has this already: of each kind and table there is one."""
        match happening:
            case Opened():
                return self.opened is not None
            case Entered():
                return happening.table in self.entered
            case Ended():
                return happening.table in self.ended


class Circles:
    """All circles of this server."""

    def __init__(self, house: House) -> None:
        self.house, self.store = house, house.store
        self.circles: OrderedDict[str, Circle] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        house.told.append(self.told)

    async def find(self, kind: Kind, name: str) -> Circle:
        """The circle with everything that any process added; UnknownTable."""
        circle = Circle(kind, name)
        circle = self.circles.get(circle.log, circle)
        async with circle.lock:
            await self.catch_up(circle)
        if circle.opened is None:
            raise UnknownTable(name)
        self.keep(circle)
        return circle

    async def open(self, kind: Kind, name: str, opened: Opened) -> Circle:
        """The circle, opened by this or, if another process was faster, as it was opened there."""
        circle = Circle(kind, name)
        new = NewTable(circle.log, circle.log, kind, b"{}", opened.at, "circle")
        try:
            await asyncio.wrap_future(self.store.create(new))
        except TableExists:
            LOGGER.debug("%s is there already", circle.log)
        await self.add(circle, opened, "opened")
        self.keep(circle)
        return circle

    async def enter(self, kind: Kind, name: str, table_id: str, player: str = "") -> None:
        circle = await self.find(kind, name)
        await self.add(circle, Entered(self.house.clock(), table_id, player), f"entered {table_id}")

    async def end(self, kind: Kind, name: str, table: Table) -> None:
        try:
            circle = await self.find(kind, name)
            if table.id in circle.entered:
                await self.add(circle, ended(table, self.house.clock()), f"ended {table.id}")
        except (StoreError, UnknownTable) as error:  # the next look at the table does it
            LOGGER.warning("%s %s: %s", kind, name, error)

    async def add(self, circle: Circle, happening: Happening, key: str) -> None:
        """Appends it unless the circle has it, however often another process is faster."""
        event = Event(ENCODER.encode(happening), happening.at)
        async with circle.lock:
            for _ in range(TRIES):
                await self.catch_up(circle)
                if circle.knows(happening):
                    return
                try:
                    await asyncio.wrap_future(self.store.append(circle.log, circle.position, [event], key=key))
                except StalePosition:
                    continue
                await self.catch_up(circle)
                return
        raise StoreError(f"{circle.log}: others were faster {TRIES} times", away=True)

    async def catch_up(self, circle: Circle) -> None:
        while True:
            stored = await asyncio.wrap_future(self.store.events(circle.log, circle.position, READ_AT_ONCE))
            for row in stored:
                circle.take(DECODER.decode(row.data))
            if len(stored) < READ_AT_ONCE:
                return

    def keep(self, circle: Circle) -> None:
        self.circles.setdefault(circle.log, circle)
        self.circles.move_to_end(circle.log)
        while len(self.circles) > KEPT:
            self.circles.popitem(last=False)

    def told(self, hosted: Hosted, changes: Sequence[Change], own: bool) -> None:
        """A rematch enters its room; what is over is noted, by whoever sees it, also after a crash."""
        table = hosted.here
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
            LOGGER.warning("a circle was not told: %s", error)

    async def close(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)


def ended(table: Table, now: int) -> Ended:
    """How it ended, for the list; without tokens."""
    seats = [replace(seat, key="", contribution="") for seat in table.seats]
    outcome = table.outcome
    if outcome is None:
        return Ended(now, table.id, table.game, seats)
    return Ended(now, table.id, table.game, seats, list(outcome.points), outcome.reason == "out", tie(table))


def tie(table: Table) -> int:
    found = game(table.game).view(table.state, None).get(TIES.get(table.game, ""), 0)
    return found if isinstance(found, int) else 0
