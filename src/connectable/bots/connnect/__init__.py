"""The bots of CoNNNect."""

from connectable.bots.connnect.engine.search import Strength
from connectable.bots.connnect.gentle import gentle
from connectable.bots.connnect.greedy import greedy
from connectable.bots.connnect.judging import CARE, goes_on, outlook
from connectable.bots.connnect.reasons import reason
from connectable.bots.connnect.search_level import search_level
from connectable.bots.levels import Level

UNIT = "points"
"""Worths are points expected at the end."""
REVIEWER = "planner"
"""It names what a decision is compared with: it looks at all actions equally far."""
LEVELS = {
    "gentle": Level(gentle, rating=780),
    "greedy": Level(greedy, rating=1000),
    "easy": Level(search_level(Strength(0, 0, 0, 0.0), 0.2), rating=1231),
    "medium": Level(search_level(Strength(4, 0, 0, 0.0), 0.45), rating=1445),
    "skilled": Level(search_level(Strength(4, 0, 0, 0.0), 0.85), rating=1625),
    "strong": Level(search_level(Strength(4, 4, 1, 0.0)), 16, 1752),
    "champion": Level(search_level(Strength(6, 8, 2, 0.5)), 300, 1929),
}

UNLISTED = {"planner": Level(search_level(Strength(4, 0, 0, 0.0)))}
"""Bots that nobody chooses: the one that names rivals in reviews."""

__all__ = ["CARE", "LEVELS", "REVIEWER", "UNIT", "UNLISTED", "goes_on", "outlook", "reason"]
