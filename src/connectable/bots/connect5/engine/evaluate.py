"""What a finished round of Connect 5 is worth to each seat: mostly the win, a little the margin.

Nothing is guessed here: positions that are not over are played out first. Compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.model import MOST_SEATS, RoundModel
from connectable.games.connect5.engine.state import FIVE, lane

SHARE: Final = 0.85
"""What the win is worth; the rest is the margin."""
SPAN: Final = 30.0
"""The points between the least and the most margin."""


def share_of(gain: float, first: i64, seat: i64) -> float:
    """The share of the win in what a round brought."""
    if first >= 0:
        return 1.0 if first == seat else 0.0
    return gain / SHARE - (1.0 / SHARE - 1.0) / 2 if gain > (1.0 - SHARE) / 2 else 0.0


def gain_of(share: float) -> float:
    """What a share of the win is worth while nothing is known of the margin: `share_of` gives it back."""
    return SHARE * share + (1.0 - SHARE) / 2


def evaluate(model: RoundModel, gains: vec[float]) -> i64:
    """Fills in for each seat its share of the win and its margin; the seat that is first alone, or −1."""
    seats, most = model.seats, i64(-1)
    points = vec[i64]([0] * MOST_SEATS)
    for seat in range(seats):
        own = model.carried[seat] + lane(model.eaten, seat) + (FIVE if model.maker == seat else 0)
        points[seat] = own
        most = max(most, own)
    winners: i64 = 0
    first: i64 = -1
    second: i64 = -1000
    for seat in range(seats):
        if points[seat] == most:
            winners += 1
            first = seat
        else:
            second = max(second, points[seat])
    for seat in range(seats):
        leads = points[seat] == most
        rival = second if leads and winners == 1 else most
        margin = min(1.0, max(0.0, 0.5 + float(points[seat] - rival) / SPAN))
        gains[seat] = (SHARE / float(winners) if leads else 0.0) + (1.0 - SHARE) * margin
    return first if winners == 1 else -1
