"""Bots think in processes of their own: bounded in time and memory, replaced when they crash, ended when not needed.

Only texts cross: a state that was guessed for the seat goes out, a notation comes back. What a bot plays is judged by
the table like anybody's action.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec

from connectable.server.thinking import Choice, Task

LOGGER = logging.getLogger(__name__)
SECONDS = 30.0
"""For one choice."""
TRIES = 3


class NoChoice(Exception):
    """No worker could answer."""


class Workers:
    """So many processes, started when they are first needed."""

    def __init__(self, count: int, *, seconds: float = SECONDS, command: tuple[str, ...] = ()) -> None:
        self.count, self.seconds = count, seconds
        self.command = command or (sys.executable, "-m", "connectable.server.thinking")
        self.idle: list[Process] = []
        self.running: set[Process] = set()
        self.slots = asyncio.Semaphore(count)
        self.started = 0

    async def choose(self, task: Task) -> str:
        """The notation of the bot's action; NoChoice when it crashed or took too long again and again."""
        async with self.slots:
            for _ in range(TRIES):
                try:
                    choice = await self.attempt(task)
                except (OSError, ValueError, TimeoutError, msgspec.DecodeError) as error:
                    LOGGER.warning("a worker was replaced (%s %s: %s)", task.game, task.level, type(error).__name__)
                    continue
                if choice.error:
                    break
                return choice.notation
            else:
                raise NoChoice(f"{task.game} {task.level}: no answer after {TRIES} tries")
        raise NoChoice(f"{task.game} {task.level}: {choice.error}")

    async def attempt(self, task: Task) -> Choice:
        """One answer of one process; whatever goes wrong, also being cancelled, ends that process."""
        worker = self.idle.pop() if self.idle else await self.start()
        assert worker.stdin is not None
        assert worker.stdout is not None
        well = False
        try:
            async with asyncio.timeout(self.seconds):
                worker.stdin.write(msgspec.json.encode(task) + b"\n")
                await worker.stdin.drain()
                choice = msgspec.json.decode(await worker.stdout.readline(), type=Choice)
            well = True
            return choice
        finally:
            if well:
                self.idle.append(worker)
            elif worker.returncode is None:
                worker.kill()

    async def start(self) -> Process:
        self.started += 1
        paths = os.pathsep.join(path for path in sys.path if path)
        environment = {**os.environ, "PYTHONPATH": paths}
        worker = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment
        )
        self.running = {worker, *(old for old in self.running if old.returncode is None)}
        return worker

    async def close(self) -> None:
        """Ends all processes."""
        for worker in self.running:
            if worker.returncode is None:
                worker.kill()
            assert worker.stdin is not None
            worker.stdin.close()
        await asyncio.gather(*(worker.wait() for worker in self.running))
