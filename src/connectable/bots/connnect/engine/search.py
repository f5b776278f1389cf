"""CoNNNect by search on the seat's own sheet: every action is played to the end of its round, the best ones further.

Actions are compared on the same dice for the rounds to come; the other seats are no more than a chance that cards and
shapes are taken. It looks only at what is open, never at what is sealed. Compiled.
"""

import time
from typing import Final, final

from mypy_extensions import i64

from connectable.bots.connnect.engine.candidates import acted
from connectable.bots.connnect.engine.connects import SHAPES
from connectable.bots.connnect.engine.evaluate import LEAST, Evaluator
from connectable.bots.connnect.engine.last_round import LastRound
from connectable.bots.connnect.engine.last_two_rounds import beyond
from connectable.bots.connnect.engine.model import ROW, Scene, SheetModel, model_of, sheet_of
from connectable.bots.connnect.engine.planner import Planner
from connectable.games.connnect.engine.actions import MOVE_OUT, SAY_DONE, Action
from connectable.games.connnect.engine.geometry import POW
from connectable.games.connnect.engine.legal import legal
from connectable.games.connnect.engine.state import ROUNDS, ZONE, Sheet, State
from connectable.generator import Generator

HAZARD: Final = (1.0, 0.3, 0.12, 0.05, 0.02, 0.01)
"""The chance that others claim a shape in a round, by what the most advanced of them lacks."""
SHEETS: Final[i64] = 1000
"""Sheets of the last round that it may look at in place of one simulation."""
THROWS: Final[i64] = 216
"""Ways in which three dice can fall."""
STRIDE: Final[i64] = 61
"""From one sample to the next, the dice of the next round go on by so many throws: any few are spread over all, and
each comes once before one comes again."""


@final
class Strength:
    """How far and how wide a level looks."""

    def __init__(self, width: int, breadth: int, depth: int, envy: float) -> None:
        self.width: i64 = width
        """First numbers tried with every second one when the rest of a round is planned; 0: no plan."""
        self.breadth: i64 = breadth
        """Actions that are looked at further."""
        self.depth: i64 = depth
        """Rounds looked ahead for those."""
        self.envy = envy
        """How much it counts against a zone what it brings the others."""


@final
class Branch:
    """An action, the sheet at the end of its round, and what it is worth."""

    def __init__(self, action: Action, model: SheetModel, value: float, offset: float) -> None:
        self.action = action
        self.model = model
        self.value = value
        """As planned."""
        self.offset = offset
        """What it brings the others, as a cost."""
        self.total = 0.0
        self.count: i64 = 0

    def worth(self) -> float:
        return self.total / float(self.count) if self.count else self.value


