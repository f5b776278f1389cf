"""How lucky everybody was in a finished game: worked out when somebody looks, then shown to all who look."""

import asyncio
import logging
from collections.abc import Callable, Sequence

from connectable.registry import GAMES, luck_of
from connectable.server.protocol.errors import ApiError
from connectable.server.protocol.luck import LuckSeen
from connectable.server.tables.host import TableHost
from connectable.server.tables.hosted_table import HostedTable
from connectable.server.work.jobs import MeasureLuck
from connectable.server.work.workshop import BadInput, Workshop
from connectable.table import Change

LOGGER = logging.getLogger(__name__)
PATIENCE_SECONDS = 5.0
"""How long a request waits for it; then the table is shown without."""


class TableLuck:
    """Measures the luck of finished tables, in the workshop."""

    def __init__(self, host: TableHost, workshop: Workshop, tell: Callable[[HostedTable], None]) -> None:
        self.workshop = workshop
        self.tell = tell
        """Called when a table's luck is known."""
        self.tasks: dict[str, asyncio.Task[None]] = {}
        host.listeners.append(self.on_change)

    def on_change(self, hosted: HostedTable, changes: Sequence[Change], own: bool) -> None:
        if hosted.sessions:
            self.want(hosted)

    def want(self, hosted: HostedTable) -> "asyncio.Task[None] | None":
        """Somebody looks at the table; None: there is nothing to wait for."""
        table = hosted.table
        if hosted.is_luck_known or table.phase != "over" or not table.entries:
            return None
        if luck_of(table.game) is None:
            hosted.is_luck_known = True
            return None
        if table.id not in self.tasks:
            self.tasks[table.id] = asyncio.get_running_loop().create_task(self.measure(hosted))
        return self.tasks[table.id]

    async def ready(self, hosted: HostedTable) -> None:
        """Waits for a table's luck, but not for long."""
        if task := self.want(hosted):
            await asyncio.wait({task}, timeout=PATIENCE_SECONDS)

    async def measure(self, hosted: HostedTable) -> None:
        table = hosted.table
        try:
            job = MeasureLuck(GAMES[table.game], table.record())
            hosted.luck = await self.workshop.do(job, LuckSeen | None, f"luck {table.id}")
            hosted.is_luck_known, hosted.public = True, None
            self.tell(hosted)
        except (ApiError, BadInput) as error:
            LOGGER.warning("table %s: its luck is not known: %s", table.id, error)
        finally:
            del self.tasks[table.id]

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
