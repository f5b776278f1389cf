"""`make play`: from a fresh clone to an open table, step by step, with what playing needs and nothing else.

    python3 tools/play.py [arguments of connectable]

The table opens in the interpreted form when the rules are not compiled yet; they are compiled meanwhile, behind
everything else, and bots use the compiled form as soon as it is there. Runs on the system's Python with the standard
library alone. What is up to date is not touched, so a second start only starts.
"""

import hashlib
import os
import re
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import compile_engines as engines

ROOT = Path(__file__).parent.parent
VENV = ROOT / ".venv"
PLAY, COMPILE, NODE = (ROOT / f"requirements-{name}.lock" for name in ("play", "compile", "node"))
OLDEST_PYTHON = (3, 11)
TAIL_LINES = 15
"""Shown of a step that failed."""
BAR = 20
NAME = 34
"""Columns; a line has less than 80."""
REDRAW_SECONDS = 0.1
PIP = ("-m", "pip", "install", "--disable-pip-version-check", "--retries", "2", "--no-deps", "--require-hashes", "-r")
AGAIN = "What is done is kept: run `make play` again to go on from here."
NETWORK = f"""\
The packages come from PyPI and npm. Is this machine online? Behind a mirror or a proxy, PIP_INDEX_URL,
npm_config_registry and HTTPS_PROXY name it. {AGAIN}"""
INTERPRETED = "The table opens in the interpreted form. The compiled one is built meanwhile and takes over."
NO_VENV = f"On Debian and Ubuntu: `apt install python3-venv`. {AGAIN}"


def load(path: Path) -> ModuleType:
    """A file of the project that needs the standard library alone, without the package around it."""
    spec = spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


system = load(ROOT / "src" / "connectable" / "system.py")
client = load(ROOT / "web" / "build.py")


class Failed(Exception):
    """A step that did not succeed, with what it said and what to do."""


