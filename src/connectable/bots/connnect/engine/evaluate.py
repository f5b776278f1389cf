"""What a sheet is worth beyond its points: features of what is still open, times learned weights.

The weights (`weights.json`) come from self-play with `lab/train_connnect.py`; they give points, not chances. Compiled.
"""

import json
import math
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connnect.engine.connects import DEAD, SHAPES
from connectable.bots.connnect.engine.model import ROW, SHAPE, SheetModel
from connectable.games.connnect.engine.geometry import CIRCLE_LINES, CIRCLE_OF, CIRCLES, FULL, POW, ZONES, count
from connectable.games.connnect.engine.layout import GOAL_FREE
from connectable.games.connnect.engine.state import ROUNDS

FIVE_BEST: Final[i64] = 0
"""Open Connect-5 cards by what their best pattern lacks (0–4), each by the value of the top score card."""
FIVE_MANY: Final[i64] = 5
"""How many patterns lack 1, 2, 3."""
FOUR_BEST: Final[i64] = 8
"""Connect-4 shapes that would pay 4, by what their best pattern lacks (0–3), then how many lack 0, 1, 2."""
LATE_BEST: Final[i64] = 15
"""The same for those that would pay 1."""
FOUR_MORE: Final[i64] = 22
"""Patterns of shapes scored before that lack 0, 1."""
THREE_MANY: Final[i64] = 24
"""Connect-3 patterns that lack 0, 1, 2."""
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
"""More patterns than that count as that many."""


TABLE: Final[i64] = ROW * SHAPES
LEAST: Final = -1.0e9


def _logs() -> vec[float]:
    return vec[float]([math.log2(1 + n) for n in range(MOST + 1)])


LOGS: Final[vec[float]] = _logs()


def many(n: i64) -> float:
    return LOGS[min(n, MOST)]


def set_features(model: SheetModel, features: vec[float]) -> None:
    """Fills in all features of a sheet."""
    add_pattern_features(model, model.open, features)
    set_other_features(model, features)


def set_other_features(model: SheetModel, features: vec[float]) -> None:
    """Fills in all features but those of patterns."""
    for k in range(HAND, i64(FEATURES)):
        features[k] = 0.0
    add_room_features(model, features)
    add_arrow_features(model, features)
    add_goal_features(model, features)
    features[ONE] = 1.0


def add_pattern_features(model: SheetModel, open: vec[i64], features: vec[float]) -> None:
    for k in range(HAND):
        features[k] = 0.0
    size = float(model.scene.scores[model.spent]) / 16.0
    for five in range(i64(8)):
        if model.cards & POW[five]:
            at: i64 = (6 + five) * ROW
            best(open, at, 5, features, FIVE_BEST, size)
            for lack in range(i64(3)):
                features[FIVE_MANY + lack] += many(open[at + lack + 1]) * size
    for four in range(i64(4)):
        at = (2 + four) * ROW
        if model.shapes & POW[four]:
            features[FOUR_MORE] += many(open[at])
            features[FOUR_MORE + 1] += many(open[at + 1])
            continue
        base: i64 = LATE_BEST if model.raced & POW[four] else FOUR_BEST
        best(open, at, 4, features, base, 1.0)
        for lack in range(i64(3)):
            features[base + 4 + lack] += many(open[at + lack])
    for lack in range(i64(3)):
        features[THREE_MANY + lack] = many(open[lack] + open[ROW + lack])


def best(open: vec[i64], at: i64, most: i64, features: vec[float], base: i64, size: float) -> None:
    """Adds a shape to the feature of what its most advanced pattern lacks."""
    for lack in range(most):
        if open[at + lack]:
            features[base + lack] += size
            return


