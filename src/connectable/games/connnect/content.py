"""Sheets, loaded and checked: the house sheet, or the text of an owner's TOML file (CN-E3).

A wrong text raises `BadContent` with the line; the sentences are in the catalogues under `cn-content-`.
"""

import re
import tomllib
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from connectable.contract import BadContent, Detail
from connectable.games.connnect.engine.actions import MAX_STARS
from connectable.games.connnect.engine.geometry import space_named
from connectable.games.connnect.engine.layout import BONUSES, FIVES, GOALS, NUMBER, Icon, Layout, Objective

HOUSE = "house"
MOST_TEXT = 20_000
TABLES = {
    "setup": ("spaces",),
    "arrows": ("lines",),
    "free": ("boxes", "minus"),
    "connect3": ("bonuses",),
    "connect4": ("bonuses",),
    "connect5": ("open", "scores", "shapes"),
    "objectives": (),
}
LINES = [f"row {n}" for n in range(1, 7)] + [f"column {letter}" for letter in "abcdef"]

Path_ = tuple[str | int, ...]


def load(sheet: str) -> Layout:
    """The layout of an option's value: `house` or a TOML text."""
    return house() if sheet == HOUSE else check(sheet)


@lru_cache(maxsize=1)
def house() -> Layout:
    text = Path(__file__).with_name("content").joinpath("house.toml").read_text(encoding="utf-8")
    return Reader(text).layout("")


@lru_cache(maxsize=8)
def check(text: str) -> Layout:
    """The layout of a TOML text; BadContent says what is wrong in which line."""
    if len(text) > MOST_TEXT:
        raise BadContent("cn-content-long", {"most": MOST_TEXT})
    return Reader(text).layout(text)


