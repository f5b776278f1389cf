"""The first game of Connect 5: a jump that eats and makes four in a row, which nothing can keep from becoming five."""

from connectable.meta import Lesson
from connectable.options import Options

LEARNER = ("A2", "A4", "A5", "D6")
OPPONENT = ("D1", "C7", "F11", "B6")
EAT = "jump D6 B6 A6"
"""A2, A4, A5 and A6 then stand in a row that is open at both ends: whatever the bot does, one end makes five."""


def lesson(options: Options) -> Lesson:
    """The learner is to move; the five itself is wherever the previews show one."""
    placed = zip(LEARNER, OPPONENT, strict=True)
    entries = tuple((seat, f"place {dot}") for dots in placed for seat, dot in enumerate(dots))
    return Lesson({}, 2, entries, ((EAT,),))
