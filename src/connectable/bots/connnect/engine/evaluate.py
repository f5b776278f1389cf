"""What a sheet is worth beyond its points: features of what is still open, weighed by learned weights.

The weights are data, learned by self-play with the lab's training script; they say points, not chances. Compiled.
"""

import json
import math
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connnect.engine.connects import DEAD, SHAPES
from connectable.bots.connnect.engine.model import ROW, SHAPE, Pad
from connectable.games.connnect.engine.geometry import CIRCLE_LINES, CIRCLE_OF, CIRCLES, FULL, POW, ZONES, count
from connectable.games.connnect.engine.layout import GOAL_FREE
from connectable.games.connnect.engine.state import ROUNDS

FIVE_BEST: Final[i64] = 0
"""Open Connect-5 cards by what their best way lacks (0–4), each by the value of the top score card."""
FIVE_MANY: Final[i64] = 5
"""How many ways lack 1, 2, 3."""
FOUR_BEST: Final[i64] = 8
"""Connect-4 shapes that would pay 4, by what their best way lacks (0–3), then how many lack 0, 1, 2."""
LATE_BEST: Final[i64] = 15
"""The same for those that would pay 1."""
FOUR_MORE: Final[i64] = 22
"""Ways of shapes scored before that lack 0, 1."""
THREE_MANY: Final[i64] = 24
"""Connect-3 ways that lack 0, 1, 2."""
HAND: Final[i64] = 27
BOXES: Final[i64] = 31
"""Boxes left, whether few, whether none."""
ROOM: Final[i64] = 34
"""Zones with no, one, two free spaces; free spaces."""
BLOCKS: Final[i64] = 38
"""Circles that lack 3, 2, 1; lines that lack 2, 1 circles."""
ARROWS: Final[i64] = 43
"""Arrow lines: spaces filled; of those with different numbers; of those in order; different and one to go."""
GOALS: Final[i64] = 47
"""Progress towards each kind of objective, by its points."""
ROWS: Final[i64] = 61
"""Icons left in the Connect-3 row and in the Connect-4 row, most stars left there."""
LOOSE: Final[i64] = 64
"""Numbers not claimed."""
THREAT: Final[i64] = 65
"""Open cards of which another seat lacks at most one, or two."""
ONE: Final[i64] = 67
FEATURES: Final = 68
MOST: Final = 64
"""More ways than that count as that many."""


TABLE: Final[i64] = ROW * SHAPES
LEAST: Final = -1.0e9


def _logs() -> vec[float]:
    return vec[float]([math.log2(1 + n) for n in range(MOST + 1)])


LOGS: Final[vec[float]] = _logs()


def many(n: i64) -> float:
    return LOGS[min(n, MOST)]


def look(pad: Pad, seen: vec[float]) -> None:
    """Fills in the features of a sheet."""
    look_at_ways(pad, pad.open, seen)
    look_at_rest(pad, seen)


def look_at_rest(pad: Pad, seen: vec[float]) -> None:
    """Everything but ways."""
    for k in range(HAND, i64(FEATURES)):
        seen[k] = 0.0
    look_at_room(pad, seen)
    look_at_arrows(pad, seen)
    look_at_goals(pad, seen)
    seen[ONE] = 1.0


def look_at_ways(pad: Pad, open: vec[i64], seen: vec[float]) -> None:
    for k in range(HAND):
        seen[k] = 0.0
    size = float(pad.scene.scores[pad.spent]) / 16.0
    for five in range(i64(8)):
        if pad.cards & POW[five]:
            at: i64 = (6 + five) * ROW
            best(open, at, 5, seen, FIVE_BEST, size)
            for lack in range(i64(3)):
                seen[FIVE_MANY + lack] += many(open[at + lack + 1]) * size
    for four in range(i64(4)):
        at = (2 + four) * ROW
        if pad.shapes & POW[four]:
            seen[FOUR_MORE] += many(open[at])
            seen[FOUR_MORE + 1] += many(open[at + 1])
            continue
        base: i64 = LATE_BEST if pad.raced & POW[four] else FOUR_BEST
        best(open, at, 4, seen, base, 1.0)
        for lack in range(i64(3)):
            seen[base + 4 + lack] += many(open[at + lack])
    for lack in range(i64(3)):
        seen[THREE_MANY + lack] = many(open[lack] + open[ROW + lack])


