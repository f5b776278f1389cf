"""Speed of the server: the full path compared with a bare Starlette that validates, inserts and broadcasts.

`python bench/server.py [--seconds 4] [--tables 1000] [--postgresql ADDRESS]` prints actions per second, the 99th
percentile of the delay, memory and ratios. The variants are measured alternately, so that load on the machine affects
all of them alike. The clients run in a process of their own; everything uses the loopback interface.
"""

import argparse
import asyncio
import json
import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

ROOT = Path(__file__).parent.parent
GAMES = 16
WATCHERS = 4
ROUNDS = 3
FIXED_RATE = 200
"""Actions per second while delays are measured."""

BASELINE = """
import asyncio, sqlite3, sys, msgspec, uvicorn
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from connectable.server.http.uvicorn_config import uvicorn_config
from connectable.server.protocol.table import TakeAction

db = sqlite3.connect(sys.argv[2], isolation_level=None, check_same_thread=False)
db.execute("PRAGMA journal_mode = WAL")
db.execute("PRAGMA synchronous = FULL")
db.execute("CREATE TABLE events (position INTEGER PRIMARY KEY, room TEXT, key TEXT, data BLOB)")
rooms, number = {}, 0

async def act(request):
    global number
    body = msgspec.json.decode(await request.body(), type=TakeAction)
    number += 1
    db.execute("INSERT INTO events VALUES (?, ?, ?, ?)", (number, request.path_params["id"], body.key, body.action))
    message = '{"type":"event","position":%d,"text":"%s"}' % (number, body.action)
    await asyncio.gather(*(socket.send_text(message) for socket in rooms.get(request.path_params["id"], ())))
    return Response(b'{"position":%d}' % number, media_type="application/json")

async def live(socket):
    await socket.accept()
    room = rooms.setdefault(socket.path_params["id"], set())
    room.add(socket)
    try:
        while True:
            await socket.receive_text()
    except Exception:
        room.discard(socket)

routes = [Route("/api/tables/{id}/actions", act, methods=["POST"]), WebSocketRoute("/api/tables/{id}/live", live)]
app = Starlette(routes=routes)
config = uvicorn_config(app, "127.0.0.1", int(sys.argv[1]))
config.lifespan = "off"
uvicorn.Server(config).run()
"""
FULL = """
import sys, uvicorn
sys.path.insert(0, sys.argv[1])
from connectable.registry import register
from connectable.server.app import Config, build
from connectable.server.http.uvicorn_config import uvicorn_config
from connectable.server.rate_limit import RateLimits
from connectable.server.socket import session
from connectable.storage import open_store

session.MOST_PER_ADDRESS = 100_000  # all clients of the benchmark share one address
register("racing", "server.race_game")
unlimited = RateLimits(**dict.fromkeys(RateLimits.__struct_fields__, "1000000/second"))
store = open_store(sys.argv[3], patience=10)
uvicorn.Server(uvicorn_config(build(store, Config(rate_limits=unlimited)), "127.0.0.1", int(sys.argv[2]))).run()
"""


class ServerProcess:
    """A server process."""

    def __init__(self, program: str, *arguments: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        filled = [argument.replace("PORT", str(self.port)) for argument in arguments]
        paths = [path for path in sys.path if path and Path(path) != ROOT / "bench"]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, *filled], env=environment, stdout=subprocess.DEVNULL
        )
        self.url = f"http://127.0.0.1:{self.port}"
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("the server did not start")

    def memory(self) -> float:
        """The resident memory of the process in megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found[1]) / 1024 if found else 0.0

    def seconds(self) -> float:
        """The CPU seconds that the process has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class HttpClient:
    """A minimal keep-alive HTTP client, so that the cost of a library is not measured."""

    def __init__(self, url: str) -> None:
        self.host, self.port = "127.0.0.1", int(url.rpartition(":")[2])
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self.streams
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        head += f"Authorization: Bearer {token}\r\n\r\n" if token else "\r\n"
        writer.write(head.encode() + data)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", answer)
        found: dict[str, Any] = json.loads(await reader.readexactly(int(length[1]) if length else 0))
        if not answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
            raise SystemExit(f"{answer[:20]!r} {found}")
        return found

    def close(self) -> None:
        if self.streams:
            self.streams[1].close()


class Game:
    """One table: a player uses one server process, watchers are spread over all of them."""

    def __init__(self, urls: list[str], number: int, *, full: bool) -> None:
        self.urls, self.full = urls, full
        self.http = HttpClient(urls[number % len(urls)])
        self.id, self.token, self.next = os.urandom(4).hex(), "", 0
        self.sockets: list[Any] = []
        self.received = 0

    async def open(self, watchers: int) -> None:
        if self.full:
            table = {"game": "racing", "seats": ["human", "human"], "table": {"visibility": "public"}}
            created = await self.http.post("/api/tables", table)
            self.id, self.token = created["id"], created["tokens"]["0"]
        for number in range(watchers):
            url = self.urls[number % len(self.urls)].replace("http", "ws")
            live = await connect(f"{url}/api/tables/{self.id}/live", compression=None, ping_interval=None)
            if self.full:
                await live.send(json.dumps({"type": "hello"}))
                await live.recv()
            self.sockets.append((live, asyncio.create_task(self.listen(live))))

    async def listen(self, live: Any) -> None:
        async for _ in live:
            self.received += 1

    async def act(self) -> float:
        """Act once and return the seconds until the answer."""
        body = {"action": f"take {self.next % 399}", "position": 0, "key": f"k{self.next}"}
        self.next += 1
        start = time.perf_counter()
        await self.http.post(f"/api/tables/{self.id}/actions", body, self.token)
        return time.perf_counter() - start

    async def close(self) -> None:
        self.http.close()
        for live, task in self.sockets:
            task.cancel()
            await live.close()


