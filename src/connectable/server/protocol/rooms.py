"""Rooms: links that always lead to their newest table."""

from msgspec import Struct

from connectable.server.protocol.fields import Phase, Reach, Short, Strict
from connectable.server.protocol.table import SeatSeen


class NewRoom(Strict, frozen=True):
    """`POST /api/rooms`."""

    name: Short = ""


class RoomMade(Struct, frozen=True):
    """The new room, and the code that opens it and its private tables."""

    id: str
    link: str
    code: str
    reach: Reach


class TablePlayed(Struct, frozen=True):
    """A table of a room."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatSeen]
    points: list[int]
    """Once the game is over; empty: it was stopped, or is still going on."""
    at: int
    """When the game ended; until then, when the table was created."""


class RoomSeen(Struct, frozen=True):
    """`GET /api/rooms/{id}`."""

    id: str
    name: str
    table: str
    """The table that the room leads to now; empty: none."""
    tables: list[TablePlayed]
    """The latest tables, newest first."""