def best(open: vec[i64], at: i64, most: i64, seen: vec[float], base: i64, size: float) -> None:
    """Notes what the most advanced way of a shape lacks."""
    for lack in range(most):
        if open[at + lack]:
            seen[base + lack] += size
            return


def look_at_room(pad: Pad, seen: vec[float]) -> None:
    """Bonuses, boxes, zones, circles and lines."""
    free: i64 = pad.marks[0]
    for kind in range(i64(4)):
        seen[HAND + kind] = float(pad.in_hand(kind))
    boxes: i64 = pad.scene.boxes - pad.boxes
    seen[BOXES] = float(boxes)
    seen[BOXES + 1] = 1.0 if boxes < 3 else 0.0
    seen[BOXES + 2] = 1.0 if boxes == 0 else 0.0
    for zone in range(i64(1), i64(7)):
        left: i64 = count(free & ZONES[zone])
        if left < 3:
            seen[ROOM + left] += 1.0
    seen[ROOM + 3] = float(count(free))
    lost: i64 = 0
    for k in range(i64(9)):
        if pad.circles & POW[k]:
            continue
        if CIRCLES[k] & pad.marks[7]:
            lost |= POW[k]
            continue
        left = count(CIRCLES[k] & free)
        if left < 4:
            seen[BLOCKS + 3 - left] += 1.0
    for line in CIRCLE_LINES:
        if not line & lost:
            left = count(line & ~pad.circles)
            if 0 < left < 3:
                seen[BLOCKS + 5 - left] += 1.0
    near = pad.scene.near
    for five in range(i64(8)):
        if pad.cards & POW[five] and near[6 + five] < 3:
            seen[THREAT + (0 if near[6 + five] < 2 else 1)] += 1.0
    seen[LOOSE] = float(count(FULL & ~free & ~pad.marks[7] & ~pad.claimed))


def look_at_arrows(pad: Pad, seen: vec[float]) -> None:
    scene, marks = pad.scene, pad.marks
    for k in range(i64(len(scene.arrows))):
        spaces: i64 = scene.arrows[k]
        free: i64 = count(marks[0] & spaces)
        if free == 0:
            continue
        filled = float(6 - free)
        seen[ARROWS] += filled
        if marks[7] & spaces:
            continue
        step: i64 = scene.steps[k]
        first: i64 = spaces & -spaces
        rising = True
        falling = True
        different = True
        for number in range(i64(1), i64(7)):
            held: i64 = marks[number] & spaces
            if held:
                different = different and held & (held - 1) == 0
                rising = rising and held == first << (step * (number - 1))
                falling = falling and held == first << (step * (6 - number))
        if different:
            seen[ARROWS + 1] += filled
            if free == 1:
                seen[ARROWS + 3] += 1.0
        if rising or falling:
            seen[ARROWS + 2] += filled


def look_at_goals(pad: Pad, seen: vec[float]) -> None:
    """Objectives and icons left."""
    scene = pad.scene
    goals: i64 = pad.goals_now()
    for k in range(i64(len(scene.goal))):
        if goals & POW[k]:
            continue
        goal: i64 = scene.goal[k]
        amount: i64 = pad.counted(goal)
        reward = float(scene.reward[k])
        if goal == GOAL_FREE:
            seen[GOALS + goal] += reward if amount <= scene.amount[k] else 0.0
        elif amount >= scene.amount[k]:
            seen[GOALS + goal] += reward
        else:
            part = float(amount) / float(scene.amount[k])
            seen[GOALS + goal] += reward * part * part
    left: i64 = scene.row_three & ~pad.taken
    seen[ROWS] = float(count(left))
    left = scene.row_four & ~pad.taken
    seen[ROWS + 1] = float(count(left))
    most: i64 = 0
    for k in range(i64(len(scene.stars))):
        if left & POW[k] and scene.stars[k] > most:
            most = scene.stars[k]
    seen[ROWS + 2] = float(most)


