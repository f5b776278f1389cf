"""What a move of a real game costs on the server, beside a floor that knows no rules.

    PYTHONPATH=build/compiled:. python bench/server.py [--rounds 3] [--tables 16] [--moves 60] [--only connnect]

Sixteen tables with a socket for each seat play random legal acts against `connectable serve --limits none`, over the
socket and over HTTP. The floor (`bench/moves/floor.py`) stores as durably and sends four kilobytes to as many sockets.
Printed are the server's processor time per move, bytes, delays at saturation and at 200 moves per second, and memory
per idle table with four sockets. Kinds are measured by turns; ratios are medians over rounds of the same run.
"""

import argparse
import asyncio
import gc
import statistics
import tempfile
from pathlib import Path
from typing import NamedTuple

from bench.moves.load import Kind, Played, opened, play
from bench.moves.process import Process, floor, served

SEATS = (2, 4, 8)
RATE = 200.0
KINDS = [
    *(Kind("", seats, "", "floor") for seats in SEATS),
    *(Kind("connnect", seats, "", "CoNNNect") for seats in (2, 4)),
    *(Kind("connect5", seats, "", "Connect 5") for seats in (2, 4)),
    *(Kind("connect5", seats, "advanced", "Connect 5 advanced") for seats in (2, 4)),
    *(Kind("connections", seats, "", "Connections") for seats in SEATS),
]
IDLE_SEATS = 4
IDLE_MOVES = 5
SETTLED_SECONDS, SETTLED_KILOBYTES = 4, 64
"""A process has settled when its memory has not changed by more for so long."""


class Figures(NamedTuple):
    """Of one turn of one kind."""

    micros: float
    """Processor time per move."""
    played: Played


async def turn(kind: Kind, process: Process, given: argparse.Namespace, *, over_http: bool, rate: float) -> Figures:
    tables = await opened(kind, process.port, given.tables, hello_of(kind, given), given.seed)
    gc.collect()
    before = process.seconds()
    played = await play(tables, given.moves, over_http=over_http, rate=rate)
    used = process.seconds() - before
    for table in tables:
        await table.close()
    await asyncio.sleep(0.2)
    return Figures(used / max(1, played.moves) * 1e6, played)


def hello_of(kind: Kind, given: argparse.Namespace) -> dict[str, object]:
    return {} if kind.is_floor or given.whole else {"deltas": True, "short": True}


def percentile(found: list[float], share: float) -> float:
    return sorted(found)[min(len(found) - 1, int(len(found) * share))]


def print_costs(kinds: list[Kind], found: dict[Kind, list[Figures]]) -> None:
    """A line for each kind: medians over the rounds, and the ratio to the floor with as many sockets."""
    base = {kind.seats: [one.micros for one in found[kind]] for kind in kinds if kind.is_floor}
    for kind in kinds:
        rounds = found[kind]
        micros = statistics.median(one.micros for one in rounds)
        ratios = [one.micros / floor for one, floor in zip(rounds, base[kind.seats], strict=True)]
        delays = [delay for one in rounds for delay in one.played.delays]
        sizes = [size for one in rounds for size in one.played.sizes] or [0]
        per_viewer = sum(one.played.received for one in rounds) / kind.seats / sum(one.played.moves for one in rounds)
        print(
            f"{kind.label:20}{kind.seats:2} seats {micros:7.0f} µs {statistics.median(ratios):5.2f} × "
            f"({min(ratios):.2f}–{max(ratios):.2f})  p50 {percentile(delays, 0.5) * 1e3:6.1f} ms "
            f"p99 {percentile(delays, 0.99) * 1e3:6.1f} ms  message {statistics.median(sizes):5.0f} B  "
            f"per viewer and move {per_viewer:5.0f} B  {sum(one.played.refused for one in rounds)} refused",
            flush=True,
        )


async def idle_kilobytes(kind: Kind, process: Process, count: int, given: argparse.Namespace) -> float:
    """Kilobytes for each idle table with a socket for each seat, after the server has read what it reads at first."""
    warm = await opened(kind, process.port, 20, hello_of(kind, given), given.seed)
    await play(warm, IDLE_MOVES, over_http=False)
    before = await settled(process)
    tables = await opened(kind, process.port, count, hello_of(kind, given), given.seed)
    await play(tables, IDLE_MOVES, over_http=False)
    await asyncio.sleep(1.0)
    found = (process.kilobytes() - before) / count
    for table in [*warm, *tables]:
        await table.close()
    return found


