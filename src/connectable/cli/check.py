"""Check a board, sheet or deck and show the place that is wrong. The games say in `meta.py` which files are theirs."""

import re
import tomllib
from pathlib import Path

from connectable.contract import BadContent
from connectable.i18n import Speech
from connectable.registry import content, content_has_tables, content_owner
from connectable.terminal.errors import UsageError
from connectable.terminal.pen import columns, harmless
from connectable.terminal.screen import Screen
from connectable.terminal.setup import read_text


def check(lang: str, file: Path) -> int:
    """0 when the file can be played with, 1 with its faults printed."""
    screen = Screen(Speech(lang))
    text = read_text(file)
    try:
        found = content(owner(file, text)).check(text)
    except BadContent as error:
        tell(screen, file, text, error)
        return 1
    remarks: list[BadContent] = found if isinstance(found, list) else []
    for remark in remarks:
        tell(screen, file, text, remark)
    if any(remark.line for remark in remarks):
        return 1
    screen.say("tb-check-fine", file=str(file))
    return 0


def tell(screen: Screen, file: Path, text: str, remark: BadContent) -> None:
    sentence = screen.speech.say(remark.key, **remark.detail)
    screen.line(fault(harmless(str(file)), text, sentence, remark.line, remark.column))


def owner(file: Path, text: str) -> str:
    """The game whose content the file is."""
    suffix = file.suffix.lower()
    if found := content_owner(suffix):
        return found
    if not content_has_tables(suffix):
        raise UsageError("tb-check-unknown", file=str(file))
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise not_toml(text, str(error)) from None
    except RecursionError:
        raise BadContent("tb-check-not-toml", {}) from None
    if found := content_owner(suffix, data):
        return found
    raise BadContent("tb-check-no-table", {})


def not_toml(text: str, message: str) -> BadContent:
    """tomllib tells the place only in its sentence."""
    place = re.search(r"at line (\d+), column (\d+)", message)
    line, column = (int(place[1]), int(place[2])) if place else (text.count("\n") + 1, 0)
    return BadContent("tb-check-not-toml", {}, line, column)


def fault(file: str, text: str, sentence: str, line: int, column: int) -> str:
    """`FILE:LINE:COLUMN: sentence`, the line itself and a caret under the place."""
    place = "".join(f":{number}" for number in (line, column) if number)
    lines = text.splitlines()
    if not 1 <= line <= len(lines):
        return f"{file}{place}: {sentence}"
    shown = harmless(lines[line - 1])
    start = max(0, column - 60)  # a long line is shown around its fault
    shown = shown[start : start + 76]
    caret = " " * columns(shown[: column - 1 - start]) + "^" if column else ""
    return "\n".join([f"{file}{place}: {sentence}", f"  {shown}", f"  {caret}"]).rstrip()
