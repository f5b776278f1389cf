"""Whether the store takes what it is given, and how much it holds: for `/healthz`, for the host, and for the limit on
everything together.
"""

import asyncio
import time

from connectable.server.protocol.errors import ApiError
from connectable.storage import Filter, Page, Store, StoreError

PROBE_SECONDS = 1.0
"""It is asked at most once in this time."""
LONGEST_SECONDS = 3.0
"""A store that has not answered by then takes nothing."""
FORGIVING_SECONDS = 30.0
"""Without a failure; then a heartbeat is enough to be well again."""
SIZE_SECONDS = 10.0
MEGABYTE = 1_000_000


class StoreWatch:
    """What is known about the store."""

    def __init__(self, store: Store, megabytes: int) -> None:
        self.store, self.most = store, megabytes * MEGABYTE
        self.checked_at, self.can_write = -1.0, False
        self.failing = False
        """The last thing that was to be stored was not."""
        self.failed_at = 0.0
        self.measured_at, self.size = -SIZE_SECONDS, 0

    def stored(self) -> None:
        self.failing = False

    def failed(self) -> None:
        self.failing, self.failed_at = True, time.monotonic()

    def heard(self) -> None:
        """The store took a heartbeat. That writes a row again, for which a full disk may have room: it says little
        while tables cannot be stored."""
        if time.monotonic() - self.failed_at > FORGIVING_SECONDS:
            self.failing = False

    async def is_healthy(self) -> bool:
        """Whether the store can write, by trial and by what became of the last thing to store."""
        if time.monotonic() - self.checked_at > PROBE_SECONDS:
            self.checked_at = time.monotonic()
            try:
                async with asyncio.timeout(LONGEST_SECONDS):
                    self.can_write = await asyncio.wrap_future(self.store.healthy())
            except (TimeoutError, StoreError):
                self.can_write = False
        return self.can_write and not self.failing

    async def is_reachable(self) -> bool:
        """Whether the store answers at all."""
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                await asyncio.wrap_future(self.store.tables(Filter(), Page(1)))
        except (TimeoutError, StoreError):
            return False
        return True

    async def bytes_stored(self) -> int:
        """How much the store holds; it is asked now and then."""
        if time.monotonic() - self.measured_at > SIZE_SECONDS:
            self.measured_at = time.monotonic()
            self.size = await asyncio.wrap_future(self.store.size())
        return self.size

    async def check_room(self) -> None:
        """ApiError when there is no room for new tables; games in play go on."""
        if self.most and await self.bytes_stored() > self.most:
            raise ApiError("store-away", "the host's limit on everything stored is reached", "tb-error-full")