async def as_fast_as_possible(urls: list[str], seconds: float, *, full: bool) -> tuple[float, float]:
    """Actions per second in several games at once, and the messages received per action."""
    games = [Game(urls, number, full=full) for number in range(GAMES)]
    for game in games:
        await game.open(WATCHERS)
    start = time.perf_counter()

    async def play(game: Game) -> int:
        while time.perf_counter() - start < seconds and game.next < 399:
            await game.act()
        return game.next

    actions = sum(await asyncio.gather(*(play(game) for game in games)))
    rate = actions / (time.perf_counter() - start)
    await asyncio.sleep(0.2)
    received = sum(game.received for game in games) / max(1, actions)
    for game in games:
        await game.close()
    return rate, received


async def at_fixed_rate(urls: list[str], seconds: float, *, full: bool) -> list[float]:
    """The delays at a fixed rate, each measured from the moment the action was due."""
    games = [Game(urls, number, full=full) for number in range(GAMES)]
    for game in games:
        await game.open(WATCHERS)
    start = time.perf_counter()

    async def play(number: int) -> list[float]:
        delays = []
        for turn in range(int(FIXED_RATE * seconds / GAMES)):
            due = start + (turn * GAMES + number) / FIXED_RATE
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await games[number].act()
            delays.append(time.perf_counter() - due)
        return delays

    delays = [delay for found in await asyncio.gather(*map(play, range(GAMES))) for delay in found]
    for game in games:
        await game.close()
    return delays


async def memory_of_tables(served: ServerProcess, tables: int) -> tuple[float, float]:
    """Megabytes before and after opening that many tables with four sockets each."""
    before = served.memory()
    games = [Game([served.url], number, full=True) for number in range(tables)]
    for game in games:
        await game.open(4)
        await game.act()
    after = served.memory()
    for game in games:
        await game.close()
    return before, after


def percentile(delays: list[float], share: float) -> float:
    return sorted(delays)[min(len(delays) - 1, int(len(delays) * share))] * 1000


def full(place: str) -> ServerProcess:
    return ServerProcess(FULL, str(ROOT / "tests"), "PORT", place)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=4.0, help="duration of each measurement")
    arguments.add_argument("--tables", type=int, default=1000, help="for the measurement of memory")
    arguments.add_argument(
        "--postgresql", metavar="ADDRESS", help="also measure one and two processes on this database (it is filled)"
    )
    given = arguments.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="connectable-bench-"))
    try:
        measure(folder, given.seconds, given.tables, given.postgresql)
    finally:
        shutil.rmtree(folder)


def measure(folder: Path, seconds: float, tables: int, postgresql: str | None) -> None:
    baseline, server = (
        ServerProcess(BASELINE, "PORT", str(folder / "baseline.sqlite")),
        full(str(folder / "tables.sqlite")),
    )
    kinds: dict[str, tuple[list[str], bool]] = {
        "bare Starlette": ([baseline.url], False),
        "full path, SQLite": ([server.url], True),
    }
    running = [baseline, server]
    if postgresql:
        running += [full(postgresql), full(postgresql)]
        kinds["full path, PostgreSQL, one process"] = ([running[2].url], True)
        kinds["full path, PostgreSQL, two processes"] = ([running[2].url, running[3].url], True)
    try:
        rates: dict[str, list[float]] = {kind: [] for kind in kinds}
        costs: dict[str, list[float]] = {kind: [] for kind in kinds}
        for _ in range(ROUNDS):
            for kind, (urls, is_full) in kinds.items():
                used = sum(served.seconds() for served in running)
                rate, received = asyncio.run(as_fast_as_possible(urls, seconds, full=is_full))
                rates[kind].append(rate)
                used = sum(served.seconds() for served in running) - used
                cpu = used / max(1.0, rate * seconds) * 1e6
                costs[kind].append(cpu)
                print(f"{kind:40} {rate:8,.0f} actions/s {received:5.2f} messages {cpu:7.0f} µs CPU per action")
        middle = {kind: statistics.median(found) for kind, found in rates.items()}
        base = next(iter(middle.values()))
        for kind, rate in middle.items():
            print(f"{kind:40} {rate / base:8.2f} × the bare Starlette (median of {ROUNDS})")
        if postgresql:
            one, two = list(middle.values())[2:]
            cost_one, cost_two = (statistics.median(found) for found in list(costs.values())[2:])
            print(f"two processes: {two / one:.2f} × the actions/s, {cost_two / cost_one:.2f} × the CPU per action")
        for kind, (urls, is_full) in kinds.items():
            delays = asyncio.run(at_fixed_rate(urls, seconds, full=is_full))
            half, worst = percentile(delays, 0.5), percentile(delays, 0.99)
            print(f"{kind:40} at {FIXED_RATE} actions/s: p50 {half:.1f} ms, p99 {worst:.1f} ms")
        before, after = asyncio.run(memory_of_tables(server, tables))
        print(f"{tables} tables, 4 sockets each: {after:.0f} MB, {(after - before) * 1024 / tables:.0f} kB per table")
    finally:
        for served in running:
            served.stop()


if __name__ == "__main__":
    main()
