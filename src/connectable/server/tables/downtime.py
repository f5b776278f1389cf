"""The server's own downtime, which nobody is charged for.

Every process tells the store now and then until when it will run if it is not heard of again. When none was known to
run, that was an outage; each table in play is given the time back once, before anybody looks at it.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from secrets import token_hex

from connectable.server.tables.appends import append_of, asker, stored_key
from connectable.server.tables.host import TableHost
from connectable.server.tables.hosted_table import HostedTable
from connectable.server.tables.ownership import Elsewhere
from connectable.server.tables.stored import read_changes
from connectable.storage import NotOwner, Outage, Repeated, StalePosition, StoreError, UnknownTable
from connectable.table import Change, Refused, Table, commands, decide

LOGGER = logging.getLogger(__name__)
BEATS_PER_LEASE = 3


class Downtime:
    """What this process says about itself, and the outages that are known."""

    def __init__(self, host: TableHost, seconds: float) -> None:
        self.host, self.lease = host, int(seconds * 1000)
        """`lease`: after a crash, at most so many milliseconds are charged that were an outage already."""
        self.process = token_hex(8)
        self.outages: list[Outage] = []
        self.is_begun = False
        self.beginning = asyncio.Lock()
        self.on_beat: Callable[[], None] = lambda: None
        """Called whenever the store has heard that this process runs."""
        host.before_first_look = self.give_back

    async def run(self) -> None:
        """Says again and again that this process runs. Outages that end meanwhile (the store was away) are given back
        at the tables that are in memory."""
        while True:
            known = self.outages
            try:
                await self.beat(self.lease)
                if self.outages != known:
                    await self.give_back_to_all()
            except StoreError as error:
                LOGGER.info("the store did not hear that this process runs: %s", error)
            await asyncio.sleep(self.lease / 1000 / BEATS_PER_LEASE)

    async def close(self) -> None:
        """Says that this process ends now."""
        try:
            await self.beat(0)
        except StoreError as error:
            LOGGER.info("the store did not hear that this process ends: %s", error)

    async def begin(self) -> None:
        """Before the first table: finds out since when nobody ran."""
        async with self.beginning:
            if not self.is_begun:
                await self.beat(self.lease)

    async def beat(self, lease: int) -> None:
        now = self.host.clock()
        self.outages = await asyncio.wrap_future(self.host.store.beat(self.process, now, now + lease))
        self.on_beat()
        self.is_begun = True

    async def give_back(self, hosted: HostedTable, changes: list[Change]) -> list[Change]:
        """The changes of a table that is being loaded, with the outages that it has not been told of; the caller holds
        its lock."""
        await self.begin()
        while True:
            table = changes[-1].table if changes else hosted.table
            millis = lost_millis(table, self.outages)
            if not millis:
                return changes
            is_stored = False
            new = decide(table, commands.Outage(-1, millis), max(self.host.clock(), self.outages[-1].ended))
            try:
                append = append_of(new, stored_key(asker("", -1), self.key()), self.host.ownership.fence)
                (stored,) = await asyncio.wrap_future(self.host.store.append_all([append]))
                is_stored = not isinstance(stored, Repeated)
            except StalePosition:
                pass
            except NotOwner:
                raise StoreError(f"table {hosted.id}: another process has just taken it", away=True) from None
            if not is_stored:  # another process was faster
                new = await read_changes(self.host.store, hosted.id, table)
            changes = [*changes, *new]

    async def give_back_to_all(self) -> None:
        for hosted in list(self.host.tables.values()):
            if hosted.is_ready and (millis := lost_millis(hosted.table, self.outages)):
                try:
                    await self.host.command(hosted, commands.Outage(-1, millis), self.key())
                except (StoreError, UnknownTable, Refused, Elsewhere) as error:
                    LOGGER.warning("table %s: an outage was not given back: %s", hosted.id, error)

    def key(self) -> str:
        """Of what every process gives back after the last outage: nobody gets it twice."""
        return f"outage {self.outages[-1].ended}"


def lost_millis(table: Table, outages: Sequence[Outage]) -> int:
    """How long nobody ran since the last event of a table in play: earlier outages were given back before it."""
    if table.phase != "playing":
        return 0
    lost, told = 0, table.at
    for outage in outages:  # two processes that start at once may note the same outage
        lost += max(0, outage.ended - max(outage.began, told))
        told = max(told, outage.ended)
    return lost
