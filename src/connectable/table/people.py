"""Who sits at a table as a person, and who of them is here. Apart from the table itself, because it is compiled."""

from collections.abc import Sequence
from typing import Protocol


class AnySeat(Protocol):
    """What is asked of a seat."""

    @property
    def who(self) -> str: ...
    @property
    def away(self) -> bool: ...


def people_at(seats: Sequence[AnySeat]) -> tuple[int, ...]:
    """Seats with a person at the table, not away."""
    return tuple([number for number, seat in enumerate(seats) if seat.who == "human" and not seat.away])


def people_here(seats: Sequence[AnySeat], absent: tuple[int, ...]) -> tuple[int, ...]:
    """Seats whose person is at the table at this moment."""
    return tuple([number for number in people_at(seats) if not absent or absent[number] < 0])
