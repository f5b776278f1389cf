"""Worker processes that take a line and answer with a line: started when needed, ended when they are late or crash.

What the lines say is the business of whoever sends them: bots in `server/bots`, everything else in `workshop.py`.
"""

import asyncio
import logging
import os
from asyncio.subprocess import DEVNULL, PIPE, Process

from connectable.server.work.form import WorkerForm

LOGGER = logging.getLogger(__name__)
READY = b"ready\n"
"""The first line of a worker: time counts from now on."""


class WorkerProcesses:
    """Processes of one kind; how many run at once is decided by whoever asks."""

    def __init__(self, command: tuple[str, ...], *, start: float, line_bytes: int) -> None:
        self.command, self.start_seconds, self.line_bytes = command, start, line_bytes
        self.form = WorkerForm()
        self.outdated: set[Process] = set()
        """Workers that still run the interpreted form and end after their answer."""
        self.idle: list[Process] = []
        self.running: set[Process] = set()
        self.started = 0
        self.ended = 0
        """Processes that took too long, crashed or were cancelled."""

    async def exchange(self, line: bytes, seconds: float) -> bytes:
        """One answer of one process; whatever goes wrong, cancellation included, ends that process. An answer
        without its end means that the process ended first."""
        if self.form.takes_over():
            self.retire_all()
        worker = self.idle.pop() if self.idle else await self.start()
        assert worker.stdin is not None
        assert worker.stdout is not None
        answer = b""
        try:
            async with asyncio.timeout(seconds):
                worker.stdin.write(line)
                await worker.stdin.drain()
                answer = await worker.stdout.readline()
            return answer
        finally:
            if not answer.endswith(b"\n"):
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
            *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment, limit=self.line_bytes
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
        """Lets every worker end: those at work do so after their answer."""
        LOGGER.info("workers run the compiled form from now on")
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
