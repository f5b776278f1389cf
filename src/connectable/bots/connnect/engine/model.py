"""The search model of CoNNNect: one seat's sheet, changed in place, with all open patterns counted on the way.

It trusts its caller: what is legal is decided in the game and, for plans, in `planner.py`. Compiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connnect.engine.connects import DEAD, SHAPES, OpenPatterns
from connectable.games.connnect.engine.geometry import (
    CIRCLE_LINES,
    CIRCLE_OF,
    CIRCLES,
    CORNER_CIRCLES,
    POW,
    SPACES,
    ZONES,
    count,
)
from connectable.games.connnect.engine.layout import (
    AGAIN,
    GOAL_ARROWS,
    GOAL_CLAIMED,
    GOAL_CONNECT3,
    GOAL_CONNECT4,
    GOAL_CONNECT5,
    GOAL_CORNERS,
    GOAL_EACH,
    GOAL_EQUAL,
    GOAL_FOURS,
    GOAL_FREE,
    GOAL_LINES,
    GOAL_ROUND,
    GOAL_USED,
    KEPT,
    Layout,
)
from connectable.games.connnect.engine.score import arrow_spaces
from connectable.games.connnect.engine.state import (
    BUSY,
    ROUNDS,
    Sheet,
    State,
    claim_code,
    claim_points,
    claim_round,
    claim_shape,
    claim_spaces,
    size_of,
)

ROW: Final[i64] = 8
"""Entries of `open` for each shape: one for every number of spaces that a pattern can lack."""
SHAPE: Final[i64] = 120
"""Masks shape × ROW out of an entry of `OpenPatterns.through`: the shape is in bits 3–6, and ROW is 8."""


@final
class Scene:
    """What does not change while a bot thinks: what is printed on sheet and cards, and how near the other seats are."""

    def __init__(self, layout: Layout, cards: tuple[int, ...], seats: i64) -> None:
        self.seats = seats
        self.boxes: i64 = layout.boxes
        self.minus: vec[i64] = layout.minus
        self.scores: vec[i64] = layout.scores
        self.row_three: i64 = layout.row_three
        self.row_four: i64 = layout.row_four
        self.stars: vec[i64] = vec[i64]([int(icon.stars) for icon in layout.icons])
        self.icon: vec[i64] = vec[i64]([int(icon.code) for icon in layout.icons])
        self.arrows: vec[i64] = vec[i64]([int(arrow_spaces(line)) for line in layout.arrows])
        self.lined: i64 = sum(2**space for space in range(SPACES) if any(row >> space & 1 for row in self.arrows))
        """Spaces on an arrow line."""
        self.steps: vec[i64] = vec[i64]([1 if line < 6 else 6 for line in layout.arrows])
        open_cards = [layout.cards[place] for place in cards]
        self.goal: vec[i64] = vec[i64]([int(card.goal) for card in open_cards])
        self.amount: vec[i64] = vec[i64]([int(card.amount) for card in open_cards])
        self.reward: vec[i64] = vec[i64]([int(card.points) for card in open_cards])
        self.late: vec[i64] = vec[i64]([int(card.end) for card in open_cards])
        self.near: vec[i64] = vec[i64]([5] * SHAPES)
        """By shape: what the most advanced of the other seats lacks; nobody else: five."""


@final
class SheetModel:
    """A sheet that changes with every action. Fields of the same name mean what they mean in the game's `Sheet`."""

    def __init__(self, scene: Scene, patterns: OpenPatterns, marks: vec[i64], lack: vec[i64], open: vec[i64]) -> None:
        self.scene = scene
        self.patterns = patterns
        self.marks = marks
        self.lack = lack
        """By pattern: what it lacks; DEAD or more when it is lost."""
        self.open = open
        """How many patterns are open, by shape × ROW + what they lack."""
        self.claimed: i64 = 0
        self.circles: i64 = 0
        self.taken: i64 = 0
        self.hand: i64 = 0
        self.boxes: i64 = 0
        self.goals: i64 = 0
        self.dice: i64 = 0
        self.pending: i64 = 0
        self.gained: i64 = 0
        """Points for claims."""
        self.claims: tuple[int, ...] = ()
        self.threes: i64 = 0
        self.fours: i64 = 0
        self.fives: i64 = 0
        self.shapes: i64 = 0
        """Connect-4 shapes claimed, as bits of FOURS."""
        self.equals: i64 = 0
        self.now: i64 = 0
        """Connects of this round."""
        self.now_fives: i64 = 0
        self.raced: i64 = 0
        self.cards: i64 = 0
        """Connect-5 cards that can be claimed, as bits of FIVES."""
        self.spent: i64 = 0
        self.round: i64 = 0
        self.is_out: bool = False

    def twin(self) -> "SheetModel":
        other = SheetModel(self.scene, self.patterns, self.marks, self.lack, self.open)
        other.become(self)
        return other

    def become(self, other: "SheetModel") -> None:
        """Copies everything that changes from another model of the same sheet."""
        self.marks, self.lack, self.open = other.marks[:], other.lack[:], other.open[:]
        self.claimed, self.circles, self.taken, self.hand = other.claimed, other.circles, other.taken, other.hand
        self.boxes, self.goals, self.dice, self.pending = other.boxes, other.goals, other.dice, other.pending
        self.gained, self.threes, self.fours, self.fives = other.gained, other.threes, other.fours, other.fives
        self.shapes, self.equals, self.now, self.now_fives = other.shapes, other.equals, other.now, other.now_fives
        self.raced, self.cards, self.spent, self.round = other.raced, other.cards, other.spent, other.round
        self.is_out, self.claims = other.is_out, other.claims

    def write(self, number: i64, space: i64) -> None:
        """The number goes into a free space."""
        bit: i64 = POW[space]
        marks, lack, open = self.marks, self.lack, self.open
        marks[0] ^= bit
        marks[number] |= bit
        circle: i64 = CIRCLE_OF[space]
        if CIRCLES[circle] & (marks[0] | marks[7]) == 0:
            self.circles |= POW[circle]
        patterns = self.patterns
        first = patterns.first
        for entry in patterns.through[first[space] : first[space + 1]]:
            pattern: i64 = entry >> 7
            left: i64 = lack[pattern]
            # A pattern that wants this number lacks one less, any other is lost. A lost one keeps counting, so that
            # `unwrite` can take the steps back in reverse order.
            if left < DEAD:
                at: i64 = (entry & SHAPE) + left
                open[at] -= 1
                if entry & 7 == number:
                    open[at - 1] += 1
                    lack[pattern] = left - 1
                else:
                    lack[pattern] = left + DEAD
            else:
                lack[pattern] = left - 1 if entry & 7 == number else left + DEAD

    def unwrite(self, number: i64, space: i64, circles: i64) -> None:
        """Takes a write back; `circles` as they were."""
        bit: i64 = POW[space]
        marks, lack, open = self.marks, self.lack, self.open
        marks[0] |= bit
        marks[number] ^= bit
        self.circles = circles
        patterns = self.patterns
        first = patterns.first
        for entry in patterns.through[first[space] : first[space + 1]]:
            pattern: i64 = entry >> 7
            left: i64 = lack[pattern]
            if entry & 7 == number:
                lack[pattern] = left + 1
                if left < DEAD:
                    at: i64 = (entry & SHAPE) + left
                    open[at] -= 1
                    open[at + 1] += 1
            else:
                left -= DEAD
                lack[pattern] = left
                if left < DEAD:
                    open[(entry & SHAPE) + left] += 1

    def lose(self, spaces: i64) -> None:
        """Closes every pattern through these spaces."""
        patterns, lack, open = self.patterns, self.lack, self.open
        first = patterns.first
        while spaces:
            bit: i64 = spaces & -spaces
            spaces ^= bit
            space: i64 = place_of(bit)
            for entry in patterns.through[first[space] : first[space + 1]]:
                pattern: i64 = entry >> 7
                left: i64 = lack[pattern]
                if left < DEAD:
                    open[(entry & SHAPE) + left] -= 1
                lack[pattern] = left + DEAD

    def claim(self, spaces: i64, shape: i64) -> None:
        """Outlines a Connect and adds its points; its bonus is chosen next."""
        before: i64 = self.gained
        again: i64 = spaces & self.claimed
        while again:  # CN-B4: one Again for each number used once more
            again &= again - 1
            self.hand -= POW[6 * AGAIN]
        self.lose(spaces & ~self.claimed)
        self.claimed |= spaces
        self.now += 1
        if shape < 2:
            self.threes += 1
        else:
            self.count_large(spaces, shape)
        self.claims = (*self.claims, int(claim_code(spaces, shape, self.gained - before, self.round)))

    def count_large(self, spaces: i64, shape: i64) -> None:
        """Counts a Connect-4 or -5 and adds its points."""
        number: i64 = 1
        while not self.marks[number] & spaces:
            number += 1
        if self.marks[number] & spaces == spaces:
            self.equals += 1
        if shape >= 6:
            self.gained += self.scene.scores[self.spent]
            self.fives += 1
            self.now_fives |= POW[shape - 6]
            self.cards &= ~POW[shape - 6]
            return
        self.fours += 1
        if not self.shapes & POW[shape - 2]:
            self.shapes |= POW[shape - 2]
            self.gained += 1 if self.raced & POW[shape - 2] else 4

    def move_out(self, number: i64, space: i64) -> None:
        """CN-B1: the space is crossed out; the number is written by the caller."""
        bit: i64 = POW[space]
        self.marks[number] ^= bit
        self.marks[7] |= bit
        self.hand -= 1
        self.lose(bit)

    def end_round(self, claimed_fives: i64, claimed_fours: i64) -> None:
        """CN-R4 with what other seats claimed; the next round begins."""
        self.goals = self.goals_now()
        gone: i64 = self.now_fives | (claimed_fives & self.cards)
        if gone:
            self.cards &= ~gone
            if self.spent + 1 < len(self.scene.scores):
                self.spent += 1
        self.raced |= self.shapes | claimed_fours
        self.now = 0
        self.now_fives = 0
        self.round += 1

    def in_hand(self, kind: i64) -> i64:
        return (self.hand >> (6 * kind)) & 63

    def zone_left(self) -> i64:
        return self.marks[0] & ZONES[self.dice & 7]

    def points(self) -> i64:
        """CN-E1 if the round ended now."""
        scene = self.scene
        found: i64 = self.gained - scene.minus[self.boxes]
        for k in range(i64(len(scene.stars))):
            if self.taken & POW[k]:
                found += scene.stars[k]
        for k in range(i64(len(scene.arrows))):
            found += self.arrow(scene.arrows[k], scene.steps[k])
        found += count(self.circles)
        for line in CIRCLE_LINES:
            if self.circles & line == line:
                found += 2
        goals: i64 = self.goals_now()
        for k in range(i64(len(scene.reward))):
            if goals & POW[k]:
                found += scene.reward[k]
        return found

    def arrow(self, spaces: i64, step: i64) -> i64:
        """CN-O3."""
        marks = self.marks
        if marks[0] & spaces:
            return 0
        if marks[7] & spaces:
            return 3
        first: i64 = spaces & -spaces  # the lowest space; number v of a rising line is v − 1 steps further
        rising = True
        falling = True
        different = True
        v: i64 = 1
        while v <= 6:
            held: i64 = marks[v] & spaces
            if held == spaces:
                return 8
            rising = rising and held == first << (step * (v - 1))
            falling = falling and held == first << (step * (6 - v))
            different = different and held != 0
            v += 1
        if rising or falling:
            return 8
        return 6 if different else 3

    def goals_now(self) -> i64:
        """CN-O4: objectives scored if the round ended now."""
        scene = self.scene
        goals: i64 = self.goals
        if self.is_out:
            return goals
        for k in range(i64(len(scene.goal))):
            if not goals & POW[k] and (self.round == ROUNDS or not scene.late[k]):
                amount: i64 = self.counted(scene.goal[k])
                if amount <= scene.amount[k] if scene.goal[k] == GOAL_FREE else amount >= scene.amount[k]:
                    goals |= POW[k]
        return goals

    def counted(self, goal: i64) -> i64:
        """CN-O5: what an objective counts."""
        if goal == GOAL_CLAIMED:
            return count(self.claimed)
        if goal == GOAL_USED:
            return self.used()
        if goal == GOAL_FREE:
            return self.boxes
        if goal == GOAL_LINES:
            full: i64 = 0
            for line in CIRCLE_LINES:
                full += 1 if self.circles & line == line else 0
            return full
        if goal == GOAL_CORNERS:
            return count(self.circles & CORNER_CIRCLES)
        if goal == GOAL_ARROWS:
            done: i64 = 0
            for spaces in self.scene.arrows:
                done += 0 if self.marks[0] & spaces else 1
            return done
        if goal == GOAL_CONNECT3:
            return self.threes
        if goal == GOAL_CONNECT4:
            return self.fours
        if goal == GOAL_CONNECT5:
            return self.fives
        if goal == GOAL_FOURS:
            return count(self.shapes)
        if goal == GOAL_EACH:
            return min(self.threes, self.fours, self.fives)
        if goal == GOAL_EQUAL:
            return self.equals
        if goal == GOAL_ROUND:
            return self.now
        whole: i64 = 0
        for zone in ZONES:
            whole += 1 if zone and (self.marks[0] | self.marks[7]) & zone == 0 else 0
        return whole

    def used(self) -> i64:
        found: i64 = count(self.taken)
        kind: i64 = 0
        while kind < KEPT:
            found -= (self.hand >> (6 * kind)) & 63
            kind += 1
        return found