async def settled(process: Process) -> int:
    """The kilobytes of a process that reads nothing more: catalogues and games are read little by little."""
    found, quiet = process.kilobytes(), 0
    while quiet < SETTLED_SECONDS:
        await asyncio.sleep(1.0)
        now = process.kilobytes()
        found, quiet = now, quiet + 1 if abs(now - found) < SETTLED_KILOBYTES else 0
    return found


async def warmed(kinds: list[Kind], running: dict[bool, Process], given: argparse.Namespace) -> None:
    """Every kind is played a little before anything is counted, and the server has read what it reads in its first
    minute: otherwise all that is counted as moves of whichever kind comes first."""
    for kind in kinds:
        tables = await opened(kind, running[kind.is_floor].port, given.tables, hello_of(kind, given), given.seed)
        await play(tables, IDLE_MOVES, over_http=False)
        for table in tables:
            await table.close()
    await settled(running[False])


def measure(folder: Path, kinds: list[Kind], given: argparse.Namespace) -> None:
    running = {True: floor(folder), False: served(folder / "data")}
    try:
        asyncio.run(warmed(kinds, running, given))
        for rate in given.rates:
            for over_http in given.over_http:
                found: dict[Kind, list[Figures]] = {kind: [] for kind in kinds}
                for _ in range(given.rounds):
                    for kind in kinds:
                        one = turn(kind, running[kind.is_floor], given, over_http=over_http, rate=rate)
                        found[kind].append(asyncio.run(one))
                pace = f"{rate:.0f} moves per second" if rate else "as fast as they can"
                print(f"\nover {'HTTP' if over_http else 'the socket'}, {pace}")
                print_costs(kinds, found)
    finally:
        for process in running.values():
            process.stop()
    if given.idle:
        measure_memory(folder, kinds, given)


def measure_memory(folder: Path, kinds: list[Kind], given: argparse.Namespace) -> None:
    """Each kind in a process of its own: freed memory does not go back to the system."""
    print(f"\n{given.idle} idle tables with {IDLE_SEATS} sockets each")
    for number, kind in enumerate(kind for kind in kinds if kind.seats == IDLE_SEATS):
        place = folder / f"idle{number}"
        place.mkdir()
        process = floor(place) if kind.is_floor else served(place)
        try:
            found = asyncio.run(idle_kilobytes(kind, process, given.idle, given))
            print(f"{kind.label:20} {found:6.1f} kB per table", flush=True)
        finally:
            process.stop()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--rounds", type=int, default=3, help="0: only the measurement of memory")
    arguments.add_argument("--tables", type=int, default=16, help="that play at once")
    arguments.add_argument("--moves", type=int, default=60, help="at each table, unless the game is over before")
    arguments.add_argument("--idle", type=int, default=300, help="tables for the measurement of memory; 0: none")
    arguments.add_argument("--only", default="", help="a part of the label: only these games, beside the floor")
    arguments.add_argument("--seats", type=int, nargs="*", default=list(SEATS))
    arguments.add_argument("--over", choices=["socket", "http", "both"], default="both")
    arguments.add_argument("--no-rate", action="store_true", help="leave out the measurement at a fixed rate")
    arguments.add_argument("--whole", action="store_true", help="as a client that asks for no deltas")
    arguments.add_argument("--postgresql", default="", help="`own` or its address: compare one process with two")
    arguments.add_argument("--kills", type=int, default=5, help="of a process that shares a database; 0: none")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    if given.postgresql:
        from bench import processes  # which needs the folder of the tests

        processes.measure(given)
        return
    given.rates = () if not given.rounds else (0.0,) if given.no_rate else (0.0, RATE)
    given.over_http = [name == "http" for name in ("socket", "http") if given.over in (name, "both")]
    kinds = [
        kind
        for kind in KINDS
        if kind.seats in given.seats and (kind.is_floor or given.only.lower() in kind.label.lower())
    ]
    with tempfile.TemporaryDirectory(prefix="connectable-bench-") as folder:
        measure(Path(folder), kinds, given)


if __name__ == "__main__":
    main()
