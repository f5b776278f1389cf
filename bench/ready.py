"""How soon things are there: `import connectable` beyond Python itself, and a server that answers after its command.

    python bench/ready.py [--rounds 9]

Each round starts fresh processes; the best round counts, since a busy machine only ever slows one down. By the clock,
and in processor time, which other processes disturb less (on Linux; elsewhere it is 0). Prints figures and asserts
nothing. Aims: 50 ms of import, 0.7 s until the server answers.
"""

import argparse
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import NamedTuple

PATIENCE_SECONDS = 60.0
PAUSE_SECONDS = 0.005


class Took(NamedTuple):
    """Seconds by the clock and of one processor."""

    clock: float
    processor: float


def best(rounds: list[Took]) -> Took:
    return Took(min(each.clock for each in rounds), min(each.processor for each in rounds))


def python(code: str) -> Took:
    """What a process of Python takes for that code."""
    before, begun = os.times(), time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    after, ended = os.times(), time.perf_counter()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return Took(ended - begun, spent)


def processor_seconds(process: int) -> float:
    """What a process that runs has used so far."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def server() -> Took:
    """From the command to the first good answer of `/healthz`, with an empty store of its own."""
    with tempfile.TemporaryDirectory() as data:
        port = free_port()
        command = [sys.executable, "-m", "connectable", "serve", "--host", "127.0.0.1"]
        begun = time.perf_counter()
        started = subprocess.Popen(
            [*command, "--port", str(port), "--data", data], env=os.environ, stdout=subprocess.DEVNULL
        )
        try:
            while not answers(port):
                if started.poll() is not None or time.perf_counter() - begun > PATIENCE_SECONDS:
                    raise RuntimeError("the server does not answer")
                time.sleep(PAUSE_SECONDS)
            return Took(time.perf_counter() - begun, processor_seconds(started.pid))
        finally:
            started.send_signal(signal.SIGTERM)
            started.wait()


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9)
    rounds = range(parser.parse_args().rounds)
    bare, whole, ready = list[Took](), list[Took](), list[Took]()
    for _ in rounds:
        bare.append(python("pass"))
        whole.append(python("import connectable"))
        ready.append(server())
    clock, processor = (1000 * (each - own) for each, own in zip(best(whole), best(bare), strict=True))
    print(f"import connectable: {clock:.0f} ms beyond Python itself, {processor:.0f} ms of processor time")
    clock, processor = best(ready)
    print(f"a server answers {clock:.2f} s after its command, {processor:.2f} s of them processor time")


if __name__ == "__main__":
    main()
