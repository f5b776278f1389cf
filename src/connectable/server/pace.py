"""How often things may be asked, per address and per seat. It counts in this process only."""

from ipaddress import IPv6Address, ip_address

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter
from msgspec import Struct

from connectable.server.problems import Trouble


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
    lines: str = "30/minute"
    """Per seat: chat."""
    messages: str = "600/minute"
    """Per socket, of any kind."""


class Pace:
    """Counts what was asked."""

    def __init__(self, paces: Paces) -> None:
        self.limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self.limits: dict[str, RateLimitItem] = {name: parse(getattr(paces, name)) for name in paces.__struct_fields__}

    def count(self, what: str, who: str) -> None:
        """Trouble when that was too often."""
        if not self.limiter.hit(self.limits[what], what, who):
            raise too_fast(self.limits[what])

    def check(self, what: str, who: str) -> None:
        """Trouble when it has been too often already; counts nothing."""
        if not self.limiter.test(self.limits[what], what, who):
            raise too_fast(self.limits[what])


def too_fast(limit: RateLimitItem) -> Trouble:
    return Trouble("too-fast", f"more than {limit.amount} in {limit.get_expiry()} seconds; wait a little")


def address_of(client: tuple[str, int] | None) -> str:
    """Who asks: an IPv4 address, or the network of an IPv6 one, which one household has whole."""
    if client is None:
        return ""
    try:
        address = ip_address(client[0])
    except ValueError:
        return client[0][:64]
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or int(address) >> 64)
    return str(address)
