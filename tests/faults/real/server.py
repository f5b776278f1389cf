"""Servers in processes of their own that can be killed at any moment, a thousand times in a few minutes: they are
forked from a process that has imported everything already.
"""

import asyncio
import contextlib
import gc
import multiprocessing
import os
import resource
import signal
import socket
import sys
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import uvicorn
from msgspec.structs import replace

from connectable.logs import log_to_terminal
from connectable.registry import GAMES, game
from connectable.server.app import build
from connectable.server.config import Config, StorageLimits
from connectable.server.garbage import GARBAGE
from connectable.server.http.connections import Connections
from connectable.server.http.uvicorn_config import uvicorn_config
from connectable.server.rate_limit import NO_LIMITS
from connectable.storage import Store, StoreError, open_store
from faults.tables import TEST_GAMES

UNLIMITED = replace(
    Config(bot_pause=0.0, heartbeat=1.0),
    rate_limits=NO_LIMITS,
    sockets_at_once=0,
    storage_limits=StorageLimits(megabytes_each=0),
)
FORK = multiprocessing.get_context("fork")


def learn_games() -> None:
    GAMES.update(TEST_GAMES)
    for name in GAMES:
        game(name)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class LoopLag:
    """The longest step of the server's event loop, in processor time, and how late it was."""

    def __init__(self) -> None:
        self.longest = self.latest = 0.0
        self.what = ""
        """The longest step, and how much of it was the collection of garbage."""
        self.collecting = self.collection_began = 0.0
        usual: Any = asyncio.Handle._run

        def run(handle: asyncio.Handle) -> None:
            began, self.collecting = time.thread_time(), 0.0
            usual(handle)
            seconds = time.thread_time() - began
            if seconds > self.longest:
                self.longest = seconds
                self.what = f"{self.collecting * 1000:.0f} ms collecting garbage; {handle!r}"[:300]

        gc.callbacks.append(self.note_collection)
        setattr(asyncio.Handle, "_run", run)  # noqa: B010

    def note_collection(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self.collection_began = time.thread_time()
        else:
            self.collecting += time.thread_time() - self.collection_began

    async def watch(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(0.01)
            self.latest = max(self.latest, time.monotonic() - began - 0.01)

    def taken(self) -> tuple[float, float, str]:
        found = self.longest, self.latest, self.what
        self.longest = self.latest = 0.0
        return found


def waited_for(place: str) -> Store:
    """The store, after a while if its database has just been killed: as `connectable serve` does."""
    while True:
        try:
            return open_store(place, patience=5.0)
        except StoreError as error:
            if not error.away:
                raise
            time.sleep(0.05)


def serve(place: str, port: int, config: Config, pipe: Connection, errors: str) -> None:
    """The server, until it is killed; it tells its figures when asked."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    os.dup2(os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    sys.stderr = os.fdopen(2, "w", buffering=1)
    log_to_terminal()
    lag = LoopLag()
    GARBAGE.begin()
    store = waited_for(place)
    connections = Connections(config.connection_limits)
    app = build(store, config, connections=connections)
    server = uvicorn.Server(uvicorn_config(app, "127.0.0.1", port, connections))

    async def main() -> None:
        loop = asyncio.get_running_loop()
        watching = loop.create_task(lag.watch())

        def tell() -> None:
            pipe.recv()
            memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            longest, latest, what = lag.taken()
            pipe.send((longest, latest, memory, what))

        loop.add_reader(pipe.fileno(), tell)
        await server.serve()
        watching.cancel()

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(main())
    store.close()


@dataclass
class Victim:
    """A server that is started and killed."""

    place: str
    errors: str
    config: Config = UNLIMITED
    port: int = field(default_factory=free_port)
    process: Any = None
    pipe: Any = None

    def start(self) -> None:
        self.pipe, theirs = FORK.Pipe()
        config = replace(self.config, peer_address=f"127.0.0.1:{self.port}")
        self.process = FORK.Process(
            target=serve, args=(self.place, self.port, config, theirs, self.errors), daemon=False
        )
        self.process.start()
        theirs.close()

    def wait(self, seconds: float = 60.0) -> None:
        """Until it answers."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                assert time.monotonic() < deadline, "the server did not start"
                time.sleep(0.005)

    def kill(self, how: int = signal.SIGKILL) -> None:
        os.kill(self.process.pid, how)
        self.process.join(30)
        assert self.process.exitcode is not None, "the server did not end"
        self.pipe.close()

    def figures(self) -> tuple[float, float, int, str]:
        """Longest step of the loop (processor seconds), longest delay of the loop (seconds), most memory (kB), and
        which step it was."""
        self.pipe.send("?")
        found: tuple[float, float, int, str] = self.pipe.recv()
        return found
