"""`make dev`: the server and the client for those who change them, both reloaded when a file is saved.

The client comes from Vite and reloads in the browser; calls go on to the server, which is started again when a Python
file or a catalogue changes. Tables are kept in `build/dev`.
"""

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "connectable"
WATCHED = {".py", ".ftl", ".toml", ".txt", ".sql"}
LOOK_SECONDS = 0.5


def saved() -> float:
    """When the newest file of the server was saved."""
    return max(path.stat().st_mtime for path in SOURCE.rglob("*") if path.suffix in WATCHED)


def start(arguments: list[str]) -> "subprocess.Popen[bytes]":
    return subprocess.Popen([sys.executable, "-m", "connectable", "serve", "--data", "build/dev", *arguments], cwd=ROOT)


def main() -> int:
    arguments = sys.argv[1:]
    client = subprocess.Popen([sys.executable, "web/build.py", "dev"], cwd=ROOT)
    server, seen = start(arguments), saved()
    try:
        while client.poll() is None:
            time.sleep(LOOK_SECONDS)
            if (now := saved()) == seen:
                continue
            seen = now
            print("saved: the server starts again", flush=True)
            server.terminate()
            server.wait()
            server = start(arguments)
    except KeyboardInterrupt:
        return 0
    finally:
        for process in (client, server):
            process.terminate()
            process.wait()
    return 1


if __name__ == "__main__":
    sys.exit(main())
