"""The seats that one browser holds, asked about together."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from connectable.server.protocol.fields import Short, Strict
from connectable.server.protocol.table import SeatSeen


class SeatHeld(Strict, frozen=True):
    """A seat that a browser has the token of."""

    table: Short
    token: Short


class HeldSeats(Strict, frozen=True):
    """`POST /api/seats`: all seats that a browser holds."""

    seats: Annotated[list[SeatHeld], Meta(max_length=50)]


class SeatStatus(Struct, frozen=True):
    """The table of a held seat, and whether it is that seat's turn."""

    table: str
    gone: bool
    """No such table, or no such seat: nobody learns which."""
    kicked: bool = False
    """The host has removed this person from the table."""
    game: str = ""
    phase: Literal["", "gathering", "playing", "over"] = ""
    seat: int = -1
    turn: bool = False
    seats: list[SeatSeen] = []
    points: list[int] = []
    """Once the game is over."""
    room: str = ""
    deal: str = ""


class SeatStatuses(Struct, frozen=True):
    """In the order in which the seats were sent."""

    seats: list[SeatStatus]
