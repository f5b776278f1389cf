"""Tables that belong together: those of a room, those that play one deal. Each group has a log of its own in the store.

It knows no rules and sends nothing: who may ask for a group, and what is said about it, is decided elsewhere.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from connectable.options import OptionValue
from connectable.registry import meta
from connectable.server.groups.board import Board
from connectable.server.tables.host import GROUP_PREFIX, TableHost
from connectable.server.tables.hosted_table import HostedTable
from connectable.storage import Append, NewEvent, NewTableRow, StoredEvent, StoreError, TableExists, UnknownTable
from connectable.table import Change, Seat, Table
from connectable.table.events import Created, Finished, Stopped
from connectable.table.games import rules_of

LOGGER = logging.getLogger(__name__)
MOST_GROUPS = 2_000
"""Groups kept in memory."""
READ_AT_ONCE = 1_000
Kind = Literal["room", "deal", "host"]

ENDS = (Finished, Stopped)


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
    rules: str = "1"
    """The version of the game's rules; older versions of this package did not say, and knew only the first."""
    given: list[tuple[int, str]] = []
    """Actions that every table begins with."""
    turns: int = 0
    """In how many turns of its own the person is to reach the goal of the game; 0: the whole game is played."""
    attempts: int = 1
    """How many tables of one person count."""
    grade: int = 0
    """1 to 5: how hard it is, where that is known from the start."""
    keyed: bool = False
    """Whether only tables of a profile count; dailies of older versions counted all."""


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
    practice: bool = False
    """It does not count: the day was over."""
    forgotten: bool = False
    """Its player has deleted her profile: the table is gone, and `player` is a word that leads to nobody."""


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
    fewer: int = 0
    """What decides after that; less is better."""
    reached: bool = False
    """Whether the person reached the goal of a deal that has one."""
    turns: int = 0
    """How many turns the person had at this table."""


class Par(Struct, frozen=True, tag="par"):
    """What a bot made of a deal, in several games."""

    at: int
    level: str
    points: list[int]
    """By game."""
    steps: list[list[int]]
    """By game: what each part of it brought."""


class Befriended(Struct, frozen=True, tag="befriended"):
    """Somebody compares herself with those who have the same link from a friend."""

    at: int
    player: str
    friends: str
    """SHA-256 of the deal's name and the secret in the link."""


class Forgotten(Struct, frozen=True, tag="forgotten"):
    """Somebody has deleted her profile: her name was taken out of the events before this one."""

    at: int
    player: str = ""
    """Of older versions, which only hid the name."""


class NameHidden(Struct, frozen=True, tag="hidden"):
    """The host shows a name on boards no longer, or again."""

    at: int
    name: str
    hidden: bool


GroupEvent = Opened | Entered | Ended | Par | Befriended | Forgotten | NameHidden
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(GroupEvent)


class GroupLog:
    """A group as this process knows it."""

    def __init__(self, kind: Kind, name: str) -> None:
        self.kind: Kind = kind
        self.name = name
        self.id = group_id_of(kind, name)
        self.position = 0
        self.first: Opened | None = None
        self.entered: dict[str, Entered] = {}
        self.ended: dict[str, Ended] = {}
        self.results: Board | None = None
        """Of a deal."""
        self.par: Par | None = None
        self.friends: dict[str, set[str]] = {}
        """By what they share: the players who compare themselves."""
        self.forgotten: set[str] = set()
        self.hidden: dict[str, str] = {}
        """Names that are not shown, by themselves without capitals."""
        self.lock = asyncio.Lock()

    @property
    def opened(self) -> Opened:
        assert self.first is not None, "a group begins with `opened`"
        return self.first

    @property
    def deal(self) -> Deal:
        assert self.opened.deal is not None, "this group is a deal"
        return self.opened.deal

    @property
    def board(self) -> Board:
        assert self.results is not None, "this group is a deal"
        return self.results

    def add(self, event: GroupEvent) -> None:
        self.position += 1
        match event:
            case Opened():
                self.first = event
                self.results = Board(event.deal, self.ended) if event.deal else None
            case Entered():
                self.entered[event.table] = event
                if self.results:
                    self.results.enter(event)
            case Ended():
                self.ended[event.table] = event
                if self.results:
                    self.results.end(event.table)
            case Par():
                self.par = self.par or event
            case Befriended():
                self.friends.setdefault(event.friends, set()).add(event.player)
            case Forgotten():
                self.forgotten.add(event.player)
            case NameHidden(hidden=True):
                self.hidden[event.name.casefold()] = event.name
            case NameHidden():
                self.hidden.pop(event.name.casefold(), None)


