"""Run the benchmarks one after the other, and measure how long the import takes."""

import subprocess
import sys
import time
from pathlib import Path

PARTS = ("connnect.py", "connect5.py", "connections.py", "storage.py", "openspiel.py", "bots.py")


def import_seconds() -> tuple[float, float]:
    """The shortest time to import the package in a fresh process, and to start Python alone."""
    return best("import connectable"), best("pass")


def best(code: str, times: int = 7) -> float:
    found = []
    for _ in range(times):
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        found.append(time.perf_counter() - begun)
    return min(found)


def main() -> None:
    whole, bare = import_seconds()
    print(f"import connectable: {whole - bare:.3f} s beyond Python's own {bare:.3f} s")
    for part in PARTS:
        path = Path(__file__).with_name(part)
        if path.exists():
            print(f"\n{part}", flush=True)
            subprocess.run([sys.executable, str(path)], check=True)


if __name__ == "__main__":
    main()
