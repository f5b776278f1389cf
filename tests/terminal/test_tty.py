"""The terminal on a real terminal: colour, Ctrl-C, Ctrl-D, the cover screen, stepping through a replay."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

SCRIPT = """
from connectable.registry import register
register("highcard", "highcard")
from connectable.cli import main
main()
"""
OWN_TERMINAL = """
import fcntl, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
"""
"""Makes the pty the controlling terminal, so that Ctrl-C reaches the process, which may have been told to ignore it: a
shell tells that to what it starts in the background."""
COLOUR_CODE = re.compile(r"\x1b\[\d+m")
PROMPT = "Seat\xa01 > "
ENTER = "Enter shows the table. "


class Terminal:
    """A child process with a terminal of its own."""

    def __init__(self, root: Path, home: Path, *arguments: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        known = {"XDG_DATA_HOME": str(home), "TERM": "xterm", "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1"}
        path = os.pathsep.join([str(root / "examples"), *filter(None, [os.environ.get("PYTHONPATH")])])
        self.process = subprocess.Popen(
            [sys.executable, "-c", OWN_TERMINAL + SCRIPT, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={"PATH": os.environ["PATH"], "PYTHONPATH": path, **known, **environment},
            start_new_session=True,
        )
        os.close(slave)
        self.text = ""

    def until(self, text: str, again: str = "") -> str:
        """The output up to that text; `again` is typed whenever there is no output for two seconds."""
        deadline = time.monotonic() + 30
        while text not in self.text:
            ready, _, _ = select.select([self.master], [], [], 2)
            assert time.monotonic() < deadline, f"{text!r} did not come; so far {self.text!r}"
            if not ready:
                self.type(again)
                continue
            try:
                self.text += os.read(self.master, 65536).decode("utf-8")
            except OSError:  # what Linux reports after the child has ended
                break
        before, found, self.text = self.text.partition(text)
        assert found, f"{text!r} did not come; so far {before!r}"
        return before + found

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> int:
        return self.process.wait(30)


OpenTerminal = Callable[..., Terminal]


@pytest.fixture
def open_terminal(root: Path, tmp_path: Path) -> Iterator[OpenTerminal]:
    opened: list[Terminal] = []

    def start(*arguments: str, **environment: str) -> Terminal:
        opened.append(Terminal(root, tmp_path, *arguments, **environment))
        return opened[-1]

    yield start
    for terminal in opened:
        terminal.process.kill()
        terminal.process.wait()
        os.close(terminal.master)


def test_ctrl_c_saves_and_resume_goes_on(open_terminal: OpenTerminal, tmp_path: Path) -> None:
    table = open_terminal("play", "highcard", "--seed", "1")
    found = re.search(r"hand: (\d)(\d)", table.until(PROMPT))
    assert found
    table.type("\x03")
    # Python misses a signal that comes between readline's prompt and its waiting; people press again too
    assert "The game is saved" in table.until("play --resume", again="\x03")
    assert table.end() == 130
    table = open_terminal("play", "--resume")
    assert f"hand: {found[1]}{found[2]}" in table.until(PROMPT)
    table.type(f"play {found[1]}\n")
    table.until("connectable replay")
    assert table.end() == 0


def test_ctrl_d_saves(open_terminal: OpenTerminal) -> None:
    table = open_terminal("play", "highcard")
    table.until(PROMPT)
    table.type("\x04")
    table.until("play --resume")
    assert table.end() == 0


def test_colour_on_a_terminal(open_terminal: OpenTerminal) -> None:
    assert COLOUR_CODE.search(open_terminal("play", "highcard").until(PROMPT))


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_no_colour_where_it_is_not_wanted(open_terminal: OpenTerminal, name: str, value: str) -> None:
    assert not COLOUR_CODE.search(open_terminal("play", "highcard", **{name: value}).until(PROMPT))


def test_the_cover_clears_the_screen_and_what_was_typed(open_terminal: OpenTerminal) -> None:
    table = open_terminal("play", "highcard", "--seats", "you,you")
    assert "hand:" not in table.until(ENTER)
    table.type("\n")
    found = re.search(r"hand: (\d)", table.until(PROMPT))
    assert found
    table.type(f"play {found[1]}\n")
    _, _, after = table.until(ENTER).partition("\x1b[2J\x1b[3J\x1b[H")
    assert "Pass the keyboard to seat\xa02" in after
    table.type("\n")
    table.until("Seat\xa02 > ")
    table.type("\x1b[A\n")  # the arrow up brings back nothing of the other's
    assert f"play {found[1]}" not in table.until("Seat\xa02 > ").replace("for example: ", "")


def test_replay_steps_with_enter(open_terminal: OpenTerminal, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    assert open_terminal("play", "highcard", "--seats", "bot:random,bot:random", "--record", file).end() == 0
    table = open_terminal("replay", file)
    assert "1/6" not in table.until("Enter: next. “quit”: stop. ")
    table.type("\n")
    assert "1/6  deal 0 ?" in table.until("Enter: next. “quit”: stop. ")
    table.type("quit\n")
    assert table.end() == 0


def test_a_closed_pipe_is_no_traceback(root: Path, tmp_path: Path) -> None:
    path = os.pathsep.join([str(root / "examples"), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(tmp_path)}
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, "play", "highcard"],
        stdin=subprocess.DEVNULL,
        stdout=writer,
        stderr=subprocess.PIPE,
        env=environment,
        check=False,
    )
    os.close(writer)
    assert done.stderr == b""


@pytest.mark.parametrize("typed", [b"\xff\xfe\n\x00\n", b"play 1", b"\n" * 1000, b"x" * 100_000 + b"\n"])
def test_bytes_that_are_no_text(root: Path, tmp_path: Path, typed: bytes) -> None:
    path = os.pathsep.join([str(root / "examples"), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, "play", "highcard", "--lang", "en"],
        input=typed,
        capture_output=True,
        env=environment,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
