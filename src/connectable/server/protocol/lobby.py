"""The list of public tables."""

from msgspec import Struct

from connectable.options import OptionValue
from connectable.server.protocol.fields import Phase
from connectable.server.protocol.new_table import TableSettings
from connectable.server.protocol.table import SeatSeen


class TableListed(Struct, frozen=True):
    """A public table in the lobby."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatSeen]
    options: dict[str, OptionValue]
    """The options chosen for the game; `own` stands for a long text: somebody's own board, sheet or deck."""
    settings: TableSettings
    open: int
    """Number of free seats."""


class Lobby(Struct, frozen=True):
    """`GET /api/tables`, newest first."""

    tables: list[TableListed]
    next: str = ""
    """Send it as `after` to get the next page; empty: there is none."""