@final
class Search:
    """One choice of one seat."""

    def __init__(self, state: State, seat: i64, evaluator: Evaluator, strength: Strength, seed: int) -> None:
        self.state = state
        self.seat = seat
        self.strength = strength
        self.seed = seed
        self.scene = scene_of(state, seat)
        self.planner = Planner(evaluator, state.layout.setup, max(1, strength.width), False, strength.width > 0)
        self.quick = Planner(evaluator, state.layout.setup, 2, False, False)
        self.simulations: i64 = 0
        self.first: i64 = seed % THROWS
        """The next round's dice in the first sample."""

    def branches(self) -> list[Branch]:
        """Every legal action, played to the end of the round; the best first."""
        state, seat = self.state, self.seat
        actions = legal(state, int(seat))
        found: list[Branch] = []
        root = model_of(self.scene, state, state.sheets[seat])
        if state.phase == ZONE:
            rivals = self.rivals()
            found = [self.zone_branch(root, rivals, action) for action in actions]
        else:
            found = [self.branch(root, action) for action in actions]
        order = sorted(range(len(found)), key=lambda k: (-found[k].value, k))
        return [found[k] for k in order]

    def solve(self, found: list[Branch], simulations: i64, until: float) -> list[Branch]:
        """The last round: what each action brings at most, or at least as far as it got; the best first."""
        state = self.state
        sheet = state.sheets[self.seat]
        last = LastRound(state, sheet, simulations * SHEETS, until)
        for branch in found:
            if state.phase == ZONE:
                most = last.most(sheet_of(self.rolled(model_of(self.scene, state, sheet), branch.action.a)))
            else:
                most = last.after(sheet, branch.action)
            branch.value = max(branch.value, float(most) + branch.offset)
        self.simulations = 1 + last.looked // SHEETS
        return ordered(found)

    def branch(self, root: SheetModel, action: Action) -> Branch:
        after = acted(root, action)
        if action.kind == SAY_DONE:
            return Branch(action, after, self.planner.evaluator.worth(after), 0.0)
        finish = self.strength.width > 0 or self.state.round < 1
        if action.kind == MOVE_OUT and after.dice >> 9:
            finish = False  # it can wait for the Claim phase, where it is evaluated in full
        return Branch(action, after, self.planner.finish(after) if finish else self.planner.at_once(after), 0.0)

    def rivals(self) -> list[SheetModel]:
        """The sheets of the others, where they count."""
        state = self.state
        if self.strength.envy == 0.0:
            return []
        others = [other for other in range(state.seats) if other != self.seat and not state.before[other].left]
        return [model_of(scene_of(state, other), state, state.before[other]) for other in others]

    def zone_branch(self, root: SheetModel, rivals: list[SheetModel], action: Action) -> Branch:
        """A zone, by what it brings the seat less what it brings the best placed of the others."""
        model = self.rolled(root, action.a)
        value = self.planner.finish(model)
        most = LEAST
        for rival in rivals:
            most = max(most, self.quick.finish(self.rolled(rival, action.a)))
        offset = -self.strength.envy * most if most > LEAST else 0.0
        return Branch(action, model, value + offset, offset)

    def rolled(self, model: SheetModel, zone: i64) -> SheetModel:
        """A copy with the dice of the round and that zone."""
        rolled: i64 = self.state.tracker[-1]
        faces: list[i64] = [rolled & 7, (rolled >> 3) & 7, (rolled >> 6) & 7]
        faces.remove(zone)
        after = model.twin()
        roll(after, zone, faces[0], faces[1])
        return after

    def foresee(self, found: list[Branch], simulations: i64, until: float) -> list[Branch]:
        """The round before the last, alone: the mean over all rolls of the last round solved, for the best ones.

        Nothing comes back where not even two of them can be solved within the simulations.
        """
        done: list[Branch] = []
        for branch in apart(found, simulations):
            if branch.model.dice >> 9:
                continue
            left: i64 = (simulations - self.simulations) * SHEETS
            value, looked, is_exact = beyond(self.state, sheet_of(branch.model), left, until)
            self.simulations += 1 + looked // SHEETS
            if not is_exact:
                break
            branch.total, branch.count = value, 1
            done.append(branch)
            if until > 0.0 and time.monotonic() >= until:
                break
        if len(done) < 2:
            for branch in done:
                branch.total, branch.count = 0.0, 0
            return []
        best = ordered(done)[0]
        return [best, *[branch for branch in found if branch is not best]]

    def deepen(self, found: list[Branch], simulations: i64, until: float) -> list[Branch]:
        """Rolls rounds to come for the best ones, halving them as it goes; the best first."""
        tried = apart(found, self.strength.breadth)
        if len(tried) < 2 or self.state.round < 1 or self.state.round >= ROUNDS:
            return found
        phases: i64 = 0
        many: i64 = len(tried)
        while many > 1:
            phases += 1
            many = (many + 1) // 2
        sample: i64 = 0
        phase: i64 = 0
        while phase < phases:
            share: i64 = simulations * (phase + 1) // phases
            while self.simulations < share:
                for branch in tried:
                    branch.total += self.future(branch.model, sample) + branch.offset
                    branch.count += 1
                    self.simulations += 1
                sample += 1
                if until > 0.0 and time.monotonic() >= until:
                    phase = phases
                    break
            phase += 1
            ranked = ordered(tried)
            tried = ranked[: (len(ranked) + 1) // 2] if phase < phases else ranked
        rest = [branch for branch in found if branch is not tried[0]]
        return [tried[0], *rest]

    def future(self, start: SheetModel, sample: i64) -> float:
        """What the sheet is worth some rounds later; equal samples roll equal dice."""
        rng = Generator(self.seed + int(sample) * 7919)
        model = start.twin()
        active: i64 = self.state.active
        value = 0.0
        for ahead in range(self.strength.depth):
            fives, fours = self.lost(rng)
            model.end_round(fives, fours)
            active = (active + 1) % self.state.seats
            number: i64 = (self.first + sample * STRIDE) % THROWS if ahead == 0 else rng.below(THROWS)
            one, two, three = number % 6 + 1, number // 6 % 6 + 1, number // 36 + 1
            if active == self.seat:
                value = self.best_zone(model, one, two, three)
            else:
                roll(model, one, two, three)
                value = self.quick.finish(model)
            if model.round >= ROUNDS or model.is_out:
                break
        return value

    def best_zone(self, model: SheetModel, one: i64, two: i64, three: i64) -> float:
        """Plays the round with the best zone for the seat."""
        first = model.twin()
        roll(first, one, two, three)
        most, best = self.quick.finish(first), first
        if two != one:
            second = model.twin()
            roll(second, two, one, three)
            value = self.quick.finish(second)
            if value > most:
                most, best = value, second
        if three not in (one, two):
            third = model.twin()
            roll(third, three, one, two)
            value = self.quick.finish(third)
            if value > most:
                most, best = value, third
        model.become(best)
        return most

    def lost(self, rng: Generator) -> tuple[i64, i64]:
        """Connect-5 and Connect-4 shapes that others claim in a round."""
        fives: i64 = 0
        fours: i64 = 0
        if self.state.seats == 1:
            return fives, fours
        near = self.scene.near
        for shape in range(i64(2), i64(SHAPES)):
            if float(rng.below(1000)) < 1000.0 * HAZARD[near[shape]]:
                if shape < 6:
                    fours |= POW[shape - 2]
                else:
                    fives |= POW[shape - 6]
        return fives, fours


def roll(model: SheetModel, zone: i64, one: i64, two: i64) -> None:
    """A round's dice, zone die first, the others rising."""
    model.dice = zone | min(one, two) << 3 | max(one, two) << 6 | 6 << 9
    model.pending = 0


def ordered(found: list[Branch]) -> list[Branch]:
    order = sorted(range(len(found)), key=lambda k: (-found[k].worth(), k))
    return [found[k] for k in order]


def apart(found: list[Branch], most: i64) -> list[Branch]:
    """The first branches whose rounds do not end alike."""
    kept: list[Branch] = []
    for branch in found:
        if len(kept) >= most:
            break
        if not any(alike(branch, other) for other in kept):
            kept.append(branch)
    return kept


def alike(one: Branch, other: Branch) -> bool:
    a, b = one.model, other.model
    for number in range(i64(8)):
        if a.marks[number] != b.marks[number]:
            return False
    return (
        a.claimed == b.claimed
        and a.hand == b.hand
        and a.boxes == b.boxes
        and a.taken == b.taken
        and a.gained == b.gained
        and one.offset == other.offset
    )


def scene_of(state: State, seat: i64) -> Scene:
    """What is printed, and how near the other seats are as far as everybody sees."""
    scene = Scene(state.layout, state.cards, state.seats)
    for other in range(state.seats):
        sheet: Sheet = state.before[other]
        if other == seat or sheet.left:
            continue
        theirs = model_of(scene, state, sheet)
        for shape in range(i64(2), i64(SHAPES)):
            for lack in range(scene.near[shape]):
                if theirs.open[shape * ROW + lack]:
                    scene.near[shape] = lack
                    break
    return scene
