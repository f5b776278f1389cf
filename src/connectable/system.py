"""What differs between Linux, macOS and Windows, in one place: nothing else in the package asks which system runs it.

The standard library alone is imported with it, so tools that run before anything is installed can load this file.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

NAME = "connectable"
LOW_PRIORITY = 10
"""As `nice` counts."""
GIVE_WAY = 4
"""The same, for work that somebody waits for, but less than for the server's own answers."""
if sys.platform == "win32":
    APART: dict[str, int | bool] = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
else:
    APART = {"start_new_session": True}
"""How `subprocess.Popen` starts a program that Ctrl-C does not reach: whoever started it ends it."""


def data_folder() -> Path:
    """Where this person's tables and saved games are kept; it need not be there yet."""
    import platformdirs

    usual = platformdirs.PlatformDirs(NAME, appauthor=False).user_data_path
    former = former_folder()
    return former if former.is_dir() and not usual.exists() else usual


def former_folder() -> Path:
    """Where it was before platformdirs chose it: another place on macOS, and on Windows if the variable was changed."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local", NAME)
    chosen = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (chosen if chosen.is_absolute() else Path.home() / ".local" / "share") / NAME


def has_screen(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether a browser has somewhere to open; without a screen the system would open one for terminals."""
    return platform in ("darwin", "win32") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def shows_colour(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether a terminal here understands colour codes."""
    if platform == "win32":  # the old console prints the codes themselves
        return "WT_SESSION" in environment or "TERM" in environment
    return environment.get("TERM", "dumb") != "dumb"


def program(folder: Path, name: str) -> Path:
    """A program of a virtual environment."""
    return folder / "Scripts" / f"{name}.exe" if sys.platform == "win32" else folder / "bin" / name


def give_way() -> None:
    """Lets other processes go first when there is not enough for all, as far as this system can."""
    if sys.platform != "win32":
        os.nice(GIVE_WAY)


def limit_memory(size: int) -> None:
    """A process that runs wild ends at that many bytes; Windows has no such limit."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def raise_file_limit(most: int = 65_536) -> int:
    """How many files and connections this process may have open, after asking for as many as it is allowed."""
    if sys.platform == "win32":
        return most
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return min(most, soft) if soft != resource.RLIM_INFINITY else most


def lock_file(path: Path) -> int | None:
    """Locks a file for as long as this process lives, whatever ends it; None: another process has it."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        return None
    return handle


def limit_processor_time(seconds: float) -> None:
    """From now on this process may use that many seconds of processor time; then the system ends it. Windows has no
    such limit."""
    if sys.platform != "win32":
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        most = int(used.ru_utime + used.ru_stime + seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C does nothing meanwhile."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def outlive_termination() -> None:
    """Being told to end no longer ends this process at once: whoever asked for this ends it in order."""
    signal.signal(signal.SIGTERM, lambda *_: None)


def process_pool(processes: int) -> "ProcessPoolExecutor":
    """Processes that start afresh on every system: forked ones would inherit threads and locks."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    return ProcessPoolExecutor(processes, get_context("spawn"))


def lower_priority(process: int) -> None:
    """Puts a process, and what it starts later, behind all others."""
    if sys.platform == "win32":
        command = f"(Get-Process -Id {process}).PriorityClass = 'BelowNormal'"
        subprocess.run(["powershell", "-NoProfile", "-Command", command], check=False)  # noqa: S603, S607
    else:
        os.setpriority(os.PRIO_PROCESS, process, LOW_PRIORITY)


def end_with_children(process: "subprocess.Popen[str]") -> None:
    """Ends a program that was started with APART, and what that started."""
    if process.poll() is not None:
        return
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(process.pid)], check=False, capture_output=True)  # noqa: S603, S607
    else:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
