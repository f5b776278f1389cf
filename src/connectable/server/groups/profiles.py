"""Profiles: what the server does for somebody who is a secret of her browser and nothing else.

Deleting is real: the tables that she played on deals are removed, and her name and what stood for her secret are
taken out of the events of those deals. The results stay, or the places of others would change.
"""

import asyncio
import secrets
from contextlib import suppress

from msgspec.structs import replace

from connectable.server.groups.board import person_of
from connectable.server.groups.log import (
    Befriended,
    Ended,
    Entered,
    Forgotten,
    GroupEvent,
    GroupLog,
    GroupLogs,
    group_id_of,
)
from connectable.server.groups.standings import player_hash
from connectable.server.protocol.errors import ApiError
from connectable.server.tables.ownership import Elsewhere
from connectable.server.tables.stored import DamagedTable
from connectable.storage import Filter, Page, UnknownTable
from connectable.table import Refused
from connectable.table.commands import Delete

ROWS = 100
MOST_WAITING = 8
"""Profiles that wait to be deleted."""
BUSY_SECONDS = 10
"""When to ask again."""
PREFIX = group_id_of("deal", "")


class Profiles:
    """Deletes profiles, one at a time: every deal that is stored is looked through."""

    def __init__(self, groups: GroupLogs) -> None:
        self.groups = groups
        self.lock = asyncio.Lock()
        self.waiting = 0

    async def forget(self, player: str) -> list[str]:
        """The tables that were removed; the results of that secret belong to nobody from now on. ApiError: many others
        wait already."""
        if self.waiting >= MOST_WAITING:
            raise ApiError("too-fast", f"{self.waiting} profiles are being deleted", seconds=BUSY_SECONDS)
        self.waiting += 1
        try:
            async with self.lock:
                return await self.forget_everywhere(player)
        finally:
            self.waiting -= 1

    async def forget_everywhere(self, player: str) -> list[str]:
        removed: list[str] = []
        for name in await self.deals():
            with suppress(UnknownTable):  # it was just removed as too old
                removed += await self.forget_on(await self.groups.find("deal", name), player)
        if removed:
            await asyncio.wrap_future(self.groups.store.scrub())
        return removed

    async def deals(self) -> list[str]:
        found: list[str] = []
        last: tuple[int, str] | None = None
        while True:
            rows = await asyncio.wrap_future(self.groups.store.tables(Filter(game="deal"), Page(ROWS, last)))
            found += [row.id.removeprefix(PREFIX) for row in rows if row.id.startswith(PREFIX)]
            if len(rows) < ROWS:
                return found
            last = (rows[-1].created_at, rows[-1].id)

    async def forget_on(self, group: GroupLog, player: str) -> list[str]:
        """First the tables, so that none of them tells the deal its end any more; then the deal's own events."""
        who = player_hash(group, player)
        tables = [table for table, entered in group.entered.items() if entered.player == who]
        for table in tables:
            await self.remove(table, person_of(group.deal))
        if tables:
            nobody, gone = secrets.token_hex(32), {*tables}
            await self.groups.rewrite(group, lambda event: without(event, who, nobody, gone))
        return tables

    async def remove(self, table: str, seat: int) -> None:
        """Everything about a table; one that lives in another process goes from the store under its hands."""
        host = self.groups.host
        try:
            hosted = await host.find(table)
            with suppress(Refused):  # it has been deleted, or another person sits there
                await host.command(hosted, Delete(seat), "profile deleted")
            await host.delete(hosted)
        except (UnknownTable, DamagedTable, Elsewhere):
            await asyncio.wrap_future(host.store.delete(table))


def without(event: GroupEvent, who: str, nobody: str, tables: set[str]) -> GroupEvent:
    """The event without a name, and without what leads to a secret."""
    match event:
        case Entered(player=player) if player == who:
            return replace(event, player=nobody, forgotten=True)
        case Ended(table=table) if table in tables:
            return replace(event, seats=[replace(seat, name="") for seat in event.seats])
        case Befriended(player=player) | Forgotten(player=player) if player == who:
            return replace(event, player=nobody)
    return event
