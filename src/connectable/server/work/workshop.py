"""Where work that grows with its input is done: in processes of its own, in turn, within limits, and never for longer
than somebody waits for it.

Whoever asks is known by a name, an address or a table: each has one job at work and few that wait, and the names take
turns. What a job is, `jobs.py` says.
"""

import logging
import sys
from collections import Counter
from typing import Any, TypeVar

import msgspec

from connectable.record import Record
from connectable.server.protocol.errors import ApiError, internal_error
from connectable.server.work.jobs import AnyJob, JobAnswer, answer
from connectable.server.work.processes import WorkerProcesses
from connectable.server.work.queue import Queue, Urgency

LOGGER = logging.getLogger(__name__)
PROCESSES = 2
"""At once, for different people."""
SECONDS = 60.0
"""For one job, by the clock; a worker's processor time is limited too (`worker.py`)."""
START_SECONDS = 20.0
LINE_BYTES = 32 << 20
"""Longest answer."""
MOST_EACH = 8
"""Jobs of one person, at work or waiting."""
MOST_WAITING = 200
"""Jobs of all."""
BUSY_SECONDS = 5
"""When to ask again."""
SMALL = 32
"""A game of so few entries is no work to speak of: it is done at once, unless people brought content."""
LONGEST_OPTIONS = 1_000
"""Characters; with more, there is content among them."""

T = TypeVar("T")


class BadInput(ValueError):
    """What was given to a job cannot be used; the message says why."""


class Workshop(WorkerProcesses):
    """Jobs in turn."""

    def __init__(self, processes: int = PROCESSES, command: tuple[str, ...] = ()) -> None:
        usual = (sys.executable, "-m", "connectable.server.work.worker")
        super().__init__(command or usual, start=START_SECONDS, line_bytes=LINE_BYTES)
        self.queue = Queue(processes, alone=True)
        self.waiting: Counter[str] = Counter()
        self.done = 0

    async def do(self, job: AnyJob, kind: type[T] | Any, who: str) -> Any:
        """What came of the job; BadInput, or ApiError when there is too much to do or it takes too long. Cancelling
        ends the process that is at it."""
        if is_small(job):
            return msgspec.json.decode(self.result(answer(job)).value, type=kind)
        if self.waiting[who] >= MOST_EACH or self.waiting.total() >= MOST_WAITING:
            raise ApiError("too-fast", f"{self.waiting[who]} requests of this kind are being answered",
                           seconds=BUSY_SECONDS)  # fmt: skip
        self.waiting[who] += 1
        try:
            ticket = await self.queue.turn(who, Urgency.HINT)
            try:
                found = await self.answer(job)
            finally:
                self.queue.done(ticket)
        finally:
            self.waiting[who] -= 1
            if not self.waiting[who]:
                del self.waiting[who]
        self.done += 1
        return msgspec.json.decode(self.result(found).value, type=kind)

    def result(self, found: JobAnswer) -> JobAnswer:
        """The answer, if it is one."""
        if found.refused:
            raise BadInput(found.refused)
        if found.error:
            LOGGER.error("a job failed: %s", found.error)
            raise internal_error()
        return found

    async def answer(self, job: AnyJob) -> JobAnswer:
        name = type(job).__name__
        try:
            line = await self.exchange(msgspec.json.encode(job) + b"\n", SECONDS)
            return msgspec.json.decode(line, type=JobAnswer)
        except (TimeoutError, msgspec.DecodeError):
            LOGGER.warning("%s took too long or too much memory", name)
            raise ApiError("too-big", "this takes too long to work out", "tb-error-too-heavy") from None
        except (OSError, ValueError) as error:
            LOGGER.error("%s: the process ended (%s)", name, error)
            raise internal_error() from None


def is_small(job: AnyJob) -> bool:
    record: Record | None = getattr(job, "record", None)
    if record is None or len(record.entries) > SMALL:
        return False
    return sum(len(str(value)) for value in record.options.values()) <= LONGEST_OPTIONS
