"""The rules of a table and what its game says of itself, found at once: every step of a move asks for them.

The registry stays the only list of games: what is kept here is kept by the package that it names.
"""

from typing import Final

from connectable.meta import Meta
from connectable.registry import GAMES, AnyGame, game, meta
from connectable.table.model import Table

RULES: Final[dict[tuple[str, str], AnyGame]] = {}
METAS: Final[dict[str, Meta]] = {}


class Latest:
    """The table that was asked about last, with the answers: one step of a move asks about it up to ten times."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.rules: AnyGame | None = None
        self.acting: tuple[int, ...] | None = None


LATEST: Final = Latest()


def rules_of(table: Table) -> AnyGame:
    """The game that is played at a table, by the version of its rules that the table began with."""
    found = LATEST.rules if LATEST.table is table else None
    if found is None:
        place = (GAMES.get(table.game, ""), table.rules)
        found = RULES.get(place)
        if found is None:
            found = RULES[place] = game(table.game, table.rules)
        LATEST.table, LATEST.rules, LATEST.acting = table, found, None
    return found


def meta_of(name: str) -> Meta:
    """What the game of that name says about itself."""
    place = GAMES.get(name, "")
    found = METAS.get(place)
    if found is None:
        found = METAS[place] = meta(name)
    return found
