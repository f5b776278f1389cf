"""A table as data, to go on from without its first events. A cache: what cannot be read is rebuilt from the events.

The state goes through the game's own text; what only saves time (`recent`) is left out.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from connectable import __version__
from connectable.registry import game
from connectable.table.model import Table

FORMAT = 3


class Frozen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table without its state, and the state as text."""

    table: Table
    state: str | None
    rules: str
    version: str
    """Of this package: rules, content and tables of another one may differ."""
    format: int = FORMAT


def freeze(table: Table) -> Frozen:
    rules = game(table.game, table.rules)
    state = None if table.state is None else rules.format(table.state)
    return Frozen(replace(table, state=None, recent=()), state, rules.rules, __version__)


def thaw(frozen: Frozen) -> Table | None:
    """The table; None: it is from another version, or its text is none."""
    try:
        rules = game(frozen.table.game, frozen.table.rules)
        if (frozen.format, frozen.rules, frozen.version) != (FORMAT, rules.rules, __version__):
            return None
        state: Any = None if frozen.state is None else rules.read(frozen.state)
    except ValueError:
        return None
    return replace(frozen.table, state=state)