class Reader:
    """One text on its way to a layout."""

    def __init__(self, text: str) -> None:
        self.text = text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            place = re.search(r"at line (\d+), column (\d+)", str(error))
            line, column = (int(place[1]), int(place[2])) if place else (len(text.splitlines()) or 1, 0)
            raise BadContent("cn-content-toml", {"reason": str(error).partition(" (at ")[0]}, line, column) from None
        except RecursionError:
            raise BadContent("cn-content-toml", {"reason": "too deep"}, 1) from None

    def layout(self, text: str) -> Layout:
        self.keys((), self.data, tuple(TABLES))
        for table, keys in TABLES.items():
            self.table((table,))
            if keys:
                self.keys((table,), self.data[table], keys)
        letters = self.letters()
        drawn = self.number(("connect5", "open"), 1, len(letters))
        return Layout(
            text,
            self.setup(),
            self.arrows(),
            self.minus(),
            self.icons("connect3"),
            self.icons("connect4"),
            letters,
            drawn,
            self.scores(drawn),
            self.cards(),
        )

    def setup(self) -> list[int]:
        """Six different spaces."""
        names = self.items(("setup", "spaces"), 6, 6)
        spaces = [space_named(name) if isinstance(name, str) else -1 for name in names]
        for k, space in enumerate(spaces):
            if space < 0:
                raise self.bad("space", ("setup", "spaces", k), value=str(names[k]))
            if space in spaces[:k]:
                raise self.bad("twice", ("setup", "spaces", k), value=str(names[k]))
        return spaces

    def arrows(self) -> list[int]:
        lines = self.items(("arrows", "lines"), 0, 12)
        for k, line in enumerate(lines):
            self.choice(("arrows", "lines", k), line, LINES)
            if line in lines[:k]:
                raise self.bad("twice", ("arrows", "lines", k), value=line)
        return [LINES.index(line) for line in lines]

    def minus(self) -> list[int]:
        """One more value than boxes."""
        boxes = self.number(("free", "boxes"), 1, 20)
        values = self.numbers(("free", "minus"), 99)
        if len(values) != boxes + 1:
            raise self.bad("minus", ("free", "minus"), boxes=boxes, values=len(values))
        return values

    def icons(self, row: str) -> list[Icon]:
        found = []
        for k, item in enumerate(self.items((row, "bonuses"), 0, 16)):
            path: Path_ = (row, "bonuses", k)
            if not isinstance(item, dict):
                raise self.bad("table", path)
            kind = self.choice(path, item.get("kind"), BONUSES)
            self.keys(path, item, ("kind", "stars", "number") if kind == "number" else ("kind", "stars"))
            stars = self.number((*path, "stars"), 0, MAX_STARS)
            number = self.number((*path, "number"), 1, 6) if kind == BONUSES[NUMBER] else 0
            found.append(Icon(BONUSES.index(kind), number, stars))
        return found

    def letters(self) -> dict[str, int]:
        path: Path_ = ("connect5", "shapes")
        found: dict[str, int] = {}
        for letter, name in sorted(self.table(path).items()):
            if not re.fullmatch("[A-Z]", letter):
                raise self.bad("letter", path, value=letter)
            shape = FIVES.index(self.choice((*path, letter), name, FIVES))
            if shape in found.values():
                raise self.bad("twice", (*path, letter), value=str(name))
            found[letter] = shape
        if not found:
            raise self.bad("list", path, fewest=1, most=len(FIVES))
        return found

    def scores(self, drawn: int) -> list[int]:
        """At least as many as open shapes."""
        values = self.numbers(("connect5", "scores"), 99)
        if len(values) < drawn:
            raise self.bad("scores", ("connect5", "scores"), scores=len(values), open=drawn)
        return values

    def cards(self) -> list[Objective]:
        found = []
        for name, item in self.table(("objectives",)).items():
            path: Path_ = ("objectives", name)
            if not re.fullmatch("[ABC][1-9][0-9]?", name):
                raise self.bad("objective", path, value=name)
            if not isinstance(item, dict):
                raise self.bad("table", path)
            self.keys(path, item, ("goal", "count", "points"), ("end",))
            goal = GOALS.index(self.choice((*path, "goal"), item["goal"], GOALS))
            if not isinstance(item.get("end", False), bool):
                raise self.bad("choice", (*path, "end"), value=str(item["end"]), choices=["true", "false"])
            count, points = self.number((*path, "count"), 0, 36), self.number((*path, "points"), 0, 99)
            found.append(Objective(name, "ABC".index(name[0]), goal, count, points, bool(item.get("end", False))))
        for deck in "ABC":
            if not any(card.name[0] == deck for card in found):
                raise self.bad("deck", ("objectives",), deck=deck)
        return sorted(found, key=lambda card: int(card.code))

    def value(self, path: Path_) -> Any:
        found: Any = self.data
        for step in path:
            found = found[step]
        return found

    def table(self, path: Path_) -> dict[str, Any]:
        value = self.value(path)
        if not isinstance(value, dict):
            raise self.bad("table", path)
        return value

    def keys(self, path: Path_, table: dict[str, Any], needed: Sequence[str], allowed: Sequence[str] = ()) -> None:
        for key in table:
            if key not in (*needed, *allowed):
                raise self.bad("unknown", (*path, key), known=[*needed, *allowed])
        for key in needed:
            if key not in table:
                raise self.bad("missing", path, missing=key)

    def items(self, path: Path_, fewest: int, most: int) -> list[Any]:
        value = self.value(path)
        if not isinstance(value, list) or not fewest <= len(value) <= most:
            raise self.bad("list", path, fewest=fewest, most=most)
        return value

    def number(self, path: Path_, low: int, high: int) -> int:
        value = self.value(path)
        if type(value) is not int or not low <= value <= high:
            raise self.bad("number", path, value=str(value)[:40], low=low, high=high)
        return value

    def numbers(self, path: Path_, high: int) -> list[int]:
        return [self.number((*path, k), 0, high) for k in range(len(self.items(path, 1, 40)))]

    def choice(self, path: Path_, value: object, choices: Sequence[str]) -> str:
        if not isinstance(value, str) or value not in choices:
            raise self.bad("choice", path, value=str(value)[:40], choices=list(choices))
        return value

    def bad(self, why: str, path: Path_, **detail: str | int | list[str]) -> BadContent:
        data: Detail = {"key": ".".join(str(step) for step in path), **detail}
        return BadContent(f"cn-content-{why}", data, line_of(self.text, path))


def line_of(text: str, path: Path_) -> int:
    """The line where a value stands, as near as can be told: its element, its key, its table, or line 1."""
    at = 0
    for depth, step in enumerate(path):
        found = element(text, at, step) if isinstance(step, int) else key_at(text, at, step, depth == 0)
        if found < 0:
            break
        at = found
    return text.count("\n", 0, at) + 1


def key_at(text: str, at: int, key: str, top: bool) -> int:
    """Where `[key]` or `key =` begins, from `at` on; −1 when it does not."""
    word = rf"[\"']?{re.escape(key)}[\"']?"
    pattern = rf"^\s*\[\[?{word}[\].]|^\s*{word}\s*[=.]" if top else rf"(?:^|[{{,.\[])\s*{word}\s*[=.\]]"
    found = re.compile(pattern, re.MULTILINE).search(text, at)
    return found.start() + len(found[0]) - len(found[0].lstrip()) if found else -1


def element(text: str, at: int, place: int) -> int:
    """Where the element at that place of the list after `at` begins."""
    start = text.find("[", text.find("=", at))
    depth, commas, wanted = 0, 0, start
    for match in re.compile(r"#[^\n]*|\"(?:\\.|[^\"\\])*\"|'[^']*'|[\[\]{},]|[^\s]").finditer(text, max(start, 0)):
        mark = match[0]
        if mark[0] == "#":
            continue
        if depth == 1 and commas == place and mark != ",":
            return match.start()
        depth += (mark in "[{") - (mark in "]}")
        if depth == 1 and mark == ",":
            commas += 1
        if depth == 0:
            break
    return wanted
