"""What the rest of the program needs to know about a game beyond its rules: each game says it in its `meta.py`.

Nothing outside a game's own package lists games by name; whoever needs to know something about one asks for its `Meta`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from connectable.options import Options


@dataclass(frozen=True, slots=True)
class ContentKind:
    """A kind of file that people may bring to a game: a board, a sheet, a deck."""

    option: str
    """The option that takes the text of such a file."""
    suffix: str
    """How the name of such a file ends: `.txt`."""
    tables: tuple[str, ...] = ()
    """Names at the top of such a file, for a format that several games use (`.toml`); empty: the suffix is enough."""


def listed_points(view: Mapping[str, Any]) -> Sequence[int]:
    """The points of every seat, for a game whose view lists them as `points`; else nothing."""
    found = view.get("points")
    return found if isinstance(found, list) else []


@dataclass(frozen=True, slots=True)
class Meta:
    """Everything about a game that is not one of its rules. The defaults suit a game that says nothing."""

    prefix: str = ""
    """The prefix of its keys in the catalogues: `cn`; empty: it has no catalogue."""
    chance: Literal["dice", "cards", "none"] = "none"
    """What chance decides: dice that people could roll themselves, cards that are dealt, or nothing."""
    hidden: bool = True
    """Whether a seat ever knows something that another does not."""
    opponents: tuple[str, ...] = ("greedy",)
    """The levels of the bots to play against when somebody just wants to play."""
    daily: Options | None = None
    """The options of the daily deal for one seat; None: this game has no daily."""
    tie_field: str = ""
    """The field of the final view that decides between equal points in a shared deal; more is better."""
    content: tuple[ContentKind, ...] = ()
    """The files that people may bring; the package's module `content` then has a function `check(text)`."""
    sound: Literal["pencil", "token", "card"] = "token"
    """What an action sounds like."""
    points: Callable[[Mapping[str, Any]], Sequence[int]] = listed_points
    """The points of every seat in a view: what the chart of a replay shows. Empty: the view shows no points."""
    level_names: Mapping[str, str] = field(default_factory=dict)
    """Level → the catalogue key of its name, for levels that only this game has."""
    all_actions: Callable[[Any], Sequence[Any]] | None = None
    """State → every action that is possible in its game, each with its place in that list as `slot`: the numbers that
    other people's tools need. None: there is no such list, and they number the legal actions."""
    bots: str = ""
    """The module with the game's bots: `LEVELS`, and `UNIT`, `REVIEWER`, `pauses`, `reason` where it has them."""
