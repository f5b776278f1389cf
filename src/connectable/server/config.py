"""How a server runs. Where the values come from, a command line or a test, is not known here."""

from importlib.resources import files
from pathlib import Path

from msgspec import Struct

from connectable.server.protocol.fields import Reach
from connectable.server.rate_limit import RateLimits

CLIENT_FOLDER = Path(str(files("connectable"))) / "client"
"""Where the web client is built to."""


class ConnectionLimits(Struct, frozen=True):
    """Limits on connections, below HTTP; 0: no limit."""

    connections: int = 10_000
    """In all; a little less where the system allows fewer open files."""
    connections_each: int = 1_500
    """Per address: a whole school may be behind one."""
    half_open_each: int = 200
    """Per address: requests that have begun and not arrived. One more, and the oldest of them is dropped."""
    head_seconds: int = 10
    """For the head of a request to arrive."""
    body_seconds: int = 30
    """For its body."""
    answer_seconds: int = 180
    """For it to be answered, and for the client to take the answer."""


class StorageLimits(Struct, frozen=True):
    """Limits on what is stored, in megabytes; 0: no limit."""

    megabytes: int = 0
    """In all: then no new tables are made. Those in play go on."""
    megabytes_each: int = 100
    """Per address and hour: what tables made from there, and acts from there, have added."""


class Config(Struct, frozen=True):
    """The settings of one server process."""

    public_url: str = ""
    """Where people reach it, if it is behind a proxy."""
    bot_workers: int = 1
    """Processes in which bots think."""
    bot_pause: float = 0.6
    """Seconds a bot waits before it acts."""
    par_games: int = 4
    """Games that a bot plays in the background with each day's dice or cards, for people to compare with; 0: none."""
    peer_address: str = ""
    """`host:port` where other processes on the same store reach this one; empty: they cannot."""
    presence_grace: float = 10.0
    """Seconds without a socket or request after which somebody counts as absent."""
    heartbeat: float = 10.0
    """Seconds that this process is believed to run without being heard of; then its downtime begins."""
    keep_days: int = 0
    """Tables not touched for longer are removed; 0: never."""
    rate_limits: RateLimits = RateLimits()
    sockets_at_once: int = 500
    """Per address; a whole school may be behind one. 0: no limit."""
    connection_limits: ConnectionLimits = ConnectionLimits()
    storage_limits: StorageLimits = StorageLimits()
    reach: Reach = "computer"
    """Who can open its links."""
    address: str = ""
    """Address of this computer in its network, for links created on the computer itself."""
    client: Path = CLIENT_FOLDER
    """The built web client."""
