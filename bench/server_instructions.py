"""Processor instructions per move of the whole server, which a busy machine does not change.

    PYTHONPATH=build/compiled:. python bench/server_instructions.py [--seats 4] [--only connnect] [--functions 10]

The server and the floor of `bench/server.py` run under callgrind (of valgrind); counted is what their process does
from the first move to the last, all threads, without the kernel. Names of functions are those of the compiled modules
and of Python itself; what plain Python does is counted in the interpreter.
"""

import argparse
import asyncio
import subprocess
import tempfile
from pathlib import Path

from bench.moves.callgrind import Counted, read
from bench.moves.load import Kind, opened, play
from bench.moves.process import FLOOR, Process, quiet
from bench.server import KINDS, hello_of

WARM = 4
"""Moves of each table before counting: caches are filled, modules imported."""
WRITTEN = "callgrind.out"
COMPILED = "CPyDef_"
"""How the names of compiled functions begin."""


def started(kind: Kind, folder: Path) -> Process:
    """The kind's server under callgrind; its counts go to `folder`."""
    serve = ["-m", "connectable", "serve", "--port", "PORT", "--data", str(folder), "--limits", "none"]
    command = [str(FLOOR), "PORT", str(folder / "floor.sqlite")] if kind.is_floor else serve
    tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder / WRITTEN}", "--quiet"]
    return Process(*command, before=tool)


async def counted(kind: Kind, process: Process, given: argparse.Namespace) -> int:
    """How many moves were played while instructions were counted."""
    tables = await opened(kind, process.port, given.tables, hello_of(kind, given), given.seed)
    await play(tables, WARM, over_http=given.http)
    await quiet(process)
    control("--zero", process)
    moves = (await play(tables, given.moves, over_http=given.http)).moves
    control("--dump", process)
    return moves


def control(what: str, process: Process) -> None:
    subprocess.run(["callgrind_control", what, str(process.process.pid)], check=True, capture_output=True)


def print_heaviest(found: Counted, moves: int, functions: int) -> None:
    """The heaviest compiled functions with what they call, and the heaviest of all alone."""
    compiled = [(name, count) for name, count in found.with_called.most_common() if name.startswith(COMPILED)]
    for title, rows in (("with what they call", compiled), ("alone", found.alone.most_common(functions))):
        print(f"    {title}")
        for name, count in rows[:functions]:
            print(f"    {count / moves / 1e3:8.1f}  {name.removeprefix(COMPILED)}")


def measure(kind: Kind, given: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory(prefix="connectable-instructions-") as name:
        folder = Path(name)
        process = started(kind, folder)
        try:
            moves = asyncio.run(counted(kind, process, given))
        finally:
            process.stop()
        found = read(folder / f"{WRITTEN}.1")  # the first dump
    print(f"{kind.label:20}{kind.seats:2} seats {found.total / moves / 1e3:8.1f} k per move", flush=True)
    if given.functions:
        print_heaviest(found, moves, given.functions)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=6)
    arguments.add_argument("--moves", type=int, default=20)
    arguments.add_argument("--seats", type=int, nargs="*", default=[4])
    arguments.add_argument("--only", default="", help="a part of the label: only these, and not the floor")
    arguments.add_argument("--functions", type=int, default=0, help="how many of the heaviest are printed")
    arguments.add_argument("--http", action="store_true", help="acts come over HTTP")
    arguments.add_argument("--whole", action="store_true", help="as a client that asks for no deltas")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    for kind in KINDS:
        if kind.seats in given.seats and given.only.lower() in kind.label.lower():
            measure(kind, given)


if __name__ == "__main__":
    main()
