"""Learns the weights of the CoNNNect bots by self-play: the planner plays, ridge regression fits what came of it.

    PYTHONPATH=build/compiled python -m connectable.lab.train_connnect --kind table --games 2000 --generations 4

Game i of generation g is seeded by (run + g) × 100000 + i alone, so the weights do not depend on the processes.
It starts from `bots/connnect/weights.json` and writes it again; it measures no bot.
"""

import argparse
import json
import operator
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from librt.vecs import vec

from connectable.bots.connnect.engine.candidates import act
from connectable.bots.connnect.engine.connects import SHAPES
from connectable.bots.connnect.engine.evaluate import FEATURES, Evaluator, checked, set_features
from connectable.bots.connnect.engine.model import ROW, Scene, SheetModel, compact, model_of
from connectable.bots.connnect.engine.planner import Planner
from connectable.bots.connnect.engine.search import roll
from connectable.contract import CHANCE
from connectable.games.connnect import GAME
from connectable.games.connnect.engine.actions import WRITE
from connectable.games.connnect.engine.state import ROUNDS, SETUP_ROLL, State
from connectable.generator import Generator
from connectable.playout import pick
from connectable.system import process_pool

WEIGHTS = Path(__file__).parents[1] / "bots" / "connnect" / "weights.json"
DARING = 12
"""One round in so many begins with a number written anywhere, so that the weights know more than the best line."""
OUT = 40
"""Points that going out costs, on top of what the rules take."""
DOUBT = 1500.0
"""How many sheets the weights of all rounds together count for, when those of one round are fitted."""
CALM = 30.0
"""How many sheets speak for weights of 0, when all rounds are fitted together."""
BENDS = 3
"""Weights change with the rounds left as a parabola; so many numbers describe one."""
TRUST = 0.7
"""How much of what a sheet is said to be worth is what came of the game; the rest is what it promised a round later."""
Table = list[list[float]]


class Sample(NamedTuple):
    """A sheet at the end of a round, and what came of it."""

    left: int
    features: tuple[float, ...]
    gain: float
    """Points from then to the end, see TRUST."""


class Noted(NamedTuple):
    """A sheet at the end of a round."""

    left: int
    points: int
    features: tuple[float, ...]


class Fit:
    """Sums for a linear fit of one number of rounds left."""

    def __init__(self) -> None:
        self.count = 0.0
        self.cross = [[0.0] * FEATURES for _ in range(FEATURES)]
        self.right = [0.0] * FEATURES

    def add(self, sample: Sample) -> None:
        there = [(k, value) for k, value in enumerate(sample.features) if value]
        self.count += 1
        for k, value in there:
            row = self.cross[k]
            self.right[k] += value * sample.gain
            for j, other in there:
                row[j] += value * other

    def fade(self) -> None:
        """Earlier generations count half."""
        self.count /= 2
        self.right = [value / 2 for value in self.right]
        self.cross = [[value / 2 for value in row] for row in self.cross]

    def solve(self, prior: list[float]) -> list[float]:
        """The weights: least squares, pulled towards the prior by the size of each feature."""
        pull = [DOUBT * max(row[k] / max(1, self.count), 0.05) for k, row in enumerate(self.cross)]
        rows = [[*row, self.right[k] + pull[k] * prior[k]] for k, row in enumerate(self.cross)]
        for k, row in enumerate(rows):
            row[k] += pull[k]
        return [round(weight, 3) for weight in eliminate(rows)]


def parabola(left: int) -> list[float]:
    return [((left - 6) / 6) ** k for k in range(BENDS)]


def fitted_together(fits: list[Fit]) -> Table:
    """The weights of every number of rounds left, fitted to all rounds together: few games say little of one round."""
    size = BENDS * FEATURES
    rows = [[0.0] * (size + 1) for _ in range(size)]
    total = sum(fit.count for fit in fits)
    for k in range(FEATURES):
        calm = CALM * max(sum(fit.cross[k][k] for fit in fits) / total, 0.02)
        for bend in range(BENDS):
            rows[bend * FEATURES + k][bend * FEATURES + k] = calm
    for left, fit in enumerate(fits):
        for one, height in enumerate(parabola(left)):
            for k in range(FEATURES):
                row = rows[one * FEATURES + k]
                row[size] += height * fit.right[k]
                for other, beside in enumerate(parabola(left)):
                    for j, value in enumerate(fit.cross[k]):
                        row[other * FEATURES + j] += height * beside * value
    bends = eliminate(rows)
    return [
        [
            sum(height * bends[bend * FEATURES + k] for bend, height in enumerate(parabola(left)))
            for k in range(FEATURES)
        ]
        for left in range(ROUNDS)
    ]


def eliminate(rows: list[list[float]]) -> list[float]:
    """The solution of a symmetric positive system, the right side as last column."""
    size = len(rows)
    for k in range(size):
        for below in rows[k + 1 :]:
            factor = below[k] / rows[k][k]
            if factor:
                for j in range(k, size + 1):
                    below[j] -= factor * rows[k][j]
    found = [0.0] * size
    for k in reversed(range(size)):
        found[k] = (rows[k][size] - sum(rows[k][j] * found[j] for j in range(k + 1, size))) / rows[k][k]
    return found


