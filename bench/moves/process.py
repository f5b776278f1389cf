"""A server process under load: how it is started, how much processor time and memory it uses."""

import asyncio
import atexit
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from connectable import cli

FLOOR = Path(__file__).with_name("floor.py")
PACKAGE = Path(cli.__file__).parents[2]
"""Where the package under test was imported from: the server imports it from there too."""
START_SECONDS, STOP_SECONDS = 120.0, 20.0
QUIET_SECONDS, QUIET_SHARE = 3.0, 0.05
"""A process that uses a smaller share of so long is quiet."""


class Process:
    """One server process and its figures, from /proc."""

    def __init__(self, *command: str, before: Sequence[str] = ()) -> None:
        """`before`: a command that runs Python for us, as valgrind does."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        filled = [word.replace("PORT", str(self.port)) for word in command]
        environment = {**os.environ, "PYTHONPATH": str(PACKAGE)}
        self.process = subprocess.Popen([*before, sys.executable, *filled], env=environment, stdout=subprocess.DEVNULL)
        atexit.register(self.process.kill)
        self.wait()

    def wait(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise SystemExit("the server did not start")

    def seconds(self) -> float:
        """Processor seconds of all its threads; `schedstat` counts nanoseconds, `stat` only hundredths."""
        tasks = Path(f"/proc/{self.process.pid}/task")
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks.iterdir()) / 1e9

    def kilobytes(self) -> int:
        """Resident memory without the files it maps."""
        found = re.search(r"RssAnon:\s+(\d+) kB", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) if found else 0

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


async def quiet(process: Process) -> None:
    """Until the process does nothing by itself any more: a server reads catalogues and games after its start."""
    used, now = -1.0, process.seconds()
    while now - used > QUIET_SHARE * QUIET_SECONDS:
        await asyncio.sleep(QUIET_SECONDS)
        used, now = now, process.seconds()


def served(folder: Path) -> Process:
    """The server as people start it, without limits."""
    return Process("-m", "connectable", "serve", "--port", "PORT", "--data", str(folder), "--limits", "none")


def floor(folder: Path) -> Process:
    return Process(str(FLOOR), "PORT", str(folder / "floor.sqlite"))
