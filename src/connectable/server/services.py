"""Everything that lives as long as the server: tables, sockets, groups, bots, limits, and the work in the background.

It answers no requests: handlers and sockets are given the services and use them.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from connectable.server.bots.pool import BotPool
from connectable.server.bots.reviews import Reviews
from connectable.server.config import Config
from connectable.server.groups.log import GroupLogs
from connectable.server.metrics import Metrics
from connectable.server.rate_limit import RateLimiter
from connectable.server.replays import Replays
from connectable.server.socket.session import Sessions
from connectable.server.tables.automation import TableAutomation
from connectable.server.tables.host import TableHost
from connectable.storage import Store, StoreError

LOGGER = logging.getLogger(__name__)
DAY_MILLIS = 86_400_000
PRUNE_SECONDS = 3600.0
EVICT_SECONDS = 60.0


class SteadyClock:
    """Milliseconds since 1970 by the clock at the start, then by one that never jumps and pauses while the computer
    sleeps."""

    def __init__(self) -> None:
        self.start = time.time() - time.monotonic()

    def __call__(self) -> int:
        return int((self.start + time.monotonic()) * 1000)


class Services:
    """Everything that lives as long as the server."""

    def __init__(self, store: Store, config: Config, clock: Callable[[], int] | None = None) -> None:
        self.store, self.config = store, config
        self.host = TableHost(store, clock or SteadyClock())
        self.sessions = Sessions(self.host)
        self.groups = GroupLogs(self.host)
        self.replays = Replays()
        self.limiter = RateLimiter(config.rate_limits)
        self.metrics = Metrics()
        self.pool = BotPool(config.bot_workers)
        self.reviews = Reviews(self.pool, self.replays)
        self.automation = TableAutomation(self.host, self.pool, pause=config.bot_pause, peer_delay=config.peer_delay)
        self.host.is_hurried = lambda table_id: self.pool.queue.share(table_id) < 1.0
        self.checked_at, self.can_write = -1.0, False

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Runs the work in the background until the server ends."""
        self.host.open()
        work = (self.resume(), self.prune(), self.evict(), self.sessions.beat())
        tasks = [asyncio.create_task(one) for one in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.reviews.close()
            await self.automation.close()
            await self.groups.close()

    async def resume(self) -> None:
        try:
            await self.automation.resume()
        except StoreError as error:
            LOGGER.warning("games in progress could not be resumed: %s", error)

    async def prune(self) -> None:
        while self.config.keep_days:
            with suppress(StoreError):
                older = self.host.clock() - self.config.keep_days * DAY_MILLIS
                await asyncio.wrap_future(self.store.prune(older))
            await asyncio.sleep(PRUNE_SECONDS)

    async def evict(self) -> None:
        while True:
            await asyncio.sleep(EVICT_SECONDS)
            self.host.evict()

    async def is_healthy(self) -> bool:
        """Whether the store can write; it is asked at most once a second."""
        if time.monotonic() - self.checked_at > 1.0:
            self.checked_at = time.monotonic()
            self.can_write = await asyncio.wrap_future(self.store.healthy())
        return self.can_write

    def metrics_text(self) -> str:
        pool = self.pool
        return self.metrics.text(
            {
                "tables": len(self.host.tables),
                "sessions": self.sessions.count(),
                "bots_thinking": len(self.automation.thinking),
                "workers_started": pool.started,
                "workers_ended": pool.ended,
                "workers_busy": len(pool.queue.running),
                "bots_waiting": pool.queue.length(),
                "bots_share": round(pool.queue.share(), 4),
            }
        )
