"""Removes what nobody has touched for long: never a game in play, never by a clock that jumped.

Age is counted in time that servers ran: what looks like a long outage may be a clock that was set wrong, so it makes
nothing older. Deleting is done in small pieces, with pauses in which play goes on.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

from connectable.storage import Outage, Store, StoreError

LOGGER = logging.getLogger(__name__)
DAY_MILLIS = 86_400_000
FIRST_SECONDS = 60.0
"""After the start, when it is known how long no server ran."""
EVERY_SECONDS = 3600.0
AT_ONCE = 50
"""Tables in one transaction."""
SHARE = 3
"""A pause is so many times as long as the deleting before it."""


def oldest_kept(now: int, keep: int, outages: Sequence[Outage]) -> int:
    """The time before which nothing is kept: so many milliseconds ago, not counting those when no server ran."""
    left, until = keep, now
    for outage in sorted(outages, key=lambda one: one.ended, reverse=True):
        ended = min(outage.ended, until)
        if until - ended >= left:
            break
        if outage.began < until:
            left -= until - ended
            until = min(until, outage.began)
    return max(0, until - left)


class Pruning:
    """Removes old tables, now and then."""

    def __init__(
        self, store: Store, keep_days: int, clock: Callable[[], int], outages: Callable[[], Sequence[Outage]]
    ) -> None:
        self.store, self.keep_days, self.clock, self.outages = store, keep_days, clock, outages
        self.removed = 0

    async def run(self) -> None:
        while self.keep_days:
            await asyncio.sleep(FIRST_SECONDS)
            try:
                await self.once()
            except StoreError as error:
                LOGGER.warning("old tables were not removed: %s", error)
            await asyncio.sleep(EVERY_SECONDS)

    async def once(self) -> int:
        """How many went: all that are old enough."""
        older, count, after = oldest_kept(self.clock(), self.keep_days * DAY_MILLIS, self.outages()), 0, ""
        while True:
            began = time.monotonic()
            pruned = await asyncio.wrap_future(self.store.prune(older, AT_ONCE, after))
            count, after = count + pruned.tables, pruned.last
            if pruned.tables < AT_ONCE:
                break
            await asyncio.sleep(SHARE * (time.monotonic() - began))
        if count:
            await asyncio.wrap_future(self.store.scrub())
        self.removed += count
        return count
