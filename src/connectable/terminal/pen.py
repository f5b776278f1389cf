"""The pen: sentences in the reader's language, colour if the terminal supports it, and text measured in columns.

It prints nothing: `screen.py` does.
"""

import os
import re
import unicodedata
from collections.abc import Mapping
from typing import TextIO

from connectable.i18n import Speech
from connectable.system import shows_colour

WIDTH = 80
STYLES = {
    "bold": 1,
    "dim": 2,
    "reverse": 7,
    "red": 31,
    "green": 32,
    "yellow": 33,
    "blue": 34,
    "magenta": 35,
    "cyan": 36,
}
COLOUR_CODE = re.compile(r"\x1b\[[0-9;]*m")


class Pen:
    """The pen that the contract hands to a game's drawing."""

    def __init__(self, speech: Speech, *, colour: bool) -> None:
        self.speech, self.colour = speech, colour

    def say(self, key: str, /, **values: str | int) -> str:
        return self.speech.say(key, **values)

    def ink(self, style: str, text: str, /) -> str:
        code = STYLES[style]  # an unknown style is a bug in the drawing, even without colour
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour else text


def colourful(stream: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the stream is a terminal that shows colour and nobody asked for none."""
    if environment.get("NO_COLOR") or not stream.isatty():
        return False
    return shows_colour(environment)


def columns(text: str) -> int:
    """The number of columns the text takes up in a terminal."""
    return sum(columns_of(char) for char in COLOUR_CODE.sub("", text))


def columns_of(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me", "Cf", "Cc"):  # Thai vowels above and below, tone marks, joiners
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1


def pad(text: str, width: int, *, right: bool = False) -> str:
    """The text filled with spaces to that many columns, aligned left, or right if `right` is set."""
    space = " " * (width - columns(text))
    return space + text if right else text + space


def wrap(text: str, width: int = WIDTH, indent: str = "") -> str:
    """The text wrapped to at most `width` columns, breaking only at plain spaces."""
    return "\n".join(wrapped for line in text.split("\n") for wrapped in wrap_line(line, width, indent))


def wrap_line(text: str, width: int, indent: str) -> list[str]:
    lead = text[: len(text) - len(text.lstrip(" "))] + indent
    lines: list[str] = []
    for word in text.split(" "):
        if not word:
            continue
        if lines and columns(lines[-1]) + 1 + columns(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(lead + word)
    return lines or [""]


def harmless(text: str) -> str:
    """Untrusted text without characters that would control the terminal; a tab becomes one space."""
    return "".join(
        " " if char == "\t" else "\ufffd" if unicodedata.category(char) in ("Cc", "Cf", "Cs") else char for char in text
    )


def signed(number: int) -> str:
    """The number with a real minus sign."""
    return str(number) if number >= 0 else f"−{-number}"
