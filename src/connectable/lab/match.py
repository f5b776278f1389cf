"""A match: bots against each other, every deal in every rotation of the seats, and the report of it.

The report speaks for the match alone; ratings over many matches are `rate.py`'s.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from msgspec import UNSET, Struct, UnsetType

from connectable import form
from connectable.bots.levels import Budget
from connectable.lab.single_game import Played, play_all, task_of
from connectable.lab.stats import Row, row
from connectable.options import OptionValue
from connectable.registry import game

FORMAT = 1


class Match(Struct, frozen=True):
    """What is to be played."""

    game: str
    players: tuple[str, ...]
    """Levels; in the first game of a deal seat by seat."""
    games: int
    """Rounded up to whole deals."""
    options: dict[str, OptionValue]
    budget: Budget
    seed: str

    @property
    def deals(self) -> int:
        return -(-self.games // len(self.players))


class Effort(Struct, frozen=True):
    """How much a level thought about a choice."""

    choices: int
    simulations: float
    """On average."""
    seconds: float | UnsetType = UNSET
    """On average; with a limit of seconds only, since it is never the same twice."""
    most_seconds: float | UnsetType = UNSET


class LevelRow(Struct, frozen=True):
    """How a level fared, in all and by seat; seats are counted from 1."""

    level: str
    all: Row
    by_seat: dict[str, Row]
    effort: Effort


class Report(Struct, frozen=True):
    """The result of a match; `docs/lab.md` explains every field."""

    format: int
    game: str
    rules: str
    form: str
    options: dict[str, OptionValue]
    players: tuple[str, ...]
    simulations: int
    """A choice; 0: what each level has of its own."""
    seconds: float
    """At most a choice; 0: no limit."""
    seed: str
    deals: int
    games: int
    levels: list[LevelRow]
    seats: list[Row]
    """Whoever sat there."""
    ends: dict[str, int]
    """How many games ended in which way."""


def games_of(match: Match, processes: int = 1) -> Iterator[Played]:
    """Plays the match."""
    count, players = len(match.players), match.players
    numbers = range(match.deals * count)
    tasks = (task_of(match.game, players, match.options, match.budget, match.seed, number) for number in numbers)
    return play_all(tasks, processes)


def report(match: Match, played: list[Played]) -> Report:
    """What the games of a match say."""
    seats = range(len(match.players))
    return Report(
        format=FORMAT,
        game=match.game,
        rules=game(match.game).rules,
        form=form(),
        options=match.options,
        players=match.players,
        simulations=match.budget.simulations,
        seconds=match.budget.seconds,
        seed=match.seed,
        deals=match.deals,
        games=len(played),
        levels=[level_row(match, played, level) for level in dict.fromkeys(match.players)],
        seats=[row(played, seated(seat)) for seat in seats],
        ends=dict(sorted(Counter(each.reason for each in played).items())),
    )


def level_row(match: Match, played: list[Played], level: str) -> LevelRow:
    def is_its(each: Played, seat: int) -> bool:
        return each.task.levels[seat] == level

    by_seat = {str(seat + 1): row(played, seated(seat, level)) for seat in range(len(match.players))}
    return LevelRow(level, row(played, is_its), by_seat, effort(match, played, level))


def seated(wanted: int, level: str = "") -> Callable[[Played, int], bool]:
    """Picks one seat, whoever sits there or that level alone."""
    return lambda each, seat: seat == wanted and level in ("", each.task.levels[seat])


def effort(match: Match, played: list[Played], level: str) -> Effort:
    found = [each.thinking[seat] for each in played for seat, own in enumerate(each.task.levels) if own == level]
    choices = max(1, sum(each.choices for each in found))
    simulations = round(sum(each.simulations for each in found) / choices, 1)
    if not match.budget.seconds:
        return Effort(choices, simulations)
    seconds = sum(each.seconds for each in found) / choices
    return Effort(choices, simulations, round(seconds, 5), round(max(each.longest for each in found), 5))
