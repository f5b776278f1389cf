"""Bots think in processes of their own: bounded in time and memory, and replaced when they crash.

Only text crosses: a state that was guessed for the seat goes out, a notation comes back. The table judges what a bot
plays like anybody else's action.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec
from msgspec.structs import replace

from connectable.bots.task import BotTask
from connectable.server.bots.form import WorkerForm
from connectable.server.bots.queue import Queue, Urgency
from connectable.server.bots.worker import READY, BotAnswer

LOGGER = logging.getLogger(__name__)
SECONDS = {"random": 1.0, "greedy": 1.0, "easy": 0.3, "medium": 0.6, "strong": 1.0, "champion": 2.0}
"""Time for one answer of each level on an idle server; the number of simulations may end it earlier."""
OTHER_SECONDS = 1.0
LEAST_SECONDS = 0.05
"""The minimum, however busy the server is."""
GRACE_SECONDS = 3.0
"""Extra time beyond what a bot was given; then its process is killed."""
START_SECONDS = 20.0
REVIEW_SECONDS = 15.0
"""For a decision that is limited by simulations alone, so that it comes out the same everywhere."""
TRIES = 2
"""Attempts at one level when a process crashes."""
FALLBACK = "greedy"
LINE_BYTES = 1 << 20
"""Longest answer."""


class NoAnswer(Exception):
    """No worker could answer."""


class BotPool:
    """A fixed number of processes for all tables, started when they are first needed."""

    def __init__(
        self, count: int, *, grace: float = GRACE_SECONDS, start: float = START_SECONDS, command: tuple[str, ...] = ()
    ) -> None:
        self.queue = Queue(count)
        self.grace, self.start_seconds = grace, start
        self.command = command or (sys.executable, "-m", "connectable.server.bots.worker")
        self.form = WorkerForm()
        self.outdated: set[Process] = set()
        """Workers that still run the interpreted form and end after their answer."""
        self.idle: list[Process] = []
        self.running: set[Process] = set()
        self.started = 0
        self.ended = 0
        """Processes that took too long, crashed or were cancelled."""

    async def choose(self, task: BotTask, table: str = "", urgency: Urgency = Urgency.ALONE) -> str:
        """The notation of the bot's action, or of a quicker bot's if that one fails; NoAnswer if both do."""
        return (await self.ask(task, table, urgency)).notation

    async def ask(self, task: BotTask, table: str, urgency: Urgency) -> BotAnswer:
        """A worker's answer, once it is this table's turn. Cancelling frees the worker at once."""
        ticket = await self.queue.turn(table, urgency)
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
        if self.form.takes_over():
            self.retire_all()
        worker = self.idle.pop() if self.idle else await self.start()
        assert worker.stdin is not None
        assert worker.stdout is not None
        answered = False
        try:
            async with asyncio.timeout(seconds):
                worker.stdin.write(msgspec.json.encode(task) + b"\n")
                await worker.stdin.drain()
                answer = msgspec.json.decode(await worker.stdout.readline(), type=BotAnswer)
            answered = True
            return answer
        finally:
            if not answered:
                self.end(worker)
            elif worker in self.outdated:
                retire(worker)
            else:
                self.idle.append(worker)

    async def start(self) -> Process:
        """A process that is ready: the time it takes to load counts against nobody."""
        self.started += 1
        environment = {**os.environ, "PYTHONPATH": self.form.paths()}
        worker = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment, limit=LINE_BYTES
        )
        self.running = {worker, *(old for old in self.running if old.returncode is None)}
        assert worker.stdout is not None
        ready = b""
        try:
            async with asyncio.timeout(self.start_seconds):
                ready = await worker.stdout.readline()
        finally:
            if ready != READY:
                self.end(worker)
        if ready != READY:
            self.form.distrust()
            raise OSError("a worker did not start")
        return worker

    def retire_all(self) -> None:
        """Lets every worker end: those that think do so after their answer."""
        LOGGER.info("bots think in the compiled form from now on")
        self.outdated = set(self.running)
        for worker in self.idle:
            retire(worker)
        self.idle.clear()

    def end(self, worker: Process) -> None:
        self.ended += 1
        if worker.returncode is None:
            worker.kill()

    async def close(self) -> None:
        """Ends all processes."""
        for worker in self.running:
            if worker.returncode is None:
                worker.kill()
            assert worker.stdin is not None
            worker.stdin.close()
        await asyncio.gather(*(worker.wait() for worker in self.running))


def retire(worker: Process) -> None:
    """A worker ends when there is nothing more to read."""
    assert worker.stdin is not None
    worker.stdin.close()


def seconds_of(level: str, share: float) -> float:
    """How long a level may think when each table gets that share of the server's time."""
    return max(LEAST_SECONDS, SECONDS.get(level, OTHER_SECONDS) * share)
