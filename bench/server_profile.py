"""Where the server's time goes while real games are played: `make profile`.

    PYTHONPATH=build/compiled:. python bench/server_profile.py [--moves 60] [--only connnect] [--functions 10]

Four-seat tables play random legal acts over the socket, as in `bench/server.py`. Printed are the heaviest functions by
their own time and with what they call, per move, on the thread that serves (cProfile; it makes small functions look
heavier than they are), and the processor time of all threads.
"""

import argparse
import asyncio
import pstats
import re
import signal
import tempfile
from pathlib import Path
from typing import Any

from bench.moves.load import opened, play
from bench.moves.process import Process, quiet
from bench.server import KINDS, hello_of

PROFILED = Path(__file__).parent / "moves" / "profiled.py"
SEATS = 4
WARM = 4
"""Moves of each table before time is counted."""
CALLS, OWN, TOTAL = 1, 2, 3
"""Columns of a profile."""
OURS = re.compile(r"connectable.(server.(tables|protocol|socket.session)|table|games|storage)")


async def played(process: Process, given: argparse.Namespace) -> tuple[int, float]:
    """How many moves were played while time was counted, and the seconds of all threads."""
    kinds = [kind for kind in KINDS if kind.seats == SEATS and not kind.is_floor]
    chosen = [kind for kind in kinds if given.only.lower() in kind.label.lower()]
    groups = [await opened(kind, process.port, given.tables, hello_of(kind, given), given.seed) for kind in chosen]
    for tables in groups:
        await play(tables, WARM, over_http=False)
    await quiet(process)
    process.process.send_signal(signal.SIGUSR1)
    before = process.seconds()
    moves = sum([(await play(tables, given.moves, over_http=False)).moves for tables in groups])
    return moves, process.seconds() - before


def report(file: Path, moves: int, functions: int) -> None:
    stats = pstats.Stats(str(file)).stats  # type: ignore[attr-defined]
    print("\nown time, µs per move")
    heaviest(stats, moves, functions, OWN)
    print("\nof the server, the table and the games, with what they call, µs per move")
    ours = {place: row for place, row in stats.items() if OURS.search(place[0])}
    heaviest(ours, moves, functions, TOTAL)


def heaviest(stats: dict[Any, Any], moves: int, functions: int, column: int) -> None:
    for (path, line, name), row in sorted(stats.items(), key=lambda item: -item[1][column])[:functions]:
        place = f"{'/'.join(Path(path).parts[-3:])}:{line} " if line else ""
        print(f"{row[column] / moves * 1e6:8.0f}  {row[CALLS] / moves:6.1f} calls  {place}{name}")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=16)
    arguments.add_argument("--moves", type=int, default=60)
    arguments.add_argument("--only", default="", help="a part of the label: only these games")
    arguments.add_argument("--functions", type=int, default=10)
    arguments.add_argument("--whole", action="store_true", help="as a client that asks for no deltas")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="connectable-profile-") as folder:
        file = Path(folder) / "stats"
        command = ["serve", "--port", "PORT", "--data", folder, "--limits", "none"]
        process = Process(str(PROFILED), str(file), *command)
        try:
            moves, seconds = asyncio.run(played(process, given))
            print(f"{moves} moves, {seconds / moves * 1e6:.0f} µs per move under the profiler")
        finally:
            process.stop()
        report(file, moves, given.functions)


if __name__ == "__main__":
    main()
