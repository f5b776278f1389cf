"""The bots of Connections."""

from functools import partial

from connectable.bots.connections.greedy import one_ply
from connectable.bots.connections.judging import CARE, goes_on, player, standing
from connectable.bots.connections.reasons import reason
from connectable.bots.connections.search_level import pauses, search_level
from connectable.bots.connections.strength import (
    ADVISING,
    CHAMPION,
    EASY,
    GENTLE,
    GREEDY,
    HURRIED,
    MEDIUM,
    READER,
    SKILLED,
    STRONG,
)
from connectable.bots.levels import Level

ADVISER = REVIEWER = "adviser"
UNIT = "points"
"""Worths are points more than the others, to the end of the round or as far as the level looks."""
LEVELS = {
    "gentle": Level(partial(one_ply, GENTLE)),
    "greedy": Level(partial(one_ply, GREEDY), rating=1000),
    "easy": Level(partial(search_level, EASY), 100, 1175),
    "medium": Level(partial(search_level, MEDIUM), 100),
    "skilled": Level(partial(search_level, SKILLED), 150),
    "strong": Level(partial(search_level, STRONG), 150),
    "champion": Level(partial(search_level, CHAMPION), 2000),
}
"""Ratings are those of classic with two seats, 200 games a step: `bench/ladder.py connections way=classic`."""

UNLISTED = {
    "reader": Level(partial(one_ply, READER)),
    "hurried": Level(partial(search_level, HURRIED), 60),
    "adviser": Level(partial(search_level, ADVISING), 150),
}
"""Bots that nobody chooses: they play positions out, give hints and review."""

__all__ = [
    "ADVISER",
    "CARE",
    "LEVELS",
    "REVIEWER",
    "UNIT",
    "UNLISTED",
    "goes_on",
    "pauses",
    "player",
    "reason",
    "standing",
]
