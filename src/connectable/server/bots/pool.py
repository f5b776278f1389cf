"""Bots think in processes of their own: bounded in time and memory, and replaced when they crash.

Only text crosses: a state that was guessed for the seat goes out, a notation comes back. The table judges what a bot
plays like anybody else's action.
"""

import logging
import sys
import time

import msgspec
from msgspec.structs import replace

from connectable.bots.task import BotTask
from connectable.server.bots.worker import BotAnswer
from connectable.server.work.processes import WorkerProcesses
from connectable.server.work.queue import Queue, Urgency

LOGGER = logging.getLogger(__name__)
SECONDS = {
    "random": 1.0,
    "gentle": 1.0,
    "greedy": 1.0,
    "easy": 0.3,
    "medium": 0.6,
    "skilled": 0.8,
    "strong": 1.0,
    "expert": 1.2,
    "master": 1.5,
    "champion": 2.0,
}
"""Time for one answer of each level on an idle server; the number of simulations may end it earlier."""
OTHER_SECONDS = 1.0
LEAST_SECONDS = 0.05
"""The minimum, however busy the server is."""
GRACE_SECONDS = 3.0
"""Extra time beyond what a bot was given; then its process is killed."""
START_SECONDS = 20.0
REVIEW_SECONDS = 15.0
"""For a decision that is limited by simulations alone, so that it comes out the same everywhere."""
QUEUE_SECONDS = 1.2
"""A bot that has waited so long for its turn is played by a quicker one: nobody waits three seconds for a bot."""
TRIES = 2
"""Attempts at one level when a process crashes."""
FALLBACK = "greedy"
LINE_BYTES = 1 << 20
"""Longest answer."""


class NoAnswer(Exception):
    """No worker could answer."""


class BotPool(WorkerProcesses):
    """A fixed number of processes for all tables, started when they are first needed."""

    def __init__(
        self, count: int, *, grace: float = GRACE_SECONDS, start: float = START_SECONDS, command: tuple[str, ...] = ()
    ) -> None:
        usual = (sys.executable, "-m", "connectable.server.bots.worker")
        super().__init__(command or usual, start=start, line_bytes=LINE_BYTES)
        self.queue = Queue(count)
        self.grace = grace

    async def choose(self, task: BotTask, table: str = "", urgency: Urgency = Urgency.ALONE) -> str:
        """The notation of the bot's action, or of a quicker bot's if that one fails; NoAnswer if both do."""
        return (await self.ask(task, table, urgency)).notation

    async def ask(self, task: BotTask, table: str, urgency: Urgency) -> BotAnswer:
        """A worker's answer, once it is this table's turn. Cancelling frees the worker at once."""
        asked = time.monotonic()
        ticket = await self.queue.turn(table, urgency)
        if urgency in (Urgency.AWAITED, Urgency.ALONE) and time.monotonic() - asked > QUEUE_SECONDS:
            task = replace(task, level=FALLBACK)
        try:
            if urgency is Urgency.REVIEW:  # limited by simulations alone; no quicker bot answers instead
                return await self.answer(task, REVIEW_SECONDS)
            share = self.queue.share(table)
            try:
                seconds = seconds_of(task.level, share)
                return await self.answer(replace(task, seconds=seconds), seconds)
            except NoAnswer as error:
                if task.level == FALLBACK:
                    raise
                LOGGER.warning("%s plays instead: %s", FALLBACK, error)
            seconds = seconds_of(FALLBACK, share)
            return await self.answer(replace(task, level=FALLBACK, seconds=seconds), seconds)
        finally:
            self.queue.done(ticket)

    async def answer(self, task: BotTask, seconds: float) -> BotAnswer:
        """The answer of one level; NoAnswer when it fails, takes too long or crashes again."""
        why = ""
        for _ in range(TRIES):
            try:
                answer = await self.attempt(task, seconds + self.grace)
            except TimeoutError:
                why = f"no answer in {seconds + self.grace:.1f} seconds"
                break
            except (OSError, ValueError, msgspec.DecodeError) as error:
                why = f"its process ended ({type(error).__name__})"
                continue
            if not answer.error:
                return answer
            why = answer.error
            break
        raise NoAnswer(f"{task.game} {task.level}: {why}")

    async def attempt(self, task: BotTask, seconds: float) -> BotAnswer:
        """One answer of one process; whatever goes wrong, cancellation included, ends that process."""
        line = await self.exchange(msgspec.json.encode(task) + b"\n", seconds)
        return msgspec.json.decode(line, type=BotAnswer)


def seconds_of(level: str, share: float) -> float:
    """How long a level may think when each table gets that share of the server's time."""
    return max(LEAST_SECONDS, SECONDS.get(level, OTHER_SECONDS) * share)
