"""The screen: output and input of the terminal, whether a tty or a pipe. It knows nothing about games."""

import importlib
import sys
from importlib.util import find_spec

from connectable.i18n import Speech, Value
from connectable.terminal.pen import WIDTH, Pen, colourful, wrap

MAX_INPUT = 1000
"""Characters of a typed line; no action is longer."""
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and the scrollback."""


class Screen:
    """Writes sentences and reads lines."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.pen = Pen(speech, colour=colourful(sys.stdout))
        self.is_interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.has_readline = self.is_interactive and find_spec("readline") is not None
        if self.has_readline:
            importlib.import_module("readline")  # gives input() line editing and history

    def line(self, text: str = "") -> None:
        """Print one or more lines unchanged."""
        sys.stdout.write(text + "\n")

    def say(self, key: str, /, **values: Value) -> None:
        """Print a sentence from the catalogues, wrapped."""
        self.line(wrap(self.speech.say(key, **values)))

    def rule(self) -> None:
        self.line(self.pen.ink("dim", "─" * WIDTH))

    def ask(self, prompt: str) -> str:
        """A typed line without its newline; raises EOFError at the end of input."""
        sys.stdout.flush()
        if self.is_interactive:
            return input(prompt)[:MAX_INPUT]
        sys.stdout.write(prompt)
        sys.stdout.flush()
        text = sys.stdin.readline(MAX_INPUT)
        rest = text
        while rest and not rest.endswith("\n"):
            rest = sys.stdin.readline(MAX_INPUT)
        self.line()
        if not text:
            raise EOFError
        return text.rstrip("\n")

    def cover(self, text: str, prompt: str) -> None:
        """Hide what the last person saw until the next one presses Enter."""
        if self.has_readline:
            importlib.import_module("readline").clear_history()
        self.line(CLEAR if self.is_interactive else "")
        self.rule()
        self.line(wrap(text))
        self.rule()
        self.ask(prompt)
