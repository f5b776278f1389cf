"""How often things may be asked, per address and per seat. It counts in this process only."""

import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from msgspec import Struct

from connectable.server.http.problems import Trouble

UNITS = {"second": 1, "minute": 60, "hour": 3600}
SWEEP = 10_000


class Paces(Struct, frozen=True):
    """The limits; a home has all its players behind one address."""

    requests: str = "600/minute"
    """Per address, all HTTP together."""
    sockets: str = "120/minute"
    """Per address: new ones."""
    tables: str = "30/minute"
    """Per address: new ones."""
    guesses: str = "30/minute"
    """Per address: codes and tokens that were wrong."""
    records: str = "60/minute"
    """Per address."""
    acts: str = "300/minute"
    """Per seat: actions and commands."""
    hints: str = "30/minute"
    """Per seat."""
    lines: str = "30/minute"
    """Per seat: chat."""
    messages: str = "600/minute"
    """Per socket, of any kind."""


class Limit(NamedTuple):
    """So many in so many seconds."""

    most: int
    seconds: int


def parse(text: str) -> Limit:
    """The limit of a text like `600/minute`."""
    most, _, unit = text.partition("/")
    return Limit(int(most), UNITS[unit])


class Count:
    """How often in this window and in the one before."""

    __slots__ = ("before", "now", "window")

    def __init__(self, window: int) -> None:
        self.window, self.now, self.before = window, 0, 0

    def turn(self, window: int) -> None:
        """To the window that is open now."""
        if window != self.window:
            self.before = self.now if window == self.window + 1 else 0
            self.window, self.now = window, 0


class Pace:
    """Counts what was asked in a sliding window: what the last one counted fades as this one goes on.

    Plain numbers and no timers: a thread for every limit, as libraries start them, makes everybody wait."""

    def __init__(self, paces: Paces, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.limits = {name: parse(getattr(paces, name)) for name in paces.__struct_fields__}
        self.counts: dict[tuple[str, str], Count] = {}
        self.sweep = SWEEP
        """When so many are counted, those of old windows are forgotten."""

    def count(self, what: str, who: str) -> None:
        """Trouble when that was too often."""
        count = self.checked(what, who)
        if count is None:
            count = self.counts[what, who] = Count(self.window(self.limits[what]))
            if len(self.counts) > self.sweep:
                self.forget()
        count.now += 1

    def check(self, what: str, who: str) -> None:
        """Trouble when it has been too often already; counts nothing."""
        self.checked(what, who)

    def checked(self, what: str, who: str) -> Count | None:
        count = self.counts.get((what, who))
        if count is not None:
            limit = self.limits[what]
            count.turn(self.window(limit))
            gone = self.clock() / limit.seconds % 1.0
            if count.before * (1.0 - gone) + count.now >= limit.most:
                raise too_fast(limit)
        return count

    def window(self, limit: Limit) -> int:
        return int(self.clock() // limit.seconds)

    def forget(self) -> None:
        self.counts = {
            (what, who): count
            for (what, who), count in self.counts.items()
            if self.window(self.limits[what]) - count.window < 2
        }
        self.sweep = max(SWEEP, 2 * len(self.counts))


def too_fast(limit: Limit) -> Trouble:
    return Trouble("too-fast", f"more than {limit.most} in {limit.seconds} seconds; wait a little")


def address_of(client: tuple[str, int] | None) -> str:
    """Who asks: an IPv4 address, or the network of an IPv6 one, which one household has whole."""
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
