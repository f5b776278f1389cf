"""Statistics of games: shares of the win and points, each with its 95 % interval.

Shares have Wilson's interval, points one by bootstrap over deals: the games of one deal belong together.
"""

import math
from collections.abc import Callable, Sequence

from msgspec import Struct

from connectable.generator import Generator
from connectable.lab.single_game import GameResult

Z = 1.96
RESAMPLES = 1000
SEED = 95
"""The seed of the bootstrap: equal games give equal intervals."""


class Row(Struct, frozen=True):
    """How some seats of some games fared."""

    games: int
    """Each game counts once for each of these seats."""
    wins: int
    """Games won alone."""
    shared: int
    """Games won together with others."""
    share: float
    """Mean share of the win: 1 for a win alone, 1/n for a first place that n share."""
    share_low: float
    share_high: float
    points: float
    points_low: float
    points_high: float


def row(results: Sequence[GameResult], counts: Callable[[GameResult, int], bool]) -> Row:
    """The row of those seats for which `counts` is true."""
    scores: list[float] = []
    by_deal: dict[int, list[float]] = {}
    for result in results:
        for seat, points in enumerate(result.points):
            if counts(result, seat):
                scores.append(result.scores[seat])
                by_deal.setdefault(result.game.deal, []).append(points)
    low, high = wilson(sum(scores), len(scores))
    mean, least, most = resampled([*by_deal.values()])
    found = (low, high, mean, least, most)
    share = sum(scores) / len(scores)
    shared = sum(0 < score < 1 for score in scores)
    return Row(len(scores), scores.count(1.0), shared, round(share, 4), *(round(number, 4) for number in found))


def wilson(score: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share = score / games
    middle = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(max(0.0, share * (1 - share)) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def resampled(groups: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """The mean, and its 95 % interval when whole groups are drawn again and again."""
    sums = [(sum(group), len(group)) for group in groups]
    rng = Generator(SEED)
    means = []
    for _ in range(RESAMPLES):
        total = count = 0.0
        for _ in sums:
            more, size = sums[rng.randrange(len(sums))]
            total += more
            count += size
        means.append(total / count)
    low, high = middle_95(means)
    return sum(total for total, _ in sums) / sum(size for _, size in sums), low, high


def middle_95(values: list[float]) -> tuple[float, float]:
    ordered = sorted(values)
    cut = round(0.025 * len(ordered))
    return ordered[cut], ordered[-1 - cut]
