"""The bots of Connect 5."""

from connectable.bots.connect5.defender import defender
from connectable.bots.connect5.greedy import greedy
from connectable.bots.connect5.judging import CARE, goes_on, outlook
from connectable.bots.connect5.reasons import reason
from connectable.bots.connect5.search_level import search_level
from connectable.bots.levels import Level

UNIT = "share"
"""Worths are shares of the win."""
LEVELS = {
    "greedy": Level(greedy, rating=1000),
    "easy": Level(search_level, 100, 1850),
    "medium": Level(search_level, 400, 2252),
    "strong": Level(search_level, 1500, 2486),
    "champion": Level(search_level, 6_000, 2685),
}
UNLISTED = {"defender": Level(defender)}
"""Bots that nobody chooses: the one opposite in the daily."""

__all__ = ["CARE", "LEVELS", "UNIT", "UNLISTED", "goes_on", "outlook", "reason"]
