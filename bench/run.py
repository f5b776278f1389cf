"""Run the benchmarks one after the other."""

import subprocess
import sys
from pathlib import Path

PARTS = ("ready.py", "connnect.py", "connect5.py", "connections.py", "storage.py", "openspiel.py", "bots.py")


def main() -> None:
    for part in PARTS:
        path = Path(__file__).with_name(part)
        if path.exists():
            print(f"\n{part}", flush=True)
            subprocess.run([sys.executable, str(path)], check=True)


if __name__ == "__main__":
    main()
