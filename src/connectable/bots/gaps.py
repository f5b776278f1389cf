"""How much more one line of play brought than another in the same samples, and whether that means anything."""

import math
from collections.abc import Sequence
from typing import NamedTuple

STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13)
"""How many standard errors 95 % are, by samples − 2; with more samples the last."""
NOISE = {"share": 0.03, "points": 0.5, "": math.inf}
"""By unit: a difference below this means nothing, however often it was sampled: searches are wrong by as much."""


class Gap(NamedTuple):
    """The mean difference, and between what it is with 95 %."""

    mean: float
    least: float
    most: float


def gap(played: Sequence[float], rival: Sequence[float]) -> Gap:
    """The mean of the paired differences, with the interval that 95 % of such samples give."""
    apart = [one - other for one, other in zip(rival, played, strict=True)]
    count = len(apart)
    mean = sum(apart) / count
    if count < 2:
        return Gap(mean, -math.inf, math.inf)
    error = math.sqrt(sum((each - mean) ** 2 for each in apart) / (count - 1) / count)
    margin = STUDENT[min(count - 2, len(STUDENT) - 1)] * error
    return Gap(mean, mean - margin, mean + margin)


def surest(played: Sequence[float], rivals: Sequence[Sequence[float]], unit: str) -> int | None:
    """Which of the rivals is most certainly better than what was played; None: none is."""
    gaps = [gap(played, rival) for rival in rivals]
    best = max(range(len(gaps)), key=lambda number: gaps[number].least, default=None)
    if best is None or gaps[best].least <= 0 or gaps[best].mean < NOISE[unit]:
        return None
    return best
