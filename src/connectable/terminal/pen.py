"""The pen: words in the reader's language, colour where the terminal has it, and text measured in columns.

It writes nowhere: `screen.py` does.
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
INK = re.compile(r"\x1b\[[0-9;]*m")


class Pen:
    """The contract's pen."""

    def __init__(self, speech: Speech, *, colour: bool) -> None:
        self.speech, self.colour = speech, colour

    def say(self, key: str, /, **values: str | int) -> str:
        return self.speech.say(key, **values)

    def ink(self, style: str, text: str, /) -> str:
        code = STYLES[style]  # a style nobody knows is a mistake of the drawing, with or without colour
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour else text


def colourful(stream: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the stream is a terminal that shows colour and nobody asked for none."""
    if environment.get("NO_COLOR") or not stream.isatty():
        return False
    return shows_colour(environment)


def columns(text: str) -> int:
    """How many columns a terminal needs for the text."""
    return sum(columns_of(sign) for sign in INK.sub("", text))


def columns_of(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf", "Cc"):  # Thai vowels above and below, tone marks, joiners
        return 0
    return 2 if unicodedata.east_asian_width(sign) in ("W", "F") else 1


def pad(text: str, width: int, *, right: bool = False) -> str:
    """The text with spaces up to that many columns, after it or (`right`) before it."""
    space = " " * (width - columns(text))
    return space + text if right else text + space


def wrap(text: str, width: int = WIDTH, indent: str = "") -> str:
    """Each line of the text in lines of at most `width` columns, broken at plain spaces alone."""
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
    """Foreign text without signs that would steer the terminal; a tab is one column."""
    return "".join(
        " " if sign == "\t" else "\ufffd" if unicodedata.category(sign) in ("Cc", "Cf", "Cs") else sign for sign in text
    )


def signed(number: int) -> str:
    """The number with a real minus sign."""
    return str(number) if number >= 0 else f"−{-number}"
