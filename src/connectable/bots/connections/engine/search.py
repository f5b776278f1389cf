"""Compares candidates by playouts: the same guesses for all of them, the worse half given up again and again.

It knows no rules: what a playout is, each way to play defines itself. Compiled.
"""

from time import monotonic
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FIRST: Final[i64] = 8
"""Playouts of every choice before the worse half is given up; then twice as many, and so on."""
CLOCK: Final[i64] = 4
"""Playouts between two looks at the clock."""
NEVER: Final = -1e9


class Candidates:
    """The numbered choices of a seat in one position."""

    def __init__(self) -> None:
        self.choices: i64 = 0

    def playout(self, choice: i64, seed: i64) -> float:
        """What a candidate brings when the seed decides what is unknown: points more than the others."""
        raise NotImplementedError


def compare(candidates: Candidates, simulations: i64, seconds: float, seed: i64) -> tuple[list[float], int]:
    """The mean of each candidate, NEVER for one not tried, and how many playouts that took; a single one needs none."""
    count = candidates.choices
    if not simulations and seconds <= 0.0:
        simulations = FIRST * count
    alive = vec[i64](list(range(int(count))))
    totals = vec[float]([0.0] * int(count))
    tries = vec[i64]([0] * int(count))
    until = monotonic() + seconds
    done, passes, halve = i64(0), i64(0), FIRST
    while count > 1:
        for at in range(count):
            if simulations and done >= simulations:
                count = 0
                break
            if seconds > 0.0 and done % CLOCK == 0 and monotonic() > until:
                count = 0
                break
            choice = alive[at]
            totals[choice] = totals[choice] + candidates.playout(choice, seed + passes)
            tries[choice] = tries[choice] + 1
            done += 1
        passes += 1
        if passes == halve and count > 2:
            halve *= 2
            count = kept(alive, totals, count)
    means = [totals[at] / float(tries[at]) if tries[at] else NEVER for at in range(candidates.choices)]
    return means, int(done)


def kept(alive: vec[i64], totals: vec[float], count: i64) -> i64:
    """Brings the better half to the front; all were tried equally often, so that totals compare like means."""
    half = (count + 1) // 2
    for at in range(half):
        best = at
        for other in range(at + 1, count):
            if totals[alive[other]] > totals[alive[best]]:
                best = other
        alive[at], alive[best] = alive[best], alive[at]
    return half
