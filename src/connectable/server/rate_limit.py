"""How often things may be done, per client address and per seat. It counts in this process only."""

import re
import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from msgspec import Struct

from connectable.server.protocol.errors import ApiError

UNITS = {"second": 1, "minute": 60, "hour": 3600}
PATTERN = r"([1-9][0-9]{0,8})/(second|minute|hour)"
NONE = "none"
"""In place of a limit: there is none."""
SWEEP = 10_000
BYTES, BYTES_SECONDS = "bytes", 3600
TABLE_BYTES, ACT_BYTES = 100_000, 1_000
"""What a new table and an act come to in the store, with what they cause; roughly, and less than a whole game."""


class RateLimits(Struct, frozen=True):
    """The limits. They are generous, because a home has all its players behind one address."""

    requests: str = "600/minute"
    """Per address: all HTTP requests together."""
    sockets: str = "120/minute"
    """Per address: new sockets."""
    tables: str = "30/minute"
    """Per address: new tables and rooms."""
    guesses: str = "10/minute"
    """Per address: wrong codes and tokens."""
    records: str = "60/minute"
    """Per address: records, replays and lists of held seats."""
    acts: str = "300/minute"
    """Per seat: actions and commands."""
    hints: str = "30/minute"
    """Per seat."""
    lines: str = "30/minute"
    """Per seat: lines of chat."""
    messages: str = "600/minute"
    """Per socket: messages of any kind."""


NO_LIMITS = RateLimits(**dict.fromkeys(RateLimits.__struct_fields__, NONE))
"""For trusted networks and benchmarks."""


class Limit(NamedTuple):
    """At most so many in so many seconds."""

    most: int
    seconds: int


def parse(text: object) -> Limit | None:
    """The limit of a text like `600/minute`; None for `none`. A ValueError when it is neither."""
    if text == NONE:
        return None
    if isinstance(text, str) and (parts := re.fullmatch(PATTERN, text)):
        return Limit(int(parts[1]), UNITS[parts[2]])
    raise ValueError(f"{text!r:.40} is not `none` or a number per second, minute or hour, such as 600/minute")


class WindowCount:
    """How often in this window and in the one before."""

    __slots__ = ("before", "now", "window")

    def __init__(self, window: int) -> None:
        self.window, self.now, self.before = window, 0, 0

    def move_to(self, window: int) -> None:
        """Moves on to the current window."""
        if window != self.window:
            self.before = self.now if window == self.window + 1 else 0
            self.window, self.now = window, 0


class RateLimiter:
    """Counts in a sliding window: the count of the previous window fades out as the current one goes on.

    Plain numbers and no timers: libraries that start a thread per limit slow everybody down."""

    def __init__(self, limits: RateLimits, clock: Callable[[], float] = time.monotonic, *, most_bytes: int = 0) -> None:
        self.clock = clock
        self.most_bytes = most_bytes
        """Stored per address and hour; 0: no limit."""
        self.limits = {name: parse(getattr(limits, name)) for name in limits.__struct_fields__}
        self.counts: dict[tuple[str, str], WindowCount] = {}
        self.sweep = SWEEP
        """At this many counts, those of old windows are forgotten."""

    def count(self, what: str, who: str) -> None:
        """Counts one more; ApiError when that is too often."""
        limit = self.limits[what]
        if limit is None:
            return
        count = self.checked(what, who)
        if count is None:
            count = self.counts[what, who] = WindowCount(self.window(limit))
            if len(self.counts) > self.sweep:
                self.forget()
        count.now += 1

    def store(self, who: str, size: int) -> None:
        """Counts bytes that somebody has stored, roughly; ApiError when these are too many."""
        if not self.most_bytes:
            return
        limit = Limit(self.most_bytes, BYTES_SECONDS)
        count = self.counts.setdefault((BYTES, who), WindowCount(self.window(limit)))
        count.move_to(self.window(limit))
        elapsed = self.clock() / limit.seconds % 1.0
        if count.before * (1.0 - elapsed) + count.now >= limit.most:
            raise too_fast(limit, seconds_to_wait(count, limit, elapsed))
        count.now += size

    def check(self, what: str, who: str) -> None:
        """ApiError when it has been too often already; counts nothing."""
        self.checked(what, who)

    def checked(self, what: str, who: str) -> WindowCount | None:
        count, limit = self.counts.get((what, who)), self.limits[what]
        if count is not None and limit is not None:
            count.move_to(self.window(limit))
            elapsed = self.clock() / limit.seconds % 1.0
            if count.before * (1.0 - elapsed) + count.now >= limit.most:
                raise too_fast(limit, seconds_to_wait(count, limit, elapsed))
        return count

    def window(self, limit: Limit) -> int:
        return int(self.clock() // limit.seconds)

    def forget(self) -> None:
        self.counts = {
            (what, who): count
            for (what, who), count in self.counts.items()
            if (limit := self.limits.get(what, Limit(1, BYTES_SECONDS))) and self.window(limit) - count.window < 2
        }
        self.sweep = max(SWEEP, 2 * len(self.counts))


def seconds_to_wait(count: WindowCount, limit: Limit, elapsed: float) -> int:
    """Until one more is allowed, in this window or in the next, where what was counted in this one fades out."""
    left = limit.most - count.now
    # where in a window, as a share of it, what came before has faded to what is left; 1 and more: in the next window
    share = 1.0 - left / count.before if left > 0 else 2.0 - limit.most / count.now
    return max(1, int((share - elapsed) * limit.seconds + 1e-6) + 1)


def too_fast(limit: Limit, seconds: int) -> ApiError:
    return ApiError("too-fast", f"more than {limit.most} in {limit.seconds} seconds", seconds=seconds)


def address_of(client: tuple[str, int] | None) -> str:
    """Who is asking: an IPv4 address, or the network of an IPv6 address, which belongs to one household."""
    return household(client[0]) if client else ""


@lru_cache(1024)
def household(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or int(address) >> 64)
    return str(address)