@final
class Taste:
    """Weights by rounds left, and scratch space to look with."""

    def __init__(self, table: list[list[float]]) -> None:
        self.after: list[vec[float]] = [vec[float](row) for row in table]
        """For a sheet whose round is over."""
        self.during: list[vec[float]] = [vec[float](eager(row)) for row in table]
        """For a sheet that may still claim: what it could claim counts as if it did."""
        self.seen: vec[float] = vec[float]([0.0] * FEATURES)
        self.moved: vec[i64] = vec[i64]([0] * int(7 * TABLE))
        self.open: vec[i64] = vec[i64]([0] * int(TABLE))
        self.values: vec[float] = vec[float]([LEAST] * 7)

    def worth(self, pad: Pad) -> float:
        """Points expected at the end if the round ended now."""
        left: i64 = ROUNDS - pad.round
        if left <= 0:
            return float(pad.points())
        return self.sum(pad, self.after[min(left, ROUNDS)])

    def promise(self, pad: Pad) -> float:
        """The same before the claims of the round."""
        return self.sum(pad, self.during[max(0, min(ROUNDS - pad.round, ROUNDS))])

    def scan(self, pad: Pad, space: i64) -> vec[float]:
        """What the sheet would promise with each number in that space; good until the next call."""
        weights = self.during[max(0, min(ROUNDS - pad.round, ROUNDS))]
        spread(pad, space, self.moved)
        moved, open, mixed, seen, values = self.moved, pad.open, self.open, self.seen, self.values
        bit: i64 = POW[space]
        circles: i64 = pad.circles
        marks = pad.marks
        marks[0] ^= bit
        if CIRCLES[CIRCLE_OF[space]] & (marks[0] | marks[7]) == 0:
            pad.circles |= POW[CIRCLE_OF[space]]
        lined = pad.scene.lined & bit != 0
        rest = 0.0
        for number in range(i64(1), i64(7)):
            marks[number] |= bit
            if number == 1 or lined:
                rest = float(pad.points())
                look_at_rest(pad, seen)
                for k in range(HAND, i64(FEATURES)):
                    rest += weights[k] * seen[k]
            marks[number] ^= bit
            at: i64 = number * TABLE
            for k in range(TABLE):
                mixed[k] = open[k] + moved[k] + moved[at + k]
            look_at_ways(pad, mixed, seen)
            value = rest
            for k in range(HAND):
                value += weights[k] * seen[k]
            values[number] = value
        marks[0] ^= bit
        pad.circles = circles
        return values

    def sum(self, pad: Pad, weights: vec[float]) -> float:
        seen = self.seen
        look(pad, seen)
        found = float(pad.points())
        for k in range(i64(FEATURES)):
            found += weights[k] * seen[k]
        return found


def spread(pad: Pad, space: i64, moved: vec[i64]) -> None:
    """How the counts of open ways change: first for all numbers in that space, then further for each of them."""
    for k in range(7 * TABLE):
        moved[k] = 0
    net, lack = pad.net, pad.lack
    for entry in net.through[net.first[space] : net.first[space + 1]]:
        left: i64 = lack[entry >> 7]
        if left < DEAD:
            at: i64 = (entry & SHAPE) + left
            moved[at] -= 1
            at += (entry & 7) * TABLE - 1
            moved[at] += 1


def eager(row: list[float]) -> list[float]:
    """Weights for the Claim phase: a complete way is worth about what its claim brings."""
    found = list(row)
    found[FIVE_BEST] = max(15.0, found[FIVE_BEST + 1] + 4.0)
    found[FOUR_BEST] = max(8.0, found[FOUR_BEST + 1] + 3.0)
    found[LATE_BEST] = max(5.0, found[LATE_BEST + 1] + 2.0)
    found[FOUR_MORE] = 3.0
    found[THREE_MANY] = max(1.5, found[THREE_MANY])
    return found


@lru_cache(2)
def taste_of(solo: bool) -> Taste:
    """The learned weights, for one seat or for several."""
    text = files("connectable.bots.connnect").joinpath("weights.json").read_text("utf-8")
    return Taste(checked(json.loads(text), "solo" if solo else "table"))


def checked(data: Any, kind: str) -> list[list[float]]:
    """The rows of that kind; a ValueError says what is wrong with the file."""
    rows = data.get(kind) if isinstance(data, dict) else None
    if not isinstance(rows, list) or len(rows) != ROUNDS + 1:
        raise ValueError(f"weights.json: {kind}: expected {ROUNDS + 1} rows")
    for left, row in enumerate(rows):
        if not isinstance(row, list) or len(row) != FEATURES or not all(isinstance(w, int | float) for w in row):
            raise ValueError(f"weights.json: {kind}: row {left}: expected {FEATURES} numbers")
    return [[float(weight) for weight in row] for row in rows]
