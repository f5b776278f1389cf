"""How a server runs. Where the values come from, a command line or a test, is not known here."""

from importlib.resources import files
from pathlib import Path

from msgspec import Struct

from connectable.server.protocol.fields import Reach
from connectable.server.rate_limit import RateLimits

CLIENT_FOLDER = Path(str(files("connectable"))) / "client"
"""Where the web client is built to."""


class Config(Struct, frozen=True):
    """The settings of one server process."""

    public_url: str = ""
    """Where people reach it, if it is behind a proxy."""
    bot_workers: int = 1
    """Processes in which bots think."""
    bot_pause: float = 0.6
    """Seconds a bot waits before it acts."""
    peer_delay: float = 3.0
    """Extra seconds this process waits before it does what the process that stored the last change should do."""
    keep_days: int = 0
    """Tables not touched for longer are removed; 0: never."""
    rate_limits: RateLimits = RateLimits()
    reach: Reach = "computer"
    """Who can open its links."""
    address: str = ""
    """Address of this computer in its network, for links created on the computer itself."""
    client: Path = CLIENT_FOLDER
    """The built web client."""