def place_of(bit: i64) -> i64:
    """The number of a single bit: the powers of two up to 2³⁵ are all different modulo 37."""
    return BITS[bit % 37]


def _bits() -> vec[i64]:
    found = [0] * 37
    for k in range(36):
        found[2**k % 37] = k
    return vec[i64](found)


BITS: Final[vec[i64]] = _bits()


def model_of(scene: Scene, state: State, sheet: Sheet) -> SheetModel:
    """The model of a sheet as it is now."""
    cards: i64 = state.dealt & ~state.down
    for claim in sheet.claims:
        if claim_shape(claim) >= 6 and claim_round(claim) == state.round:
            cards &= ~POW[claim_shape(claim) - 6]
    patterns = OpenPatterns(sheet.marks, sheet.claimed, 63 | cards << 6)
    model = SheetModel(scene, patterns, sheet.marks[:], patterns.lack[:], counted(patterns))
    model.claimed, model.circles, model.taken, model.hand = sheet.claimed, sheet.circles, sheet.taken, sheet.hand
    model.boxes, model.goals, model.dice, model.pending = sheet.boxes, sheet.goals, sheet.dice, sheet.pending
    # After the last card there is no score left, and nothing to claim for one.
    spent: i64 = min(state.spent, len(scene.scores) - 1)
    model.raced, model.cards, model.spent, model.round = state.raced, cards, spent, state.round
    model.is_out, model.claims = sheet.left != 0, sheet.claims
    for claim in sheet.claims:
        count_claim(model, claim, state.round)
    return model


