"""The bots of Connect 5."""

from connectable.bots.connect5.defender import defender
from connectable.bots.connect5.gentle import gentle
from connectable.bots.connect5.greedy import greedy
from connectable.bots.connect5.judging import CARE, goes_on, outlook
from connectable.bots.connect5.reasons import reason
from connectable.bots.connect5.search_level import learned_level, search_level, varied
from connectable.bots.levels import Level

UNIT = "share"
"""Worths are shares of the win."""
ADVISER = REVIEWER = "adviser"
"""Gives hints and names rivals in reviews: more thorough than `strong`, in no more time than a hint may take."""
LEVELS = {
    "gentle": Level(gentle, rating=771),
    "greedy": Level(varied(greedy), rating=1000),
    "easy": Level(varied(search_level), 24, 1199),
    "medium": Level(varied(search_level), 150, 1444),
    "skilled": Level(learned_level, 250, 1678),
    "strong": Level(learned_level, 600, 1824),
    "expert": Level(learned_level, 1_700),
    "master": Level(learned_level, 4_500),
    "champion": Level(learned_level, 14_000),
}
"""Each step is meant to win seven to eight games of ten against the one below: `bench/ladder.py connect5`."""
FIRST_SEAT = {"base": 56, "advanced": 64}
"""How many of 100 quick games the first of two seats wins. Base: `strong` against itself (`bench/balance.py --level
strong --board base --rounds 200`). Advanced: 1,000 simulations before they saw wins by fours; `docs/balance.md`."""
UNLISTED = {"adviser": Level(learned_level, 1_500), "defender": Level(defender)}
"""Bots that nobody chooses: the one that gives hints, and the one opposite in the daily."""

__all__ = ["ADVISER", "CARE", "FIRST_SEAT", "LEVELS", "REVIEWER", "UNIT", "UNLISTED", "goes_on", "outlook", "reason"]
