"""Codes that open tables and rooms."""

from msgspec import Struct


class CodeFound(Struct, frozen=True):
    """`GET /api/codes/{code}`: the table with open seats, or the room, that the code belongs to."""

    code: str
    """As it is written: a word, a hyphen, three digits."""
    table: str
    """Empty: it is a room's."""
    room: str
    """Empty: it is a table's."""
