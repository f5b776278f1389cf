"""Columns, wrapping, colour and harmless text."""

import io

import pytest

from connectable.i18n import Speech
from connectable.terminal.pen import Pen, colourful, columns, harmless, pad, signed, wrap


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stream", "environment", "colour"),
    [
        (Tty(), {"TERM": "xterm"}, True),
        (Tty(), {"TERM": "xterm", "NO_COLOR": ""}, True),
        (Tty(), {"TERM": "xterm", "NO_COLOR": "1"}, False),
        (Tty(), {"TERM": "dumb"}, False),
        (Tty(), {}, False),
        (io.StringIO(), {"TERM": "xterm"}, False),
    ],
)
def test_colour_only_where_it_is_wanted(stream: io.StringIO, environment: dict[str, str], colour: bool) -> None:
    assert colourful(stream, environment) is colour


def test_ink() -> None:
    speech = Speech("en")
    assert Pen(speech, colour=True).ink("red", "dot") == "\x1b[31mdot\x1b[0m"
    assert Pen(speech, colour=False).ink("red", "dot") == "dot"
    with pytest.raises(KeyError):
        Pen(speech, colour=False).ink("pink", "dot")


@pytest.mark.parametrize(
    ("text", "count"), [("dot", 3), ("ที่นั่ง", 3), ("กระดาษผู้เล่น", 10), ("\x1b[1mdot\x1b[0m", 3), ("漢", 2), ("●◉├┼", 4)]
)
def test_columns(text: str, count: int) -> None:
    assert columns(text) == count
    assert columns(pad(text, 20)) == 20
    assert pad(text, 20, right=True).endswith(text)


def test_wrap_breaks_at_plain_spaces_and_keeps_the_indent() -> None:
    assert wrap("one two three", 7) == "one two\nthree"
    assert wrap("  one two", 7) == "  one\n  two"
    assert wrap("zone\xa05 zone\xa06", 9) == "zone\xa05\nzone\xa06"
    assert wrap("a\n\nb", 7) == "a\n\nb"


def test_harmless() -> None:
    assert harmless("a\tb\x1b[2J\u202e\x00") == "a b\ufffd[2J\ufffd\ufffd"
    assert harmless("ที่นั่ง ● ü") == "ที่นั่ง ● ü"


def test_signed() -> None:
    assert (signed(3), signed(0), signed(-3)) == ("3", "0", "−3")
