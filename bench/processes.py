"""What a second server process costs, and how long the tables of a killed one are away. PostgreSQL is needed.

    PYTHONPATH=build/compiled:.:tests python -m bench.server --postgresql own [--rounds 3] [--kills 5]

`own` starts the PostgreSQL of the tests, here with `fsync` on; the address of another one does as well.
Two processes that share a database, and two that know nothing of each other, play the same kinds of tables by turns, as
many in each process: whatever a busy machine adds, it adds to both. *by table*: everybody at a table reaches the same
process, as behind the proxy of `deploy/nginx-processes.conf`; *scattered*: seats reach either, and half of the sockets
are relayed. Printed is the processor time of the server processes per move, beside that of processes alone.
"""

import argparse
import asyncio
import statistics
import time
import zlib
from collections.abc import Callable
from typing import NamedTuple

import psycopg
from bench.moves.load import Kind, PlayedTable, play
from bench.moves.process import Process
from bench.moves.wire import open_socket

from storage import postgresql_server

KINDS = [
    Kind("connnect", 4, "", "CoNNNect"),
    Kind("connect5", 4, "", "Connect 5"),
    Kind("connections", 4, "", "Connections"),
]
OWN = "own"
LOST_SECONDS = 30.0
KILLED_TABLES = 20


class Deployment(NamedTuple):
    """Server processes on one database, and which of them a client reaches."""

    label: str
    processes: list[Process]
    reached: Callable[[str, int], int] | None
    """The number of the process, by table and seat; None: the one that made the table."""

    def seconds(self) -> float:
        return sum(process.seconds() for process in self.processes)

    def port_of(self) -> Callable[[str, int], int] | None:
        reached, ports = self.reached, [process.port for process in self.processes]
        return (lambda table_id, seat: ports[reached(table_id, seat) % len(ports)]) if reached else None


def by_table(table_id: str, seat: int) -> int:
    return zlib.crc32(table_id.encode())


def scattered(table_id: str, seat: int) -> int:
    return zlib.crc32(table_id.encode()) + seat


def started(address: str) -> Process:
    return Process("-m", "connectable", "serve", "--port", "PORT", "--database", address, "--limits", "none")


def schema(address: str, name: str) -> str:
    """The address of a new schema."""
    with psycopg.connect(address, autocommit=True) as db:
        db.execute(f"DROP SCHEMA IF EXISTS {name} CASCADE".encode())
        db.execute(f"CREATE SCHEMA {name}".encode())
    return f"{address}{'&' if '?' in address else '?'}options=-csearch_path%3D{name}"


async def opened(kind: Kind, where: Deployment, given: argparse.Namespace) -> list[PlayedTable]:
    tables = []
    for number in range(given.tables):
        port = where.processes[number % len(where.processes)].port
        table = PlayedTable(kind, port, given.seed + number, {"deltas": True}, where.port_of())
        await table.open()
        tables.append(table)
    return tables


async def turn(kind: Kind, where: Deployment, given: argparse.Namespace) -> float:
    """Microseconds of processor time per move."""
    tables = await opened(kind, where, given)
    await asyncio.sleep(0.5)
    before = where.seconds()
    played = await play(tables, given.moves, over_http=False)
    used = where.seconds() - before
    for table in tables:
        await table.close()
    await asyncio.sleep(0.3)
    return used / max(1, played.moves) * 1e6


def measure_costs(given: argparse.Namespace) -> None:
    apart = [started(schema(given.postgresql, f"bench_alone{number}")) for number in range(2)]
    shared = schema(given.postgresql, "bench_shared")
    pair = [started(shared), started(shared)]
    deployments = [
        Deployment("alone", apart, None),
        Deployment("shared, by table", pair, by_table),
        Deployment("shared, scattered", pair, scattered),
    ]
    try:
        for kind in KINDS:
            if given.only.lower() not in kind.label.lower():
                continue
            rounds = [
                [asyncio.run(turn(kind, deployment, given)) for deployment in deployments] for _ in range(given.rounds)
            ]
            for number, deployment in enumerate(deployments):
                ratios = [one[number] / one[0] for one in rounds]
                print(
                    f"{kind.label:14}{deployment.label:18}{statistics.median(one[number] for one in rounds):7.0f} µs "
                    f"{statistics.median(ratios):5.2f} × ({min(ratios):.2f}–{max(ratios):.2f})",
                    flush=True,
                )
    finally:
        for process in [*apart, *pair]:
            process.stop()


def measure_kills(given: argparse.Namespace) -> None:
    """From kill −9 of a process until each of its tables has answered at the other one."""
    address = schema(given.postgresql, "bench_kills")
    victim, other = started(address), started(address)
    found: list[float] = []
    try:
        for number in range(given.kills):
            found += asyncio.run(killed(victim, other, given.seed + number))
            victim, other = other, started(address)
            time.sleep(1.0)
    finally:
        victim.stop()
        other.stop()
    median, longest = statistics.median(found), max(found)
    print(f"{given.kills} kills, {len(found)} tables: away for {median:.2f} s, {longest:.2f} s at most")


async def killed(victim: Process, other: Process, seed: int) -> list[float]:
    tables = [PlayedTable(KINDS[0], victim.port, seed + number, {"deltas": True}) for number in range(KILLED_TABLES)]
    for table in tables:
        await table.open()
    await play(tables, 3, over_http=False)
    victim.process.kill()
    began = time.perf_counter()
    return await asyncio.gather(*(returned(table, other.port, began) for table in tables))


async def returned(table: PlayedTable, port: int, began: float) -> float:
    """Seconds until the first player has seen the table again."""
    player = table.players[0]
    while time.perf_counter() < began + LOST_SECONDS:
        player.greeted.clear()
        try:
            socket = await open_socket(port, f"/api/tables/{table.id}/live", player.heard)
            socket.send({"type": "hello", "token": player.token, "deltas": True})
            await asyncio.wait_for(player.greeted.wait(), LOST_SECONDS)
        except (OSError, SystemExit):
            await asyncio.sleep(0.1)
            continue
        seconds = time.perf_counter() - began
        socket.close()
        return seconds
    raise SystemExit(f"table {table.id} never came back")


def measure(given: argparse.Namespace) -> None:
    if given.postgresql == OWN:
        with postgresql_server.running("-c fsync=on") as server:
            given.postgresql = f"postgresql://postgres@/postgres?host={server.folder}"
            measure(given)
        return
    if given.rounds:
        measure_costs(given)
    if given.kills:
        measure_kills(given)