def add_room_features(model: SheetModel, features: vec[float]) -> None:
    """Adds bonuses, boxes, zones, circles and lines."""
    free: i64 = model.marks[0]
    for kind in range(i64(4)):
        features[HAND + kind] = float(model.in_hand(kind))
    boxes: i64 = model.scene.boxes - model.boxes
    features[BOXES] = float(boxes)
    features[BOXES + 1] = 1.0 if boxes < 3 else 0.0
    features[BOXES + 2] = 1.0 if boxes == 0 else 0.0
    for zone in range(i64(1), i64(7)):
        left: i64 = count(free & ZONES[zone])
        if left < 3:
            features[ROOM + left] += 1.0
    features[ROOM + 3] = float(count(free))
    lost: i64 = 0
    for k in range(i64(9)):
        if model.circles & POW[k]:
            continue
        if CIRCLES[k] & model.marks[7]:
            lost |= POW[k]
            continue
        left = count(CIRCLES[k] & free)
        if left < 4:
            features[BLOCKS + 3 - left] += 1.0
    for line in CIRCLE_LINES:
        if not line & lost:
            left = count(line & ~model.circles)
            if 0 < left < 3:
                features[BLOCKS + 5 - left] += 1.0
    near = model.scene.near
    for five in range(i64(8)):
        if model.cards & POW[five] and near[6 + five] < 3:
            features[THREAT + (0 if near[6 + five] < 2 else 1)] += 1.0
    features[LOOSE] = float(count(FULL & ~free & ~model.marks[7] & ~model.claimed))


def add_arrow_features(model: SheetModel, features: vec[float]) -> None:
    scene, marks = model.scene, model.marks
    for k in range(i64(len(scene.arrows))):
        spaces: i64 = scene.arrows[k]
        free: i64 = count(marks[0] & spaces)
        if free == 0:
            continue
        filled = float(6 - free)
        features[ARROWS] += filled
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
            features[ARROWS + 1] += filled
            if free == 1:
                features[ARROWS + 3] += 1.0
        if rising or falling:
            features[ARROWS + 2] += filled


def add_goal_features(model: SheetModel, features: vec[float]) -> None:
    """Adds objectives and icons left."""
    scene = model.scene
    goals: i64 = model.goals_now()
    for k in range(i64(len(scene.goal))):
        if goals & POW[k]:
            continue
        goal: i64 = scene.goal[k]
        amount: i64 = model.counted(goal)
        reward = float(scene.reward[k])
        if goal == GOAL_FREE:
            features[GOALS + goal] += reward if amount <= scene.amount[k] else 0.0
        elif amount >= scene.amount[k]:
            features[GOALS + goal] += reward
        else:
            part = float(amount) / float(scene.amount[k])
            features[GOALS + goal] += reward * part * part
    left: i64 = scene.row_three & ~model.taken
    features[ROWS] = float(count(left))
    left = scene.row_four & ~model.taken
    features[ROWS + 1] = float(count(left))
    most: i64 = 0
    for k in range(i64(len(scene.stars))):
        if left & POW[k] and scene.stars[k] > most:
            most = scene.stars[k]
    features[ROWS + 2] = float(most)


