"""Who is here: people with an open socket, and people who have just asked for something. The table is told.

Somebody is absent only after a grace, because pages are loaded again and phones change networks. Everybody at a table
is connected to the process that it lives in, so that one knows.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from math import inf

from connectable.server.tables.host import TableHost
from connectable.server.tables.hosted_table import HostedTable
from connectable.server.tables.ownership import Elsewhere
from connectable.server.tables.stored import DamagedTable
from connectable.storage import StoreError, UnknownTable
from connectable.table import Change, Refused, Table
from connectable.table.commands import Presence

LOGGER = logging.getLogger(__name__)
CHECKS_PER_GRACE = 4
SOCKETLESS = 3
"""Somebody who only sends requests, as programs do, is missed after this many times the grace: a program that looks
every few seconds does not come and go."""


class Watch:
    """What this process knows about the people at one table, by the hashes of their tokens."""

    def __init__(self, now: float, grace: float) -> None:
        self.grace = grace
        self.since = now
        """Nobody was looked for before that."""
        self.signs: dict[str, float] = {}
        """The last sign of life in this process."""
        self.sockets: set[str] = set()
        """Who has had a socket here."""

    def grace_of(self, token_hash: str) -> float:
        return self.grace if token_hash in self.sockets else SOCKETLESS * self.grace

    def is_fresh(self, token_hash: str, now: float) -> bool:
        return now - self.signs.get(token_hash, -inf) <= self.grace_of(token_hash)

    def is_missed(self, token_hash: str, now: float) -> bool:
        """Whether somebody without an open socket has been quiet for too long. Who never gave a sign is not missed for
        longer than somebody who did."""
        last, grace = self.signs.get(token_hash), self.grace
        if last is not None:
            grace = self.grace_of(token_hash)
        return now > max(self.since, last or -inf) + grace

    def is_over(self, now: float) -> bool:
        return now > max(self.since, *self.signs.values(), -inf) + SOCKETLESS * self.grace


class PresenceMonitor:
    """Tells tables who is here. Only tables that somebody looks at are watched."""

    def __init__(self, host: TableHost, connected: Callable[[str], Collection[str]], grace: float) -> None:
        self.host, self.grace = host, grace
        self.connected = connected
        """The hashes of the tokens that have an open socket at a table."""
        self.watches: dict[str, Watch] = {}
        self.reports: dict[tuple[str, int], asyncio.Task[None]] = {}
        host.listeners.append(self.on_change)

    def sign(self, hosted: HostedTable, token_hash: str, *, socket: bool = False) -> None:
        """Somebody is here: sent a request, or opened or closed a socket."""
        if not token_hash or hosted.table.settings.kind != "live":
            return  # by post and at one device nobody is missed
        now = time.monotonic()
        watch = self.watches.setdefault(hosted.id, Watch(now, self.grace))
        if socket:
            watch.sockets.add(token_hash)
        watch.signs[token_hash] = now
        if is_anybody_absent(hosted.table):
            self.check(hosted)

    def on_change(self, hosted: HostedTable, changes: Sequence[Change], own: bool) -> None:
        if hosted.id in self.watches and is_anybody_absent(hosted.table):
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
        if is_told and watch.is_over(now) and not self.connected(hosted.id):
            del self.watches[hosted.id]

    def news(self, hosted: HostedTable, watch: Watch, now: float) -> Iterator[tuple[int, bool]]:
        """The seats whose person is here or absent, contrary to what the table says."""
        table = hosted.table
        connected = self.connected(hosted.id)
        for number in table.people() if matters(table) else ():
            token_hash = table.seats[number].token_hash
            is_absent = number not in table.here()
            if token_hash in connected or watch.is_fresh(token_hash, now):
                if is_absent:
                    yield number, True
            elif not is_absent and watch.is_missed(token_hash, now):
                yield number, False

    async def report(self, table_id: str, seat: int, *, here: bool) -> None:
        """Tells the table; what could not be stored is tried again by the next check."""
        try:
            hosted = await self.host.find(table_id)
            key = f"presence {seat} {hosted.position} {self.host.clock()}"
            await self.host.command(hosted, Presence(-1, seat, here), key)
        except (UnknownTable, DamagedTable, StoreError, Refused, Elsewhere) as error:
            LOGGER.info("table %s: nobody was told who is here: %s", table_id, error)
        finally:
            self.reports.pop((table_id, seat), None)


def matters(table: Table) -> bool:
    """Whether anybody waits for anybody: several people before the end, or who are asked something after it."""
    several = sum(seat.who == "human" for seat in table.seats) > 1
    return several and (table.phase != "over" or bool(table.offers))


def is_anybody_absent(table: Table) -> bool:
    return max(table.absent, default=-1) >= 0  # asked after every change