class GroupLogs:
    """All groups of this server."""

    def __init__(self, host: TableHost, calendar: Callable[[], int] | None = None) -> None:
        self.host, self.store = host, host.store
        self.calendar = calendar or host.clock
        """The wall clock: it says which day it is."""
        self.groups: OrderedDict[str, GroupLog] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        host.listeners.append(self.on_change)
        host.elsewhere = self.entries

    async def find(self, kind: Kind, name: str) -> GroupLog:
        """The group with everything that any process added; UnknownTable."""
        group = GroupLog(kind, name)
        group = self.groups.get(group.id, group)
        async with group.lock:
            known = group.position
            if any(isinstance(event, Forgotten) for event in await self.read(group)) and known:
                self.groups.pop(group.id, None)  # what was known of it may have a name that is deleted
                group = GroupLog(kind, name)
                await self.read(group)
        if group.first is None:
            raise UnknownTable(name)
        self.keep(group)
        return group

    async def create(self, kind: Kind, name: str, opened: Opened, also: Sequence[Append] = ()) -> GroupLog:
        """The group, opened with this event or, if another process was faster, as it was opened there."""
        try:
            await asyncio.wrap_future(self.store.append_all([self.opening(kind, name, [opened]), *also]))
        except TableExists:
            LOGGER.debug("%s %s exists already", kind, name)
        return await self.find(kind, name)

    def opening(self, kind: Kind, name: str, events: "Sequence[GroupEvent]") -> Append:
        """The append that creates a group."""
        group_id, at = group_id_of(kind, name), events[0].at
        new = NewTableRow(group_id, group_id, kind, b"{}", at, "circle")
        return Append(group_id, 0, [stored(event) for event in events], key="opened", new=new)

    def entry(self, kind: Kind, name: str, table_id: str, player: str = "", *, practice: bool = False) -> Append:
        """The append that enters a table."""
        event = stored(Entered(self.host.clock(), table_id, player, practice))
        return Append(group_id_of(kind, name), None, [event], key=f"entered {table_id}")

    def entries(self, changes: Sequence[Change]) -> list[Append]:
        """What changes of a table add to its groups: a new table of a room, the end of a game."""
        found = []
        for event, table in changes:
            if isinstance(event, Created) and event.room:
                found.append(self.entry("room", event.room, event.id))
            if isinstance(event, ENDS):
                found += [self.ending(*group, table) for group in groups_of(table)]
        return found

    def ending(self, kind: Kind, name: str, table: Table) -> Append:
        """The append that notes how a table ended."""
        event = stored(ended(table, self.host.clock()))
        return Append(group_id_of(kind, name), None, [event], key=f"ended {table.id}")

    async def note(self, group: GroupLog, event: "Par | Befriended | NameHidden", key: str) -> None:
        """Adds what is known once about a group; the key says what."""
        await asyncio.wrap_future(self.store.append_all([Append(group.id, None, [stored(event)], key=key)]))

    async def end(self, kind: Kind, name: str, table: Table) -> None:
        try:
            group = await self.find(kind, name)
            if table.id in group.entered and table.id not in group.ended:
                await asyncio.wrap_future(self.store.append_all([self.ending(kind, name, table)]))
        except (StoreError, UnknownTable) as error:  # the next time the table is loaded does it
            LOGGER.warning("%s %s: %s", kind, name, error)

    async def rewrite(self, group: GroupLog, change: "Callable[[GroupEvent], GroupEvent]") -> None:
        """Replaces events by others, so that their bytes are gone; every process then reads the group anew."""
        old = await self.read(GroupLog(group.kind, group.name))
        changed = [
            StoredEvent(position, ENCODER.encode(new), new.at)
            for position, event in enumerate(old, 1)
            if (new := change(event)) != event
        ]
        note = stored(Forgotten(self.host.clock()))
        await asyncio.wrap_future(self.store.rewrite(group.id, changed, note))

    async def read(self, group: GroupLog) -> "list[GroupEvent]":
        """Adds what is new, which it returns."""
        found: list[GroupEvent] = []
        while True:
            rows = await asyncio.wrap_future(self.store.events(group.id, group.position, READ_AT_ONCE))
            events = [DECODER.decode(row.data) for row in rows]
            for event in events:
                group.add(event)
            found += events
            if len(rows) < READ_AT_ONCE:
                return found

    def keep(self, group: GroupLog) -> None:
        self.groups.setdefault(group.id, group)
        self.groups.move_to_end(group.id)
        while len(self.groups) > MOST_GROUPS:
            self.groups.popitem(last=False)

    def on_change(self, hosted: HostedTable, changes: Sequence[Change], own: bool) -> None:
        """Notes finished tables of which the group does not know: older versions did it after the end."""
        if own:
            return
        for event, _ in changes:
            if isinstance(event, ENDS):
                for group in groups_of(hosted.table):
                    self.run(self.end(*group, hosted.table))

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


