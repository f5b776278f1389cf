"""A match: bots against each other, every deal in every rotation of the seats, and its report.

The report is about this match alone; `rate.py` rates levels over many matches.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from msgspec import UNSET, Struct, UnsetType

from connectable import form
from connectable.bots.levels import Budget
from connectable.lab.single_game import GameResult, game_of_match, play_all
from connectable.lab.stats import Row, row
from connectable.options import OptionValue
from connectable.registry import game

FORMAT = 1


class Match(Struct, frozen=True):
    """What is to be played."""

    game: str
    players: tuple[str, ...]
    """Levels, seat by seat as in the first game of a deal."""
    games: int
    """Rounded up to whole deals."""
    options: dict[str, OptionValue]
    budget: Budget
    seed: str

    @property
    def deals(self) -> int:
        return -(-self.games // len(self.players))


class Effort(Struct, frozen=True):
    """How much a level thought per choice."""

    choices: int
    simulations: float
    """On average."""
    seconds: float | UnsetType = UNSET
    """On average; only with a limit of seconds, since it is never the same twice."""
    most_seconds: float | UnsetType = UNSET


class LevelRow(Struct, frozen=True):
    """How a level fared, overall and by seat; seats count from 1."""

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
    """Per choice; 0: each level's own number."""
    seconds: float
    """At most, per choice; 0: no limit."""
    seed: str
    deals: int
    games: int
    levels: list[LevelRow]
    seats: list[Row]
    """Seat by seat, whoever sat there."""
    ends: dict[str, int]
    """How a game ended → how many games."""


def games_of(match: Match, processes: int = 1) -> Iterator[GameResult]:
    """Plays the match."""
    count, players = len(match.players), match.players
    numbers = range(match.deals * count)
    games = (game_of_match(match.game, players, match.options, match.budget, match.seed, number) for number in numbers)
    return play_all(games, processes)


def report(match: Match, results: list[GameResult]) -> Report:
    """The report on the games of a match."""
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
        games=len(results),
        levels=[level_row(match, results, level) for level in dict.fromkeys(match.players)],
        seats=[row(results, seated(seat)) for seat in seats],
        ends=dict(sorted(Counter(each.reason for each in results).items())),
    )


def level_row(match: Match, results: list[GameResult], level: str) -> LevelRow:
    def is_its(each: GameResult, seat: int) -> bool:
        return each.game.levels[seat] == level

    by_seat = {str(seat + 1): row(results, seated(seat, level)) for seat in range(len(match.players))}
    return LevelRow(level, row(results, is_its), by_seat, effort(match, results, level))


def seated(wanted: int, level: str = "") -> Callable[[GameResult, int], bool]:
    """Counts one seat, whoever sits there or only where that level does."""
    return lambda each, seat: seat == wanted and level in ("", each.game.levels[seat])


def effort(match: Match, results: list[GameResult], level: str) -> Effort:
    found = [each.efforts[seat] for each in results for seat, own in enumerate(each.game.levels) if own == level]
    choices = max(1, sum(each.choices for each in found))
    simulations = round(sum(each.simulations for each in found) / choices, 1)
    if not match.budget.seconds:
        return Effort(choices, simulations)
    seconds = sum(each.seconds for each in found) / choices
    return Effort(choices, simulations, round(seconds, 5), round(max(each.longest for each in found), 5))
