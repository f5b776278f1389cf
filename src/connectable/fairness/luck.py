"""Luck in a finished game: what chance gave, compared with the average and with the band of ordinary luck.

A band covers all its values together: in at least 19 of 20 fair games, every one of them lies inside. What an outcome
is worth to a seat is defined in the game's own `luck` module; here it is only summed, exactly and without simulation.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import exp, lgamma, log

from connectable.contract import CHANCE
from connectable.record import Record, live, played_by, states
from connectable.registry import luck_of

CERTAINTY = 0.95
FACES = 6
TENTHS = 10
"""Values are summed in whole tenths, to keep the sums exact."""


@dataclass(frozen=True, slots=True)
class Faces:
    """How often each face of the dice came up."""

    counts: tuple[int, ...]
    """One count for each face from 1 to 6."""
    expected: float
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class SeatLuck:
    """What chance was worth to a seat; its luck is `worth − expected`."""

    worth: float
    expected: float
    """The average over every outcome that was possible at the same moments."""
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Luck:
    """The luck in one game."""

    measure: str
    """The unit of `seats`: `rolls` (points that rolls were worth) or `cards` (values of the cards dealt)."""
    faces: Faces | None
    """None if no dice were rolled."""
    seats: tuple[SeatLuck, ...]
    """Empty if no outcome favoured one seat over another."""


def luck(record: Record) -> Luck | None:
    """The luck in the live actions of a record; None for a game without a `luck` module."""
    measures = luck_of(record.game)
    if measures is None:
        return None
    rules, face_counts = played_by(record), Counter[int]()
    sums: defaultdict[int, list[tuple[float, Mapping[float, float]]]] = defaultdict(list)
    for (_, who, text), state in zip(live(record), states(record, rules), strict=False):
        if who != CHANCE:
            continue
        face_counts.update(measures.faces(text))
        worths = measures.worths(state)
        if worths:
            shares = {rules.notation(outcome): share for outcome, share in rules.chance(state)}
            for seat, by_outcome in worths.items():
                sums[seat].append((by_outcome[text], spread((by_outcome[one], share) for one, share in shares.items())))
    seats = tuple(seat_luck(sums[seat], record.seats) for seat in range(record.seats)) if sums else ()
    return Luck(measures.MEASURE, faces(face_counts) if face_counts else None, seats)


def faces(counts: Counter[int]) -> Faces:
    total = counts.total()
    low, high = face_band(total)
    return Faces(tuple(counts[face] for face in range(1, FACES + 1)), total / FACES, low, high)


@lru_cache(1024)
def face_band(dice: int) -> tuple[int, int]:
    """The narrowest band that holds the counts of all six faces in 19 of 20 games, the likeliest of several."""
    for width in range(dice + 1):
        most = dice // FACES
        found = [(all_inside(dice, low, low + width), low) for low in range(max(0, most - width), most + 1)]
        chance, low = max(found)
        if chance >= CERTAINTY:
            return low, low + width
    return 0, dice


def all_inside(dice: int, low: int, high: int) -> float:
    """The probability that every face comes up `low` to `high` times: six Poisson counts, given their sum."""
    mean = dice / FACES
    weights = [poisson(mean, count) if low <= count <= high else 0.0 for count in range(dice + 1)]
    row = [1.0] + [0.0] * dice
    for _ in range(FACES):
        row = [sum(row[so_far] * weights[total - so_far] for so_far in range(total + 1)) for total in range(dice + 1)]
    return row[dice] / poisson(float(dice), dice)


def poisson(mean: float, count: int) -> float:
    return exp(count * log(mean) - mean - lgamma(count + 1)) if mean else float(count == 0)


def spread(outcomes: Iterable[tuple[float, float]]) -> dict[float, float]:
    """The probability of each worth."""
    found: defaultdict[float, float] = defaultdict(float)
    for worth, share in outcomes:
        found[worth] += share
    return dict(found)


def seat_luck(drawn: list[tuple[float, Mapping[float, float]]], seats: int) -> SeatLuck:
    """The sum of one seat's outcomes; the band cuts off equal tails, small enough to hold for all seats at once."""
    total = {0: 1.0}
    expected = 0.0
    for _, shares in drawn:
        expected += sum(worth * share for worth, share in shares.items())
        total = plus(total, {round(worth * TENTHS): share for worth, share in shares.items()})
    tail = (1 - CERTAINTY) / 2 / seats
    worth = sum(worth for worth, _ in drawn)
    low, high = -quantile({-at: share for at, share in total.items()}, tail), quantile(total, tail)
    return SeatLuck(round(worth, 1), round(expected, 1), low / TENTHS, high / TENTHS)


def plus(one: Mapping[int, float], other: Mapping[int, float]) -> dict[int, float]:
    """The distribution of the sum of two independent values."""
    found: defaultdict[int, float] = defaultdict(float)
    for at, share in one.items():
        for step, chance in other.items():
            found[at + step] += share * chance
    return dict(found)


def quantile(total: Mapping[int, float], tail: float) -> int:
    """The lowest value that is exceeded with a probability of at most `tail`."""
    left = 0.0
    for at in sorted(total, reverse=True):
        left += total[at]
        if left > tail:
            return at
    return min(total)
