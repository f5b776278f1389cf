"""The learned value of a position of Connect 5 with two seats: what share of the win it brings, without playing it out.

First what must be done at once is done, as in a playout; then features are counted and a small net of whole numbers
says the rest, alike interpreted and compiled. The weights (`value.json`) are learned by self-play. Compiled.
"""

import json
import math
from functools import lru_cache
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.features import FEATURES, SETS, set_features
from connectable.bots.connect5.engine.model import RoundModel
from connectable.bots.connect5.engine.playouts import fork, is_good, is_hunted, urgent
from connectable.bots.connect5.engine.rows import MOST_ROWS, WORD
from connectable.games.connect5.engine.state import lane

SETTLE: Final[i64] = 20
"""Actions, at most, until nothing must be done at once."""
STEPS: Final[i64] = 2048
"""The curve has so many steps on either side of even."""
FINE: Final = 256.0
"""Steps of the curve per unit of the logarithm of odds."""
SHIFT: Final[i64] = 10
"""Bits that a sum, and then the total, has more than what follows needs: see `Value.share`."""


def settle(model: RoundModel) -> i64:
    """Plays on while something must be done at once: a Connect 5 or a fork, or what stops one; an eat that costs
    nothing. How many actions that took."""
    actions: i64 = 0
    while model.seat >= 0 and actions < SETTLE:
        slot = pressing(model)
        if slot < 0:
            break
        model.act(slot)
        actions += 1
    return actions


def pressing(model: RoundModel) -> i64:
    """What must be done at once, or −1."""
    if model.chain >= 0:
        if model.fives > 0 and is_good(model, model.seat):
            return model.board.stop
        model.look()
        return model.lists.eats[0] if model.lists.eatings > 0 else model.board.stop
    slot = urgent(model)
    if slot < 0 and lane(model.reserves, model.seat) > 0:
        slot = fork(model)
    if slot >= 0:
        return slot
    model.look()
    lists = model.lists
    for place in range(lists.eatings):
        if is_free_of_charge(model, lists.eats[place]):
            return lists.eats[place]
    if lists.frees == 0 and not lists.rests and lists.eatings == 0:
        return model.board.passing
    return -1


def is_free_of_charge(model: RoundModel, slot: i64) -> bool:
    """Whether the token that eats cannot be eaten where it lands."""
    seat, after = model.seat, model.twin()
    after.act(slot)
    return after.seat < 0 or after.chain >= 0 or not is_hunted(after, after.landed, seat)


@final
class Value:
    """A net of one hidden layer, in whole numbers."""

    def __init__(self, hidden: list[list[int]], out: list[int]) -> None:
        if len(hidden) != FEATURES or any(len(row) != len(out) for row in hidden):
            raise ValueError(f"connect5/value.json: expected {FEATURES} rows of {len(out)} numbers")
        self.size: i64 = len(out)
        self.weights: vec[i64] = vec[i64]([weight for row in hidden for weight in row])
        """By feature: its weight for each hidden number."""
        self.out: vec[i64] = vec[i64](out)
        self.found: vec[i64] = vec[i64]([0] * int(FEATURES))
        self.scratch: vec[i64] = vec[i64]([0] * (int(SETS) * (MOST_ROWS // int(WORD) + 1)))
        self.sums: vec[i64] = vec[i64]([0] * len(out))
        self.curve: vec[float] = vec[float](
            [1.0 / (1.0 + math.exp(-step / FINE)) for step in range(-int(STEPS), int(STEPS) + 1)]
        )

    def share(self, model: RoundModel) -> float:
        """What the seat to act may expect of the win, in a position of two seats that is not over.

        The weights of the features are 2¹⁶ times as large as learned, those of the hidden numbers 2¹²: what remains
        after the two shifts are steps of the curve, 2⁸ to the unit."""
        found, sums, weights, out, size = self.found, self.sums, self.weights, self.out, self.size
        set_features(model, found, self.scratch)
        for unit in range(size):
            sums[unit] = 0
        for feature in range(FEATURES):
            count = found[feature]
            if count != 0:
                at = feature * size
                for unit in range(size):
                    sums[unit] += count * weights[at + unit]
        total: i64 = 0
        for unit in range(size):
            if sums[unit] > 0:
                total += (sums[unit] >> SHIFT) * out[unit]
        step = total >> SHIFT
        return self.curve[STEPS + max(-STEPS, min(STEPS, step))]


@lru_cache(1)
def learned() -> Value:
    """The value that ships with the package."""
    kept = json.loads(files("connectable.bots.connect5").joinpath("value.json").read_text("utf-8"))
    return Value(kept["hidden"], kept["out"])
