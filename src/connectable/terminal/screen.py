"""The screen: where the terminal writes and what it reads, tty or pipe. It knows no game."""

import importlib
import sys
from importlib.util import find_spec

from connectable.i18n import Speech, Value
from connectable.terminal.pen import WIDTH, Pen, colourful, wrap

LONGEST = 1000
"""Signs of a typed line; more is nobody's action."""
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears what is seen and what could be scrolled back to."""


class Screen:
    """Writes sentences and reads lines."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.pen = Pen(speech, colour=colourful(sys.stdout))
        self.typed = sys.stdin.isatty() and sys.stdout.isatty()
        self.editing = self.typed and find_spec("readline") is not None
        if self.editing:
            importlib.import_module("readline")  # gives input() line editing and history

    def line(self, text: str = "") -> None:
        """One or more lines as they are."""
        sys.stdout.write(text + "\n")

    def say(self, key: str, /, **values: Value) -> None:
        """A sentence of the catalogues, wrapped."""
        self.line(wrap(self.speech.say(key, **values)))

    def rule(self) -> None:
        self.line(self.pen.ink("dim", "─" * WIDTH))

    def ask(self, prompt: str) -> str:
        """A typed line without its end; EOFError when there will be no more."""
        sys.stdout.flush()
        if self.typed:
            return input(prompt)[:LONGEST]
        sys.stdout.write(prompt)
        sys.stdout.flush()
        text = sys.stdin.readline(LONGEST)
        rest = text
        while rest and not rest.endswith("\n"):
            rest = sys.stdin.readline(LONGEST)
        self.line()
        if not text:
            raise EOFError
        return text.rstrip("\n")

    def cover(self, text: str, prompt: str) -> None:
        """Hides what the last person saw, until the next one presses Enter."""
        if self.editing:
            importlib.import_module("readline").clear_history()
        self.line(CLEAR if self.typed else "")
        self.rule()
        self.line(wrap(text))
        self.rule()
        self.ask(prompt)
