"""What a class is at one moment, as a value that never changes in place. It knows no tables but their names."""

from typing import Literal

from msgspec import Struct, field

from connectable.options import OptionValue

MOST_PEOPLE = 60
MOST_TABLES = 20
MOST_ROUNDS = 50
MOST_MINUTES = 180
"""On the clock of a round."""
MOST_DESKS = 5
"""Further browsers of the teacher's."""
DESK_MILLIS = 10 * 60_000
"""How long an offer of the desk is open."""
LIFE_MILLIS = 12 * 3_600_000
"""After that a class is over, whether or not its teacher said so, and nothing is left of it."""
Phase = Literal["gathering", "playing", "closed"]


class Plan(Struct, frozen=True):
    """What all tables play in the next round."""

    game: str
    options: dict[str, OptionValue] = {}
    clock: str = "none"
    """Of each seat, as at any table."""
    minutes: int = 0
    """For the whole round; 0: no limit."""
    seats: int = 4
    """People per table when lots are drawn."""
    fill: bool = False
    """Bots take the seats that are empty; somebody who comes late can take theirs."""
    level: str = "greedy"
    """Of the bots."""
    chat: bool = False


class Person(Struct, frozen=True):
    """A pupil."""

    number: int
    """In order of arrival, never given twice."""
    name: str
    token_hash: str
    """SHA-256 of the token that she is, here and at her table."""


class Round(Struct, frozen=True):
    """What is or was played at the same time."""

    plan: Plan
    tables: tuple[str, ...]
    """Their names, one per group; empty: nobody was in the group."""
    seats: tuple[int, ...]
    """How many seats each table has."""
    started_at: int


class Desk(Struct, frozen=True):
    """What opens the teacher's desk in one more browser."""

    pass_hash: str
    until: int


class Class(Struct, frozen=True):
    """A class at one moment."""

    id: str
    name: str
    code_hash: str
    teacher_hash: str
    """SHA-256 of the teacher's token."""
    expires_at: int
    plan: Plan
    phase: Phase = "gathering"
    people: tuple[Person, ...] = ()
    joined: int = 0
    """How many have ever come."""
    groups: tuple[tuple[int, ...], ...] = ()
    """Who sits together; people in none wait."""
    rounds: tuple[Round, ...] = ()
    until: int = -1
    """When the round is over; −1: by the teacher's word alone."""
    paused_at: int = -1
    """Since when everything is held up; −1: it is not."""
    helps: dict[int, int] = {}
    """Group → the person who asks for the teacher, the first to ask first."""
    desks: tuple[str, ...] = ()
    """SHA-256 of the tokens of the teacher's other browsers."""
    desk: Desk | None = None
    """The offer that is open."""
    kept: bool = False
    """Closed, and its results are kept."""
    position: int = field(default=0)

    @property
    def is_paused(self) -> bool:
        return self.paused_at >= 0

    @property
    def round(self) -> Round | None:
        """The round in play."""
        return self.rounds[-1] if self.phase == "playing" else None

    def person(self, number: int) -> Person | None:
        return next((person for person in self.people if person.number == number), None)

    def group_of(self, number: int) -> int:
        """Where somebody sits; −1: nowhere."""
        return next((place for place, group in enumerate(self.groups) if number in group), -1)
