"""What a server logs: warnings and errors, to the terminal or the service manager, and never without end.

A message that comes again and again is written a few times a minute; then its number is told. What an attacker can
cause must not fill the disk.
"""

import logging
import sys
import time
from collections.abc import Callable

MOST_ALIKE = 5
"""Lines of one kind a minute."""
MOST_KINDS = 500
"""Kinds of lines that are counted; then counting begins anew."""
SECONDS = 60.0
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Repetitions(logging.Filter):
    """Lets through the first lines of each kind in a minute, and once a minute how many more there were."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.counts: dict[tuple[str, int, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, record.levelno, str(record.msg)[:80])
        now = self.clock()
        since, count = self.counts.get(kind, (now, 0))
        if now - since >= SECONDS:
            if count > MOST_ALIKE:
                record.msg = f"{record.msg} ({count - MOST_ALIKE} more like this before)"
            since, count = now, 0
        if len(self.counts) >= MOST_KINDS:
            self.counts.clear()
        self.counts[kind] = (since, count + 1)
        return count < MOST_ALIKE


def log_to_terminal() -> None:
    """Everything that is logged goes to the standard error, within bounds."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter(FORMAT))
    handler.addFilter(Repetitions())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