def sheet_of(model: SheetModel) -> Sheet:
    """The sheet that a model stands for."""
    return Sheet(
        model.marks[:], model.claimed, model.circles, model.claims, model.taken, model.hand, model.boxes, model.goals,
        model.dice, model.pending, BUSY, 0,
    )  # fmt: skip


def counted(patterns: OpenPatterns) -> vec[i64]:
    """The open patterns by shape and what they lack."""
    open = vec[i64]([0] * int(SHAPES * ROW))
    for pattern in range(patterns.count):
        open[patterns.shape[pattern] * ROW + patterns.lack[pattern]] += 1
    return open


def compact(model: SheetModel) -> SheetModel:
    """The same model without the patterns that are lost."""
    patterns = OpenPatterns(model.marks, model.claimed, 63 | model.cards << 6)
    fresh = model.twin()
    fresh.patterns, fresh.lack, fresh.open = patterns, patterns.lack[:], counted(patterns)
    return fresh


def count_claim(model: SheetModel, claim: i64, round: i64) -> None:
    """Counts an earlier claim."""
    shape: i64 = claim_shape(claim)
    spaces: i64 = claim_spaces(claim)
    model.gained += claim_points(claim)
    size: i64 = size_of(shape)
    model.threes += 1 if size == 3 else 0
    model.fours += 1 if size == 4 else 0
    model.fives += 1 if size == 5 else 0
    if size == 4:
        model.shapes |= POW[shape - 2]
    if claim_round(claim) == round:
        model.now += 1
        if size == 5:
            model.now_fives |= POW[shape - 6]
    if size > 3:
        for number in range(1, 7):
            if model.marks[number] & spaces == spaces:
                model.equals += 1