def group_id_of(kind: Kind, name: str) -> str:
    """The id of a group in the store; no table has one like it."""
    return f"{GROUP_PREFIX}{kind}_{name}"


def groups_of(table: Table) -> list[tuple[Kind, str]]:
    """The groups that a table belongs to."""
    found: list[tuple[Kind, str]] = []
    if table.room:
        found.append(("room", table.room))
    if table.deal:
        found.append(("deal", table.deal))
    return found


def stored(event: GroupEvent) -> NewEvent:
    return NewEvent(ENCODER.encode(event), event.at)


def ended(table: Table, now: int) -> Ended:
    """How the table ended, for the list of results; without tokens."""
    seats = [replace(seat, token_hash="", contribution="") for seat in table.seats]
    person = next((number for number, seat in enumerate(table.seats) if seat.who == "human"), 0)
    outcome, turns = table.outcome, turns_of(table, person)
    if outcome is None:
        return Ended(now, table.id, table.game, seats, turns=turns)
    lost = outcome.reason == "out"
    reached = outcome.breakdown[person].get(meta(table.game).goal_source, 0) > 0 if outcome.breakdown else False
    points, tie, less = list(outcome.points), tie_break(table), fewer(table)
    return Ended(now, table.id, table.game, seats, points, lost, tie, less, reached, turns)


def turns_of(table: Table, seat: int) -> int:
    """How many turns a seat has had at this table: its actions in a row are one."""
    played = [entry.seat for entry in table.live[len(table.given) :] if entry.seat >= 0]
    return sum(who == seat and (at == 0 or played[at - 1] != seat) for at, who in enumerate(played))


def tie_break(table: Table) -> int:
    """The number in the final view that decides between equal points; 0 in a game without one."""
    found = rules_of(table).view(table.state, None).get(meta(table.game).tie_field, 0)
    return found if isinstance(found, int) else 0


def fewer(table: Table) -> int:
    """The sum of the list in the final view of which less is better; 0 in a game without one."""
    found = rules_of(table).view(table.state, None).get(meta(table.game).tie_fewer_field, ())
    return sum(found) if isinstance(found, list) else 0