def dealt(seats: int, rng: Generator) -> State:
    """A game up to its set-up dice."""
    state = GAME.start(seats)
    while state.phase != SETUP_ROLL:
        state = GAME.apply(state, CHANCE, pick(GAME, state, CHANCE, rng))
    return state


def play(table: Table, seats: int, seed: int) -> tuple[list[Sample], list[int]]:
    """A whole game of the planner against itself, every round's end noted, and the points."""
    rng, evaluator = Generator(seed), Evaluator(table)
    state = dealt(seats, rng)
    planner = Planner(evaluator, state.layout.setup, 3, True, True)
    models = [model_of(Scene(state.layout, state.cards, seats), state, sheet) for sheet in state.sheets]
    for step in (-1, 0):
        faces = sorted(rng.below(6) + 1 for _ in range(3))
        for model in models:
            model.round, model.dice = step, faces[0] | faces[1] << 3 | faces[2] << 6 | 7 << 9
            planner.finish(model)
    active, noted = int(state.active), [list[Noted]() for _ in models]
    for model in models:
        model.round = 1
    for left in reversed(range(ROUNDS)):
        models = [compact(model) for model in models]
        watch(models)
        dice = [rng.below(6) + 1 for _ in range(3)]
        zone = max(sorted(set(dice)), key=lambda face: tried(planner, models[active], dice, face))
        for seat, model in enumerate(models):
            if model.is_out:
                continue
            throw(model, dice, zone)
            if rng.below(DARING) == 0:
                dare(model, rng)
            planner.finish(model)
            features = vec[float]([0.0] * FEATURES)
            set_features(model, features)
            noted[seat].append(Noted(left, int(model.points()), tuple(features)))
        end(models)
        active = (active + 1) % seats
    points = [int(model.points()) - OUT * model.is_out for model in models]
    return [sample for seat, total in enumerate(points) for sample in samples(table, noted[seat], total)], points


def samples(table: Table, noted: list[Noted], points: int) -> list[Sample]:
    """What the sheets of one seat were worth, the last one first."""
    found, worth = list[Sample](), float(points)
    for sheet in reversed(noted):
        if sheet.left:
            found.append(Sample(sheet.left, sheet.features, worth - sheet.points))
            promised = sheet.points + sum(map(operator.mul, table[sheet.left], sheet.features))
            worth = TRUST * worth + (1 - TRUST) * promised
    return found


def throw(model: SheetModel, dice: list[int], zone: int) -> None:
    rest = list(dice)
    rest.remove(zone)
    roll(model, zone, rest[0], rest[1])


def tried(planner: Planner, model: SheetModel, dice: list[int], zone: int) -> float:
    """What a zone is worth to the active seat."""
    after = model.twin()
    throw(after, dice, zone)
    return planner.finish(after)


def dare(model: SheetModel, rng: Generator) -> None:
    """Writes a die anywhere in the zone."""
    spaces = [space for space in range(36) if model.zone_left() >> space & 1]
    if spaces:
        act(model, WRITE, model.dice >> 3 & 7, spaces[rng.below(len(spaces))])


def watch(models: list[SheetModel]) -> None:
    """Everybody sees how near the others are."""
    for seat, model in enumerate(models):
        for shape in range(2, SHAPES):
            others = [other for k, other in enumerate(models) if k != seat and not other.is_out]
            lacks = [lack for other in others for lack in range(5) if other.open[shape * ROW + lack]]
            model.scene.near[shape] = min(lacks, default=5)


def end(models: list[SheetModel]) -> None:
    """CN-R4."""
    fives, fours = 0, 0
    for model in models:
        fives, fours = fives | int(model.now_fives), fours | int(model.shapes)
    for model in models:
        model.end_round(fives, fours)
        model.round = min(model.round, ROUNDS)


def learn(table: Table, fits: list[Fit], games: Iterable[tuple[list[Sample], list[int]]]) -> tuple[Table, float]:
    """New weights from games, and the mean of their points."""
    total, seats = 0, 0
    for samples, points in games:
        total, seats = total + sum(points), seats + len(points)
        for sample in samples:
            fits[sample.left].add(sample)
    prior = fitted_together(fits)
    rows = [fit.solve(prior[left]) if left else table[0] for left, fit in enumerate(fits)]
    return [*rows, rows[-1]], total / seats


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kind", choices=("table", "solo"), default="table")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--run", type=int, default=7)
    given = parser.parse_args()
    fits, seats = [Fit() for _ in range(ROUNDS)], 1 if given.kind == "solo" else 2
    with process_pool(given.processes) as pool:
        for generation in range(given.generations):
            data = json.loads(WEIGHTS.read_text("utf-8"))
            table = checked(data, given.kind)
            first = (given.run + generation) * 100_000
            games = pool.map(partial(play, table, seats), range(first, first + given.games), chunksize=10)
            data[given.kind], mean = learn(table, fits, games)
            for fit in fits:
                fit.fade()
            WEIGHTS.write_text(json.dumps(data).replace("], [", "],\n[") + "\n", "utf-8")
            sys.stdout.write(f"{given.kind} run {given.run} generation {generation + 1}: mean {mean:.1f} points\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