class Job:
    """A program that runs beside us; what it says is kept, and how far it is."""

    def __init__(self, *command: str | Path, total: int = 0, counted: str = "") -> None:
        self.total, self.counted, self.done = total, counted, 0
        self.lines: list[str] = []
        self.begun, self.seconds = time.monotonic(), 0.0
        environment = os.environ | {"PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
        self.process = subprocess.Popen(
            [str(word) for word in command],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            **system.APART,
        )
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as said:
            for line in said:
                self.hear(line)
        self.process.wait()
        self.seconds = time.monotonic() - self.begun

    def hear(self, line: str) -> None:
        if count := re.fullmatch(r"(\d+)/(\d+)\n", line):
            self.done, self.total = int(count[1]), int(count[2])
            return
        self.lines.append(line.rstrip())
        self.done += bool(self.counted and line.startswith(self.counted))

    def is_over(self) -> bool:
        return not self.reader.is_alive()

    def end(self) -> None:
        system.end_with_children(self.process)


class Steps:
    """The steps on the screen: one line each, with a bar while it runs and its time when it is over."""

    def __init__(self) -> None:
        self.is_live = sys.stdout.isatty()
        self.jobs: list[Job] = []

    def job(self, *command: str | Path, total: int = 0, counted: str = "") -> Job:
        job = Job(*command, total=total, counted=counted)
        self.jobs.append(job)
        return job

    def wait(self, name: str, job: Job, advice: str) -> None:
        """Shows a job until it is over; Failed when it did not succeed."""
        while not job.is_over():
            self.draw(name, job)
            job.reader.join(REDRAW_SECONDS)
        if job.process.returncode:
            self.line(f"{name}: failed after {job.seconds:.1f} s")
            raise Failed("\n".join([*(f"    {line}" for line in job.lines[-TAIL_LINES:]), advice]))
        self.line(f"{name:<{NAME}}{job.seconds:6.1f} s")

    def draw(self, name: str, job: Job) -> None:
        if not self.is_live:
            return
        share = min(job.done, job.total) / job.total if job.total else 0.0
        bar = "█" * round(share * BAR) + "░" * (BAR - round(share * BAR))
        count = f"{min(job.done, job.total)}/{job.total}" if job.total else ""
        sys.stdout.write(f"\r  {name:<{NAME}}{time.monotonic() - job.begun:6.1f} s  {bar} {count}\x1b[K")
        sys.stdout.flush()

    def line(self, text: str) -> None:
        print(f"\r  {text}\x1b[K" if self.is_live else f"  {text}", flush=True)

    def end(self) -> None:
        for job in self.jobs:
            job.end()


def python() -> Path:
    found: Path = system.program(VENV, "python")
    return found


def count(lock: Path) -> int:
    return len(re.findall(r"^[a-z]", lock.read_text("utf-8"), re.MULTILINE))


def installed(lock: Path) -> str:
    """What the stamp of an installed lock says: its content and the environment it is in."""
    made = (VENV / "pyvenv.cfg").read_bytes() if (VENV / "pyvenv.cfg").exists() else b""
    return hashlib.sha256(lock.read_bytes() + made).hexdigest()


def stamp(lock: Path) -> Path:
    return VENV / f".{lock.stem}"


def is_installed(lock: Path) -> bool:
    return python().exists() and stamp(lock).exists() and stamp(lock).read_text() == installed(lock)


def install(steps: Steps, lock: Path, name: str) -> None:
    if is_installed(lock):
        return
    job = steps.job(python(), *PIP, lock, total=count(lock), counted="Collecting ")
    steps.wait(name, job, NETWORK)
    stamp(lock).write_text(installed(lock))


def prepare(steps: Steps) -> None:
    """The environment, what playing needs in it, and the client; the client beside the rest where Node is there."""
    building = None
    if not client.is_fresh() and client.system_node():
        building = steps.job(sys.executable, "web/build.py", "build", "--progress")
    if not python().exists():
        steps.wait("Python environment", steps.job(sys.executable, "-m", "venv", "--clear", VENV), NO_VENV)
    install(steps, PLAY, f"{count(PLAY)} packages to play")
    if not client.is_fresh() and building is None:
        install(steps, NODE, "Node, which is missing or too old")
        building = steps.job(python(), "web/build.py", "build", "--progress")
    if building:
        steps.wait("The web client", building, NETWORK)


class Compilation(threading.Thread):
    """The compiled form, built while people play."""

    def __init__(self, steps: Steps) -> None:
        super().__init__(daemon=True)
        self.steps, self.is_ended = steps, False

    def run(self) -> None:
        begun = time.monotonic()
        try:
            if not is_installed(COMPILE):
                self.do("tools to compile", *PIP, COMPILE)
                stamp(COMPILE).write_text(installed(COMPILE))
            self.do("rules and bots, compiled", engines.__file__, engines.COMPILED)
        except (Failed, OSError) as error:
            if not self.is_ended:
                print(f"{error}\nThe rules could not be compiled, so they stay interpreted. {AGAIN}", flush=True)
            return
        seconds = time.monotonic() - begun
        print(f"The compiled form took over from the interpreted one after {seconds:.1f} s.", flush=True)

    def do(self, name: str, *command: str | Path) -> None:
        if self.is_ended:
            raise Failed
        job = self.steps.job(python(), *command)
        system.lower_priority(job.process.pid)
        job.reader.join()
        if job.process.returncode:
            raise Failed("\n".join(job.lines[-TAIL_LINES:]))
        self.steps.line(f"{name:<{NAME}}{job.seconds:6.1f} s")


def play(steps: Steps, arguments: list[str]) -> int:
    """Starts the table, compiled if it can be; ends when it ends."""
    wish, has = engines.wanted(), engines.stamped(engines.COMPILED)
    if wish["form"] == "compiled" and wish["engines"] == has.get("engines") and wish != has:
        steps.wait("The compiled form, with new files", steps.job(python(), engines.__file__, engines.COMPILED), AGAIN)
        has = wish
    source = engines.COMPILED if wish == has else engines.PACKAGE.parent
    environment, compilation = os.environ | {"PYTHONPATH": str(source)}, None
    if wish["form"] == "pure":
        print(engines.ADVICE, flush=True)
    elif source != engines.COMPILED:
        environment["CONNECTABLE_COMPILED"] = str(engines.COMPILED)
        print(INTERPRETED, flush=True)
        compilation = Compilation(steps)
    server = subprocess.Popen([python(), "-m", "connectable", *arguments], env=environment)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server hears Ctrl-C itself and ends in order
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    if compilation:
        compilation.start()
    code = server.wait()
    if compilation:
        compilation.is_ended = True
    return 0 if code in (130, -signal.SIGINT, -signal.SIGTERM) else code


def main() -> int:
    if sys.version_info < OLDEST_PYTHON:
        print("Connectable needs Python 3.11 or newer: make play PYTHON=python3.12")
        return 1
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # an old console lacks the signs of the bar
    steps = Steps()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        prepare(steps)
        return play(steps, sys.argv[1:])
    except Failed as failure:
        print(failure, flush=True)
        return 1
    except KeyboardInterrupt:
        print(f"\n{AGAIN}", flush=True)
        return 130
    finally:
        with suppress(ProcessLookupError):
            steps.end()


if __name__ == "__main__":
    sys.exit(main())
