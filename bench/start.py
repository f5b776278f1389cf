"""How long a fresh clone takes until it is played: `make play` with a new HOME, step by step, then once more.

    python3 bench/start.py [--clone FOLDER] [--seconds 600]

Prints the time of each step as `make play` says it, when a table could be made, when `bot:medium` had answered its
first move of Connect 5 and of CoNNNect, when a bot answered in the compiled form, processor time beside wall time, and
the second start. Needs git, make and what `make play` needs; asserts nothing. Downloads are not simulated: npm and pip
steps hold them, and `--warm` repeats the run with the caches of the first one, which leaves little but our own work.
"""

import argparse
import json
import os
import re
import resource
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any
from urllib.error import URLError

ROOT = Path(__file__).parent.parent
LOOK_SECONDS = 0.02
TOOK_OVER = "took over"


class Start:
    """One `make play`, from its start."""

    def __init__(self, clone: Path, home: Path, patience: float) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.url, self.patience = f"http://127.0.0.1:{self.port}", patience
        kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "DISPLAY")}
        self.lines: list[tuple[float, str]] = []
        self.begun = time.monotonic()
        self.process = subprocess.Popen(
            ["make", "--no-print-directory", "play", f"ARGS=--port {self.port} --data {home}/data"],
            cwd=clone,
            env=kept | {"HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append((self.passed(), line.rstrip()))

    def passed(self) -> float:
        return time.monotonic() - self.begun

    def say(self, text: str) -> None:
        print(f"{self.passed():8.1f} s  {text}", flush=True)

    def call(self, path: str, body: object = None, token: str = "") -> Any:
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        data = json.dumps(body).encode() if body is not None else None
        with urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers), timeout=10) as answer:
            return json.load(answer)

    def until(self, what: str, *, is_so: Any) -> None:
        while not is_so():
            if self.process.poll() is not None or self.passed() > self.patience:
                raise SystemExit(
                    "\n".join([f"not {what} after {self.passed():.0f} s:", *(one for _, one in self.lines)])
                )
            time.sleep(LOOK_SECONDS)

    def is_open(self) -> bool:
        try:
            return bool(self.call("/healthz")["status"] == "ok")
        except (URLError, OSError, ValueError):
            return False

    def bot_answers(self, game: str, seats: list[str]) -> float:
        """Seconds from making a table until its bot has acted, the bot's own pause included."""
        begun = time.monotonic()
        table = self.call("/api/tables", {"game": game, "seats": seats})
        bot, person = (next(n for n, seat in enumerate(seats) if seat.startswith(kind)) for kind in ("bot", "human"))
        token = table["tokens"][str(person)]

        def has_acted() -> bool:
            return bot not in self.call(f"/api/tables/{table['id']}", token=token)["to_act"]

        self.until(f"answered in {game}", is_so=has_acted)
        return time.monotonic() - begun

    def has_compiled_worker(self) -> bool:
        """Whether a process of ours that is no server has loaded the compiled rules (Linux only)."""
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                words = (folder / "cmdline").read_bytes()
                if b"connectable.server.bots.worker" not in words or os.getsid(int(folder.name)) != self.process.pid:
                    continue
                if "connectable__mypyc" in (folder / "maps").read_text():
                    return True
            except OSError:
                continue
        return False

    def end(self) -> float:
        """Ctrl-C; how long it took to end."""
        begun = time.monotonic()
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(30)
        return time.monotonic() - begun


def processor() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(clone: Path, home: Path, patience: float, *, first: bool) -> None:
    before, start = processor(), Start(clone, home, patience)
    try:
        follow(start, first=first)
    finally:
        ended = start.end()
        print(f"            ended {ended:.1f} s after Ctrl-C, {processor() - before:.1f} s of processor time in all")
        for passed, line in start.lines:
            print(f"            {passed:6.1f} s | {re.sub(r'^  ', '', line)}")


def follow(start: Start, *, first: bool) -> None:
    """Says when what a player waits for is there."""
    start.until("open", is_so=start.is_open)
    start.say("the table is open")
    say_answers(start)
    if first:
        start.until("compiled", is_so=lambda: any(TOOK_OVER in line for _, line in start.lines))
        start.say("the compiled form is ready")
        say_answers(start)
    print(f"            a bot has loaded the compiled rules: {'yes' if start.has_compiled_worker() else 'NO'}")


def say_answers(start: Start) -> None:
    for game, seats in (("connect5", ["bot:medium", "human"]), ("connnect", ["human", "bot:medium"])):
        seconds = start.bot_answers(game, seats)
        start.say(f"bot:medium has answered in {game}, {seconds:.1f} s after its table was made")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clone", type=Path, help="an existing clone instead of a fresh one")
    parser.add_argument("--seconds", type=float, default=600.0, help="how long a step may take")
    parser.add_argument("--warm", action="store_true", help="then a second fresh clone, with the caches of the first")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="connectable-start-") as place:
        home = Path(place, "home")
        home.mkdir()
        for kind in ("a fresh clone", *(["a fresh clone, packages cached"] if given.warm else [])):
            clone = given.clone or Path(place, "clone")
            if not given.clone:
                shutil.rmtree(clone, ignore_errors=True)
                subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
            print(f"{kind}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
            measure(clone, home, given.seconds, first=True)
        print("a second start")
        measure(clone, home, given.seconds, first=False)


if __name__ == "__main__":
    main()
