"""Codes that open tables, rooms and classes."""

from msgspec import Struct, field


class CodeFound(Struct, frozen=True):
    """`GET /api/codes/{code}`: the table with open seats, the room or the class that the code belongs to."""

    code: str
    """As it is written: a word, a hyphen, three digits."""
    table: str
    """Empty: it is no table's."""
    room: str
    """Empty: it is no room's."""
    class_: str = field(name="class")
    """Empty: it is no class's."""
