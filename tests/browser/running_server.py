"""A server of one's own for the browser tests: started, killed and started again; and a line to it that can be cut."""

import asyncio
import os
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from urllib.error import URLError

import connectable
from paths import ROOT, TESTS

PACKAGE = Path(connectable.__file__).parent.parent
PATIENCE_SECONDS = 60.0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


class Serving:
    """The command `connectable serve` in a process of its own, with games from outside where some are named."""

    def __init__(
        self, data: Path, host: str = "127.0.0.1", games: tuple[str, ...] = (), client: Path | None = None
    ) -> None:
        self.data, self.host, self.port, self.games = data, host, free_port(), games
        self.client = client
        """The folder of a client other than ours."""
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Serving":
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(20)

    def start(self) -> None:
        command = [sys.executable, "-m", "browser.served_process", "--host", self.host, "--port", str(self.port)]
        # The same form of the rules as the tests run on.
        places = os.pathsep.join(str(place.resolve()) for place in (PACKAGE, TESTS, ROOT / "examples"))
        environment = os.environ | {"PYTHONPATH": places, "OUTSIDE_GAMES": " ".join(self.games)}
        if self.client:
            environment["CLIENT"] = str(self.client)
        self.process = subprocess.Popen(
            [*command, "--data", str(self.data)], cwd=TESTS, env=environment, stdout=subprocess.DEVNULL
        )
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not self.answers():
            assert self.process.poll() is None, "the server ended at its start"
            assert time.monotonic() < deadline, "the server did not answer"
            time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(20)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/house", timeout=5) as answer:
                found: bool = answer.status == 200
        except (URLError, ConnectionError, TimeoutError):
            return False
        return found


class Line:
    """Bytes between browsers and a server, carried in a thread; while it is cut, connections die and none is made."""

    def __init__(self, port: int) -> None:
        self.server, self.port, self.is_cut = port, free_port(), False
        self.url = f"http://127.0.0.1:{self.port}"
        self.ends: set[asyncio.StreamWriter] = set()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)

    def __enter__(self) -> "Line":
        self.thread.start()
        listening = asyncio.start_server(self.carry, "127.0.0.1", self.port)
        self.listener = asyncio.run_coroutine_threadsafe(listening, self.loop).result()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        asyncio.run_coroutine_threadsafe(self.end(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def end(self) -> None:
        self.listener.close()
        self.drop()
        while self.ends:
            await asyncio.sleep(0)

    def cut(self) -> None:
        self.is_cut = True
        self.loop.call_soon_threadsafe(self.drop)

    def mend(self) -> None:
        self.is_cut = False

    def drop(self) -> None:
        for end in self.ends:
            end.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, until either side ends it."""
        if self.is_cut:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self.server)
        ends = {writer, back}
        self.ends |= ends
        await asyncio.gather(pump(reader, back), pump(there, writer))
        self.ends -= ends


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """What comes in at one end goes out at the other."""
    with suppress(ConnectionError):
        while found := await reader.read(1 << 16):
            writer.write(found)
            await writer.drain()
    writer.close()
