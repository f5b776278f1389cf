"""Compares two builds of the package and names what became slower: the guard of `make bench-check`.

    python -m bench.check BEFORE AFTER [--kinds "loop connnect,playout connnect"] [--limit 10] [--clock]

Each folder holds a package `connectable`. Counts processor instructions with valgrind, which are the same on a busy
machine; where valgrind is missing, or with `--clock`, it measures processor time by turns and takes the best of
several rounds. Exit status 1 when something became slower by more than the limit, in percent.
"""

import argparse
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bench.work import kinds

WORK = Path(__file__).with_name("work.py")
TIMES = 2
"""Batches counted; the start of Python and of the package is subtracted."""
ROUNDS = 7


def environment(folder: str) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": folder, "PYTHONHASHSEED": "0"}


def command(kind: str, times: int) -> list[str]:
    return [sys.executable, str(WORK), kind, str(times)]


def runs(folder: str, kind: str) -> bool:
    """Whether that build knows the work: an old one may lack a game, a level or a call."""
    return subprocess.run(command(kind, 0), env=environment(folder), check=False, capture_output=True).returncode == 0


def counted(folder: str, kind: str, times: int) -> int:
    """Instructions of one process, startup included."""
    with tempfile.TemporaryDirectory() as place:
        output = Path(place, "callgrind")
        tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}"]
        subprocess.run(
            [*tool, *command(kind, times)], env=environment(folder), check=True, capture_output=True, timeout=1800
        )
        found = re.search(r"^(?:summary|totals): (\d+)", output.read_text("utf-8"), re.MULTILINE)
    assert found is not None, "callgrind wrote no sum"
    return int(found[1])


def spent(folder: str, kind: str, times: int) -> float:
    """Processor seconds of one process, startup included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command(kind, times), env=environment(folder), check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def instructions(folders: list[str], kind: str) -> list[float]:
    """What the work itself costs each build, in millions of instructions; a core counts one process after the other."""
    runs = [(folder, times) for folder in folders for times in ((0,) if kind == "import" else (0, TIMES))]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda run: counted(run[0], kind, run[1]), runs))
    if kind == "import":
        return [count / 1e6 for count in found]
    return [(found[place + 1] - found[place]) / 1e6 for place in range(0, len(found), 2)]


def milliseconds(folders: list[str], kind: str) -> list[float]:
    """The same by the clock: the builds take turns, and the best round of each counts."""
    best: dict[tuple[str, int], float] = {}
    for number in range(ROUNDS):
        for folder in folders if number % 2 else folders[::-1]:
            for times in (0, 5 * TIMES):
                took = spent(folder, kind, times)
                best[folder, times] = min(took, best.get((folder, times), took))
    start = 0.0 if kind == "import" else 1.0
    return [1000 * (best[folder, 5 * TIMES] - start * best[folder, 0]) for folder in folders]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("--kinds", default="", help="separated by commas; all of them when nothing is given")
    parser.add_argument("--limit", type=float, default=10.0, help="percent")
    parser.add_argument("--clock", action="store_true", help="processor time instead of instructions")
    given = parser.parse_args()
    folders = [given.before, given.after]
    by_clock = given.clock or shutil.which("valgrind") is None
    print(f"{'milliseconds' if by_clock else 'million instructions'}: {given.before}, {given.after}, ratio")
    ratios: dict[str, float] = {}
    failed: list[str] = []
    for kind in given.kinds.split(",") if given.kinds else kinds():
        if not runs(given.before, kind):
            print(f"{kind:24} is new: nothing to compare with", flush=True)
            continue
        try:
            before, after = (milliseconds if by_clock else instructions)(folders, kind)
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
            failed.append(kind)
            print(f"{kind:24} was not counted: {error}", flush=True)
            continue
        ratios[kind] = after / before
        print(f"{kind:24}{before:12,.1f}{after:12,.1f}{ratios[kind]:8.2f}", flush=True)
    found = slower(ratios, given.limit)
    print("slower: " + ("; ".join(found) or "nothing"))
    if failed:
        print("not counted: " + "; ".join(failed))
    return 1 if found or failed else 0


def slower(ratios: dict[str, float], limit: float) -> list[str]:
    """What costs more than before by more than the limit, the worst first."""
    worse = sorted((kind for kind in ratios if ratios[kind] > 1 + limit / 100), key=lambda kind: -ratios[kind])
    return [f"{kind} {100 * ratios[kind] - 100:.0f} %" for kind in worse]


if __name__ == "__main__":
    sys.exit(main())
