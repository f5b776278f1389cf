"""Who is here: people with an open socket, and people who have just asked for something. The table is told.

Somebody is absent only after a grace, because pages are loaded again and phones change networks. Several processes may
serve one table: one that is proved wrong about a person elsewhere asks again later and later.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from math import inf

from connectable.server.tables.host import TableHost
from connectable.server.tables.hosted_table import HostedTable
from connectable.server.tables.stored import DamagedTable
from connectable.storage import StoreError, UnknownTable
from connectable.table import Change, Refused, Table
from connectable.table.commands import Presence
from connectable.table.events import Acted, AnyEvent, Said
from connectable.table.events import Presence as PresenceEvent

LOGGER = logging.getLogger(__name__)
CHECKS_PER_GRACE = 4
ELSEWHERE = 30
"""A person whom another process has seen is not doubted for this many times the grace, the next time for twice that."""
MOST_PATIENCE = 3600.0


class Watch:
    """What this process knows about the people at one table, by the hashes of their tokens."""

    def __init__(self, now: float) -> None:
        self.since = now
        """Nobody was looked for before that."""
        self.signs: dict[str, float] = {}
        """The last sign of life in this process."""
        self.elsewhere: dict[str, float] = {}
        """Until when somebody whom another process has seen is not doubted."""
        self.patience: dict[str, float] = {}
        self.doubted: set[str] = set()
        """Whom this process has reported absent."""

    def is_fresh(self, token_hash: str, now: float, grace: float) -> bool:
        return now - self.signs.get(token_hash, -inf) <= grace

    def is_missed(self, token_hash: str, now: float, grace: float) -> bool:
        """Whether somebody without a socket has been quiet for too long."""
        last = max(self.since, self.signs.get(token_hash, -inf))
        return now > max(last + grace, self.elsewhere.get(token_hash, -inf))

    def is_over(self, now: float, grace: float) -> bool:
        return now > max(self.since, *self.signs.values(), -inf) + grace

    def seen_elsewhere(self, token_hash: str, now: float, grace: float) -> None:
        patience = self.patience.get(token_hash, ELSEWHERE * grace / 2)
        if token_hash in self.doubted or token_hash not in self.patience:
            patience = self.patience[token_hash] = min(2 * patience, MOST_PATIENCE)
        self.doubted.discard(token_hash)
        self.elsewhere[token_hash] = now + patience


class PresenceMonitor:
    """Tells tables who is here. Only tables that somebody looks at are watched."""

    def __init__(self, host: TableHost, connected: Callable[[str], Collection[str]], grace: float) -> None:
        self.host, self.grace = host, grace
        self.connected = connected
        """The hashes of the tokens that have an open socket at a table."""
        self.watches: dict[str, Watch] = {}
        self.reports: dict[tuple[str, int], asyncio.Task[None]] = {}
        host.listeners.append(self.on_change)

    def sign(self, hosted: HostedTable, token_hash: str) -> None:
        """Somebody is here: sent a request, or opened or closed a socket."""
        if not token_hash or hosted.table.settings.kind != "live":
            return  # by post and at one device nobody is missed
        now = time.monotonic()
        watch = self.watches.setdefault(hosted.id, Watch(now))
        watch.signs[token_hash] = now
        watch.elsewhere.pop(token_hash, None)
        if is_anybody_absent(hosted.table):
            self.check(hosted)

    def on_change(self, hosted: HostedTable, changes: Sequence[Change], own: bool) -> None:
        watch = self.watches.get(hosted.id)
        if watch is None:
            return
        now, recent = time.monotonic(), self.host.clock() - self.grace * 1000
        for event, after in changes:
            if own and isinstance(event, PresenceEvent) and not event.here:
                watch.doubted.add(after.seats[event.seat].token_hash)
            elif not own and event.at >= recent and (seat := seen_by(event)) is not None:
                watch.seen_elsewhere(after.seats[seat].token_hash, now, self.grace)
        if is_anybody_absent(hosted.table):
            self.check(hosted)

    async def run(self) -> None:
        """Looks for people who are missed, until the server ends."""
        try:
            while True:
                await asyncio.sleep(self.grace / CHECKS_PER_GRACE)
                for table_id in list(self.watches):
                    hosted = self.host.tables.get(table_id)
                    if hosted is None:
                        del self.watches[table_id]
                    elif hosted.is_ready:
                        self.check(hosted)
        finally:
            for task in self.reports.values():
                task.cancel()

    def check(self, hosted: HostedTable) -> None:
        """Reports what the table does not know yet; a table without anybody to look after is watched no longer."""
        watch, now, is_told = self.watches[hosted.id], time.monotonic(), True
        for seat, here in self.news(hosted, watch, now):
            is_told = False
            if (hosted.id, seat) not in self.reports:
                report = self.report(hosted.id, seat, here=here)
                self.reports[hosted.id, seat] = asyncio.get_running_loop().create_task(report)
        if is_told and watch.is_over(now, self.grace) and not self.connected(hosted.id):
            del self.watches[hosted.id]

    def news(self, hosted: HostedTable, watch: Watch, now: float) -> Iterator[tuple[int, bool]]:
        """The seats whose person is here or absent, contrary to what the table says."""
        table = hosted.table
        connected = self.connected(hosted.id)
        for number in table.people() if matters(table) else ():
            token_hash = table.seats[number].token_hash
            is_absent = number not in table.here()
            if token_hash in connected or watch.is_fresh(token_hash, now, self.grace):
                if is_absent:
                    yield number, True
            elif not is_absent and watch.is_missed(token_hash, now, self.grace):
                yield number, False

    async def report(self, table_id: str, seat: int, *, here: bool) -> None:
        """Tells the table; what could not be stored is tried again by the next check."""
        try:
            hosted = await self.host.find(table_id)
            key = f"presence {seat} {hosted.position} {self.host.clock()}"
            await self.host.command(hosted, Presence(-1, seat, here), key)
        except (UnknownTable, DamagedTable, StoreError, Refused) as error:
            LOGGER.info("table %s: nobody was told who is here: %s", table_id, error)
        finally:
            self.reports.pop((table_id, seat), None)


def matters(table: Table) -> bool:
    """Whether anybody waits for anybody: several people who play, or who are asked something after the game."""
    several = sum(seat.who == "human" for seat in table.seats) > 1
    asks = table.phase == "over" and bool(table.offers)
    return several and (table.phase == "playing" or asks)


def is_anybody_absent(table: Table) -> bool:
    return any(since >= 0 for since in table.absent)


def seen_by(event: AnyEvent) -> int | None:
    """The seat whose person was here when another process stored the event."""
    match event:
        case PresenceEvent(here=True) | Said() | Acted(forced=False):
            return event.seat if event.seat >= 0 else None
    return None
