"""A store that has grown for years: how soon its server is there, and what removing old tables costs those who play.

    PYTHONPATH=build/compiled:. python bench/full_store.py [--playing 22000] [--old 100000]

A few real games are played, then copied in the store under new names. First as games in progress, of which the server
loads those that somebody may wait for; then as games that ended long ago, which `--keep-days` removes while people play
beside it. Prints figures and asserts nothing.
"""

import argparse
import asyncio
import sqlite3
import tempfile
import time
from pathlib import Path
from urllib.request import Request, urlopen

from bench.bots_load import line
from bench.moves.load import Kind, opened, play
from bench.moves.process import served

from connectable.server.pruning import DAY_MILLIS, Pruning
from connectable.storage import open_store

KINDS = (
    Kind("connnect", 2, "", "CoNNNect"),
    Kind("connect5", 2, "base", "Connect 5"),
    Kind("connections", 2, "", "Connections"),
)
MOVES = 30
"""In each game that is copied."""
KEEP_DAYS = 30


async def play_some(port: int) -> dict[str, str]:
    """Table → the token of a seat, for games that are left in the middle."""
    tables = [table for kind in KINDS for table in await opened(kind, port, 2, {}, seed=1)]
    await play(tables, MOVES, over_http=False)
    for table in tables:
        await table.close()
    return {table.id: table.players[0].token for table in tables if not table.over}


def copy(path: Path, originals: list[str], count: int, status: str, days_ago: int, seconds_apart: int) -> None:
    """Copies games in the store under new names, spread over time."""
    with sqlite3.connect(path) as db:
        now = int(time.time() * 1000)
        for number in range(count):
            source, name = originals[number % len(originals)], f"{status}{number:06}"
            at = now - days_ago * DAY_MILLIS - number * seconds_apart * 1000
            db.execute(
                "INSERT INTO tables SELECT ?, ?, game, ?, listed, ?, ?, position, setup FROM tables WHERE id = ?",
                (name, name, status, at, at, source),
            )
            db.execute(
                "INSERT INTO events SELECT ?, position, at, key, data FROM events WHERE table_id = ?", (name, source)
            )
    db.close()


def shown(port: int, table: str, token: str) -> float:
    """Seconds until a seat has seen its table."""
    began = time.perf_counter()
    wanted = Request(f"http://127.0.0.1:{port}/api/tables/{table}", headers={"Authorization": f"Bearer {token}"})
    with urlopen(wanted) as answer:
        answer.read()
    return time.perf_counter() - began


def measure_start(folder: Path, games: int, token: str) -> None:
    began = time.perf_counter()
    process = served(folder)
    ready = time.perf_counter() - began
    look = shown(process.port, f"playing{games - 1:06}", token)
    print(f"with {games} games in progress a server listens after {ready:.2f} s", end="; ")
    print(f"the oldest of them is shown after {1000 * look:.0f} ms more", flush=True)
    for second in (5, 20):
        time.sleep(max(0.0, began + second - time.perf_counter()))
        figures = f"{process.seconds():.1f} s of processor time, {process.kilobytes() / 1000:.0f} MB"
        print(f"  {second} s after the command: {figures}", flush=True)
    delays = asyncio.run(waits(process.port))
    print(line("  acts beside it", delays), flush=True)
    process.stop()


async def waits(port: int) -> list[float]:
    tables = [table for kind in KINDS for table in await opened(kind, port, 2, {}, seed=2)]
    played = await play(tables, 50, over_http=False, rate=30.0)
    for table in tables:
        await table.close()
    return played.delays


async def removed(path: Path) -> tuple[int, float]:
    """What the server does once an hour, in a process beside it that shares the file."""
    store = open_store(str(path))
    began = time.perf_counter()
    try:
        count = await Pruning(store, KEEP_DAYS, lambda: int(time.time() * 1000), list).once()
    finally:
        store.close()
    return count, time.perf_counter() - began


def measure_removal(path: Path) -> None:
    before = path.stat().st_size
    for label in ("removing", "nothing is left to remove"):
        count, seconds = asyncio.run(removed(path))
        print(f"{label}: {count} tables in {seconds:.1f} s, {count / seconds:.0f} a second", flush=True)
    print(f"  the file had {before / 1e6:.0f} MB and has {path.stat().st_size / 1e6:.0f} MB", flush=True)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--playing", type=int, default=22_000)
    arguments.add_argument("--old", type=int, default=100_000)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="connectable-bench-") as name:
        folder = Path(name)
        process = served(folder)
        tokens = asyncio.run(play_some(process.port))
        process.stop()
        path, originals = next(folder.glob("*.sqlite*")), list(tokens)
        copy(path, originals, given.playing, "playing", 0, 60)
        measure_start(folder, given.playing, tokens[originals[(given.playing - 1) % len(originals)]])
        copy(path, originals, given.old, "over", KEEP_DAYS + 1, 1)
        measure_removal(path)


if __name__ == "__main__":
    main()
