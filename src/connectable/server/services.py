"""Everything that lives as long as the server: tables, sockets, groups, bots, limits, and the work in the background.

It answers no requests: handlers and sockets are given the services and use them.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from connectable.bots.levels import levels_of
from connectable.i18n import LANGUAGES, Speech
from connectable.registry import GAMES, game
from connectable.server.bots.pool import BotPool
from connectable.server.bots.reviews import Reviews
from connectable.server.config import Config
from connectable.server.garbage import GARBAGE
from connectable.server.groups.attempts import AttemptWatch
from connectable.server.groups.classes.keeper import Classes
from connectable.server.groups.code_claims import CodeClaims
from connectable.server.groups.hidden_names import HiddenNames
from connectable.server.groups.log import GroupLogs
from connectable.server.groups.par import ParKeeper
from connectable.server.groups.profiles import Profiles
from connectable.server.metrics import Metrics
from connectable.server.pruning import Pruning
from connectable.server.rate_limit import RateLimiter
from connectable.server.replays import Replays
from connectable.server.socket.session import Sessions
from connectable.server.store_watch import MEGABYTE, StoreWatch
from connectable.server.tables.automation import TableAutomation
from connectable.server.tables.downtime import Downtime
from connectable.server.tables.host import TableHost
from connectable.server.tables.luck import TableLuck
from connectable.server.tables.ownership import Ownership
from connectable.server.tables.presence import PresenceMonitor
from connectable.server.work.preparation import Preparation
from connectable.server.work.workshop import Workshop
from connectable.storage import Store

EVICT_SECONDS = 60.0
WARM_SECONDS = 0.5


class SteadyClock:
    """Milliseconds since 1970 by the clock at the start, then by one that never jumps and pauses while the computer
    sleeps."""

    def __init__(self) -> None:
        self.start = time.time() - time.monotonic()

    def __call__(self) -> int:
        return int((self.start + time.monotonic()) * 1000)


def read_once(name: str) -> None:
    """Reads what a game keeps in memory from its first use on: its content, its bots."""
    rules = game(name)
    levels_of(name)
    with suppress(ValueError):
        rules.start(rules.seats[0])


def read_catalogue(language: str) -> None:
    """Reads the sentences of a language with its plural rules."""
    Speech(language).knows("tb-error-malformed")


def wall_clock() -> int:
    return int(time.time() * 1000)


class Services:
    """Everything that lives as long as the server."""

    def __init__(self, store: Store, config: Config, clock: Callable[[], int] | None = None) -> None:
        self.store, self.config = store, config
        self.calendar = clock or wall_clock
        """Milliseconds since 1970 as the wall clock has them: a new day begins also for a computer that slept."""
        self.ownership = Ownership(store.cluster(), config.peer_address)
        self.host = TableHost(store, clock or SteadyClock(), self.ownership)
        self.sessions = Sessions(self.host, config.sockets_at_once)
        self.presence = PresenceMonitor(self.host, self.sessions.connected, config.presence_grace)
        self.downtime = Downtime(self.host, config.heartbeat)
        self.groups = GroupLogs(self.host, self.calendar)
        self.codes = CodeClaims(self.groups)
        self.classes = Classes(self.codes)
        self.workshop = Workshop()
        self.preparation = Preparation(self.workshop)
        self.host.prepare = self.preparation.table
        self.host.needs_preparation = self.preparation.needs
        self.luck = TableLuck(self.host, self.workshop, self.sessions.tell)
        self.replays = Replays(self.workshop, self.preparation)
        self.limiter = RateLimiter(config.rate_limits, most_bytes=config.storage_limits.megabytes_each * MEGABYTE)
        self.metrics = Metrics()
        self.pool = BotPool(config.bot_workers)
        self.reviews = Reviews(self.pool, self.replays)
        self.par = ParKeeper(self.groups, self.pool, self.workshop, config.par_games)
        self.attempts = AttemptWatch(self.groups)
        self.hidden_names = HiddenNames(self.groups)
        self.profiles = Profiles(self.groups)
        self.automation = TableAutomation(self.host, self.pool, pause=config.bot_pause)
        self.host.is_hurried = lambda table_id: self.pool.queue.share(table_id) < 1.0
        self.figures: list[Callable[[], dict[str, float]]] = []
        """What else the metrics show."""
        self.watch = StoreWatch(store, config.storage_limits.megabytes)
        self.host.store_told = lambda well: self.watch.stored() if well else self.watch.failed()
        self.downtime.on_beat = self.watch.heard
        self.pruning = Pruning(store, config.keep_days, self.host.clock, lambda: self.downtime.outages)
        self.is_ready = False
        """Whether it is to be asked: it has begun, and is not about to end."""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Runs the work in the background until the server ends."""
        self.host.loop = asyncio.get_running_loop()
        self.is_ready = True
        work = (
            self.ownership.run(),
            self.automation.resume(),
            self.pruning.run(),
            self.evict(),
            self.warm(),
            self.sessions.beat(),
            self.presence.run(),
            self.downtime.run(),
            self.classes.run(),
        )
        tasks = [asyncio.create_task(one) for one in work]
        try:
            yield
        finally:
            self.is_ready = False
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.reviews.close()
            await self.par.close()
            await self.luck.close()
            await self.workshop.close()
            await self.automation.close()
            await self.groups.close()
            await self.downtime.close()
            await self.ownership.close()

    async def warm(self) -> None:
        """What every game reads once is read before anybody waits for it, beside everything else."""
        for name in GAMES:
            await asyncio.sleep(WARM_SECONDS)
            await asyncio.to_thread(read_once, name)
        for language in LANGUAGES:
            await asyncio.to_thread(read_catalogue, language)

    async def evict(self) -> None:
        while True:
            await asyncio.sleep(EVICT_SECONDS)
            self.host.evict()
            if not self.sessions.count():
                GARBAGE.be_quiet()

    def metrics_text(self) -> str:
        return self.metrics.text(self.gauges())

    def gauges(self) -> dict[str, float]:
        """What there is now, by its name in the metrics."""
        pool = self.pool
        return {
            "tables": len(self.host.tables),
            "peers": len(self.ownership.peers),
            "sessions": self.sessions.count(),
            "bots_thinking": len(self.automation.thinking),
            "workers_started": pool.started,
            "workers_ended": pool.ended,
            "workers_busy": len(pool.queue.running),
            "bots_waiting": pool.queue.length(),
            "bots_share": round(pool.queue.share(), 4),
            "store_bytes": self.watch.size,
            "store_bytes_most": self.watch.most,
            "tables_removed": self.pruning.removed,
            "work_done": self.workshop.done,
            "work_waiting": self.workshop.waiting.total(),
            **{name: value for figures in self.figures for name, value in figures().items()},
        }
