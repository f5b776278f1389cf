"""How the results of a deal are distributed, and where somebody stands among them."""

from collections import Counter
from collections.abc import Sequence
from statistics import quantiles

from connectable.server.protocol.dailies import Bin

PERCENTILE_FROM = 20
"""Results: with fewer a share says little."""
MOST_BINS = 12
WIDTHS = (1, 2, 4, 5, 10, 20, 25, 50, 100, 200, 500)


def spread(points: Sequence[int]) -> list[int]:
    """The best, the quartiles, the last."""
    if not points:
        return []
    ordered = sorted(points, reverse=True)
    quarters = quantiles(ordered, n=4, method="inclusive") if len(ordered) > 1 else [ordered[0]] * 3
    return [ordered[0], *(round(quarter) for quarter in sorted(quarters, reverse=True)), ordered[-1]]


def ahead(behind: int, count: int) -> int | None:
    """Per cent of the others with a worse rank, of whom there are so many; None: there are too few to say."""
    return 100 * behind // (count - 1) if count >= PERCENTILE_FROM else None


def bins(points: Sequence[int], own: int | None) -> list[Bin]:
    """All results by points, in columns of one round width, from few to many."""
    if not points:
        return []
    least, most = min(points), max(points)
    width = next((one for one in WIDTHS if (most // one - least // one) < MOST_BINS), WIDTHS[-1])
    lows = range(least - least % width, most + 1, width)
    counts = Counter([one // width for one in points])
    return [
        Bin(low, low + width - 1, counts[low // width], own is not None and low <= own < low + width) for low in lows
    ]