@final
class Evaluator:
    """Weights by rounds left, and scratch space for the features."""

    def __init__(self, table: list[list[float]]) -> None:
        self.after: list[vec[float]] = [vec[float](row) for row in table]
        """For a sheet whose round is over."""
        self.during: list[vec[float]] = [vec[float](claim_phase_weights(row)) for row in table]
        """For a sheet that may still claim: what it could claim counts as if claimed."""
        self.features: vec[float] = vec[float]([0.0] * FEATURES)
        self.moved: vec[i64] = vec[i64]([0] * int(7 * TABLE))
        self.open: vec[i64] = vec[i64]([0] * int(TABLE))
        self.values: vec[float] = vec[float]([LEAST] * 7)

    def worth(self, model: SheetModel) -> float:
        """Points expected at the end if the round ended now."""
        left: i64 = ROUNDS - model.round
        if left <= 0:
            return float(model.points())
        return self.sum(model, self.after[min(left, ROUNDS)])

    def promise(self, model: SheetModel) -> float:
        """The same while claims may still follow in this round."""
        return self.sum(model, self.during[max(0, min(ROUNDS - model.round, ROUNDS))])

    def scan(self, model: SheetModel, space: i64) -> vec[float]:
        """What the sheet would promise with each number in that space; overwritten by the next call.

        Nothing is written six times: `spread` finds in one pass how the counts of patterns change for all six numbers,
        and the other features depend on the number only where the space is on an arrow line.
        """
        weights = self.during[max(0, min(ROUNDS - model.round, ROUNDS))]
        spread(model, space, self.moved)
        moved, open, mixed, features, values = self.moved, model.open, self.open, self.features, self.values
        bit: i64 = POW[space]
        circles: i64 = model.circles
        marks = model.marks
        marks[0] ^= bit
        if CIRCLES[CIRCLE_OF[space]] & (marks[0] | marks[7]) == 0:
            model.circles |= POW[CIRCLE_OF[space]]
        lined = model.scene.lined & bit != 0
        rest = 0.0
        for number in range(i64(1), i64(7)):
            marks[number] |= bit
            if number == 1 or lined:
                rest = float(model.points())
                set_other_features(model, features)
                for k in range(HAND, i64(FEATURES)):
                    rest += weights[k] * features[k]
            marks[number] ^= bit
            at: i64 = number * TABLE
            for k in range(TABLE):
                mixed[k] = open[k] + moved[k] + moved[at + k]
            add_pattern_features(model, mixed, features)
            value = rest
            for k in range(HAND):
                value += weights[k] * features[k]
            values[number] = value
        marks[0] ^= bit
        model.circles = circles
        return values

    def sum(self, model: SheetModel, weights: vec[float]) -> float:
        features = self.features
        set_features(model, features)
        found = float(model.points())
        for k in range(i64(FEATURES)):
            found += weights[k] * features[k]
        return found


def spread(model: SheetModel, space: i64, moved: vec[i64]) -> None:
    """How the counts of open patterns change when that space is written; seven tables one after the other.

    Table 0 takes away every pattern through the space, whatever the number. Table n puts back, one number nearer to
    complete, those that want exactly n there.
    """
    for k in range(7 * TABLE):
        moved[k] = 0
    patterns, lack = model.patterns, model.lack
    for entry in patterns.through[patterns.first[space] : patterns.first[space + 1]]:
        left: i64 = lack[entry >> 7]
        if left < DEAD:
            at: i64 = (entry & SHAPE) + left
            moved[at] -= 1
            at += (entry & 7) * TABLE - 1
            moved[at] += 1


def claim_phase_weights(row: list[float]) -> list[float]:
    """Weights for the Claim phase: a complete pattern is worth about what its claim brings."""
    found = list(row)
    found[FIVE_BEST] = max(15.0, found[FIVE_BEST + 1] + 4.0)
    found[FOUR_BEST] = max(8.0, found[FOUR_BEST + 1] + 3.0)
    found[LATE_BEST] = max(5.0, found[LATE_BEST + 1] + 2.0)
    found[FOUR_MORE] = 3.0
    found[THREE_MANY] = max(1.5, found[THREE_MANY])
    return found


@lru_cache(2)
def evaluator_for(solo: bool) -> Evaluator:
    """What sheets are worth by the learned weights."""
    return Evaluator(weights_for(solo))


def weights_for(solo: bool) -> list[list[float]]:
    """The learned weights, for one seat or for several."""
    text = files("connectable.bots.connnect").joinpath("weights.json").read_text("utf-8")
    return checked(json.loads(text), "solo" if solo else "table")


def checked(data: Any, kind: str) -> list[list[float]]:
    """The rows of that kind; a ValueError says what is wrong with the file."""
    rows = data.get(kind) if isinstance(data, dict) else None
    if not isinstance(rows, list) or len(rows) != ROUNDS + 1:
        raise ValueError(f"connnect/weights.json: {kind}: expected {ROUNDS + 1} rows")
    for left, row in enumerate(rows):
        if not isinstance(row, list) or len(row) != FEATURES or not all(isinstance(w, int | float) for w in row):
            raise ValueError(f"connnect/weights.json: {kind}: row {left}: expected {FEATURES} numbers")
    return [[float(weight) for weight in row] for row in rows]
