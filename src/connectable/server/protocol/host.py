"""What whoever runs the server is told about it."""

from msgspec import Struct

from connectable.server.protocol.fields import Reach


class HostFigures(Struct, frozen=True):
    """`GET /api/host`, from the server's own machine."""

    version: str
    form: str
    """`compiled` or `pure`."""
    healthy: bool
    """Whether tables can be stored."""
    reach: Reach
    address: str
    """Where links created here lead."""
    keep_days: int
    """Tables not touched for longer are removed; 0: never."""
    limited: bool
    """Whether requests are counted per address."""
    megabytes_each: int
    """What one address may add to the store in an hour; 0: no limit."""
    workers: int
    """Processes in which bots think."""
    figures: dict[str, float]
    """As in `/metrics`: tables and sessions now, bots that think or wait, bytes stored and the most that may be,
    connections now and turned away."""
