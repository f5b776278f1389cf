"""What the rest of the program needs to know about a game beyond its rules: each game says it in its `meta.py`.

Nothing outside a game's own package lists games by name; whoever needs to know something about one asks for its `Meta`.
"""

from dataclasses import dataclass
from typing import Literal

from connectable.options import Options


@dataclass(frozen=True, slots=True)
class Meta:
    """Everything about a game that is not a rule of it. The defaults suit a game that says nothing."""

    chance: Literal["dice", "cards", "none"] = "none"
    """What chance decides: dice that people could roll themselves, cards that are dealt, or nothing."""
    daily: Options | None = None
    """Options of the daily deal for one seat; None: this game has no daily."""
    tie_field: str = ""
    """The field of the final view that decides between equal points in a deal; more is better."""
    bots: str = ""
    """The module with the game's bots: `LEVELS`, and `UNIT`, `REVIEWER`, `pauses`, `reason` where it has them."""
    no_takeback_options: tuple[str, ...] = ()
    """Options that, when set, forbid to take back what was seen: what a wrong act costs is part of the game."""
