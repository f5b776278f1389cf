"""The positions of Connect 5's dailies, one per day; `tools/connect5_positions.py` finds and proves them."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from connectable.meta import DailyStart

FILE = files(__package__).joinpath("content", "positions.jsonl")
FIRST_DAY = 20775
"""The day of the first position, 18 November 2026; after the last one they begin again."""
DEFENDER = "defender"
"""The bot that sits opposite: it puts five off as long as it can, and is no level to choose."""
ATTEMPTS = 3
HARDEST = 5


@cache
def positions() -> tuple[dict[str, Any], ...]:
    """All of them, as the tool describes its file."""
    return tuple(json.loads(line) for line in FILE.read_text("utf-8").splitlines())


def of_day(day: int) -> DailyStart:
    """What the daily of a day begins with; seat 0 is to act."""
    every = positions()
    found = every[(day - FIRST_DAY) % len(every)]
    entries = tuple((seat, text) for seat, text in found["moves"])
    seats, grade = ("human", f"bot:{DEFENDER}"), min(found["grade"], HARDEST)
    return DailyStart({}, seats, entries, found["turns"], ATTEMPTS, grade)
