"""The tables of one board: neighbours, jumps and every action that is possible on it, each made once.

Dots are numbers here; where they lie is the drawing's business.
"""

from collections.abc import Iterable, Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.games.connect5.engine.actions import (
    JUMP,
    NOWHERE,
    PASS,
    PLACE,
    SPLIT,
    STACK,
    STEP,
    STOP,
    Action,
)
from connectable.games.connect5.engine.dots import HALF

# The loops that look for actions read one packed number for all they ask of a dot, a stretch or a jump:
#
#     bit     36 … 59 | 12 … 35 | 10 11 | 8 9 |    7 | 0 … 6
#     dot         end |   first |     – |   – | ring |     –      first and end of its stretches
#     dot         end |   first |     – |   – | ring |     –      first and end of its jumps
#     stretch     end |   first |  into | out | ring |    to      first and end of the jumps that begin with it
#     jump          – |    over |     – | (8) start ring | 7 ring | to
DOT_BITS: Final[i64] = 7
DOT: Final[i64] = 127
"""A dot: there are at most 120 (C5-B8)."""
RING: Final[i64] = 128
"""Whether that dot is circled."""
ARM: Final[i64] = 3
OUT: Final[i64] = 8
"""A stretch from here on: the arm it leaves by, the arm it arrives by, the jumps that begin with it, up to where."""
INTO: Final[i64] = 10
FIRST: Final[i64] = 12
END: Final[i64] = 36
NUMBER: Final[i64] = 0xFFFFFF
START_RING: Final[i64] = 256
"""A jump: whether the dot it starts from is circled."""

Leg = tuple[int, int, int, int]
"""A stretch walked one way: from, to, the arm it leaves by, the arm it arrives by."""
Jump = tuple[int, int, int, int, int]
"""The stretch it begins with, over, to, the arm it leaves by, the arm it arrives by."""


@final
class Board:
    """What the rules know of a drawing. Made by `content.board` only, from a checked circuit.

    A dot has at most four arms. Two stretches that meet at a dot share a piece exactly when they use the
    same arm of it: else a stretch would lead from one arm to the other, back to its own dot (C5-B8).
    """

    def __init__(
        self,
        text: str,
        straight: bool,
        spots: Sequence[int],
        circled: Sequence[bool],
        legs: Sequence[Leg],
    ) -> None:
        self.text: str = text
        self.straight: bool = straight
        self.spots: list[int] = list(spots)
        self.names: list[str] = []
        """Of the dots, once somebody has asked for them: what a dot is called is the drawing's business."""
        self.dot_at: dict[int, int] = {spot: dot for dot, spot in enumerate(spots)}
        self.ring: vec[i64] = vec[i64]([1 if ring else 0 for ring in circled])
        # The stretches from a dot are those from first_leg[dot] up to first_leg[dot + 1].
        self.first_leg: vec[i64] = vec[i64](firsts([leg[0] for leg in legs], len(spots)))
        self.leg_at: vec[i64] = vec[i64]([leg[0] for leg in legs])
        self.leg_to: vec[i64] = vec[i64]([leg[1] for leg in legs])
        self.leg_out: vec[i64] = vec[i64]([leg[2] for leg in legs])
        self.leg_into: vec[i64] = vec[i64]([leg[3] for leg in legs])
        first = firsts([leg[0] for leg in legs], len(spots))
        jumps = jumps_of(legs, first, straight)
        # Likewise the jumps that begin with a stretch.
        first_jump = firsts([jump[0] for jump in jumps], len(legs))
        self.first_jump: vec[i64] = vec[i64](first_jump)
        self.jump_at: vec[i64] = vec[i64]([legs[jump[0]][0] for jump in jumps])
        self.jump_over: vec[i64] = vec[i64]([jump[1] for jump in jumps])
        self.jump_to: vec[i64] = vec[i64]([jump[2] for jump in jumps])
        self.jump_out: vec[i64] = vec[i64]([jump[3] for jump in jumps])
        self.jump_into: vec[i64] = vec[i64]([jump[4] for jump in jumps])
        # The same tables again, packed.
        self.fans: vec[i64] = vec[i64](ranges(circled, first))
        self.springs: vec[i64] = vec[i64](ranges(circled, [first_jump[leg] for leg in first]))
        self.stretches: vec[i64] = vec[i64](
            [
                to | (RING if circled[to] else 0) | out << OUT | into << INTO
                | first_jump[leg] << FIRST | first_jump[leg + 1] << END
                for leg, (_, to, out, into) in enumerate(legs)
            ]
        )  # fmt: skip
        self.landings: vec[i64] = vec[i64](
            [
                to | (RING if circled[to] else 0) | (START_RING if circled[legs[leg][0]] else 0) | over << FIRST
                for leg, over, to, _, _ in jumps
            ]
        )
        # Sets of dots as bits: those beside a dot, the circled ones, all.
        beside = [[leg[1] for leg in legs[first[dot] : first[dot + 1]]] for dot in range(len(spots))]
        rings = [dot for dot, ring in enumerate(circled) if ring]
        self.near: vec[i64] = vec[i64]([near_bits(dots) for dots in beside])
        self.far: vec[i64] = vec[i64]([far_bits(dots) for dots in beside])
        self.near_rings: i64 = near_bits(rings)
        self.far_rings: i64 = far_bits(rings)
        self.near_dots: i64 = near_bits(range(len(spots)))
        self.far_dots: i64 = far_bits(range(len(spots)))
        # The dots between circled ones: a token may jump over them onto an own one (C5-D4).
        between = [dot for dot, dots in enumerate(beside) if len([to for to in dots if circled[to]]) > 1]
        self.near_between: i64 = near_bits(between)
        self.far_between: i64 = far_bits(between)
        # How many dots are beside each, in binary digits: the dots where that number has a 1, a 2, a 4.
        self.near_1: i64 = near_bits([dot for dot, dots in enumerate(beside) if len(dots) & 1])
        self.near_2: i64 = near_bits([dot for dot, dots in enumerate(beside) if len(dots) & 2])
        self.near_4: i64 = near_bits([dot for dot, dots in enumerate(beside) if len(dots) & 4])
        self.far_1: i64 = far_bits([dot for dot, dots in enumerate(beside) if len(dots) & 1])
        self.far_2: i64 = far_bits([dot for dot, dots in enumerate(beside) if len(dots) & 2])
        self.far_4: i64 = far_bits([dot for dot, dots in enumerate(beside) if len(dots) & 4])
        # All actions stand in one list; here is where each kind begins.
        self.dots: i64 = len(spots)
        self.legs: i64 = len(legs)
        self.jumps: i64 = len(jumps)
        self.stacks_from: i64 = self.dots
        self.steps_from: i64 = 2 * self.dots
        self.splits_from: i64 = self.steps_from + self.legs
        self.jumps_from: i64 = self.splits_from + self.legs
        self.split_jumps_from: i64 = self.jumps_from + self.jumps
        self.sandwiches_from: i64 = self.split_jumps_from + self.jumps
        self.stop: i64 = self.sandwiches_from + self.jumps
        self.passing: i64 = self.stop + 1
        self.scratch: vec[i64] = vec[i64]([0] * (2 * len(spots) + 2 * len(legs) + 3 * len(jumps) + 2))
        """Scratch space for the slots of one position; nothing outlives the call that writes it."""
        # What was counted last (`numbering.py`), and which count that was.
        self.tallies: vec[i64] = vec[i64]([0] * (len(spots) + 2))
        self.counts: i64 = 0
        self.actions: list[Action] = []
        # No method is called before this: else compiled code would ask at every read whether a field is there.
        for slot in range(self.passing + 1):
            self.actions.append(self.make(slot))

    def make(self, slot: i64) -> Action:
        """The one action object of that slot."""
        if slot < self.steps_from:
            kind, dot = (PLACE, slot) if slot < self.stacks_from else (STACK, slot - self.stacks_from)
            return Action(kind, self.spot(dot), NOWHERE, NOWHERE, slot)
        if slot < self.jumps_from:
            kind, leg = (STEP, slot - self.steps_from) if slot < self.splits_from else (SPLIT, slot - self.splits_from)
            return Action(kind, self.spot(self.leg_at[leg]), NOWHERE, self.spot(self.leg_to[leg]), slot)
        if slot < self.stop:
            kind, jump = JUMP + (slot - self.jumps_from) // self.jumps, (slot - self.jumps_from) % self.jumps
            at, over, to = self.jump_at[jump], self.jump_over[jump], self.jump_to[jump]
            return Action(kind, self.spot(at), self.spot(over), self.spot(to), slot)
        return Action(STOP if slot == self.stop else PASS, NOWHERE, NOWHERE, NOWHERE, slot)

    def spot(self, dot: i64) -> i64:
        return self.spots[dot]

    def leg(self, at: i64, to: i64) -> i64:
        """The stretch between two dots, or NOWHERE."""
        for leg in range(self.first_leg[at], self.first_leg[at + 1]):
            if self.leg_to[leg] == to:
                return leg
        return NOWHERE

    def jump(self, at: i64, over: i64, to: i64) -> i64:
        """The jump from a dot over another to a third, or NOWHERE."""
        leg = self.leg(at, over)
        if leg != NOWHERE:
            for jump in range(self.first_jump[leg], self.first_jump[leg + 1]):
                if self.jump_to[jump] == to:
                    return jump
        return NOWHERE

    def slot_of(self, action: Action) -> i64:
        """The slot of an action made by whichever board, or NOWHERE: then this board has no such way."""
        slot = action.slot
        if 0 <= slot <= self.passing and self.actions[slot] is action:
            return slot
        return self.find(action)

    def find(self, action: Action) -> i64:
        kind = action.kind
        if kind == STOP or kind == PASS:
            return self.stop if kind == STOP else self.passing
        at, over, to = self.dot(action.at), self.dot(action.over), self.dot(action.to)
        if at == NOWHERE:
            return NOWHERE
        if kind == PLACE or kind == STACK:
            return at if kind == PLACE else self.stacks_from + at
        if to == NOWHERE:
            return NOWHERE
        if kind == STEP or kind == SPLIT:
            leg = self.leg(at, to)
            return NOWHERE if leg == NOWHERE else leg + (self.steps_from if kind == STEP else self.splits_from)
        jump = NOWHERE if over == NOWHERE else self.jump(at, over, to)
        return NOWHERE if jump == NOWHERE else self.jumps_from + (kind - JUMP) * self.jumps + jump

    def dot(self, spot: i64) -> i64:
        """The dot of that name, or NOWHERE."""
        return self.dot_at.get(spot, -1)

    def intern(self, kind: i64, at: i64, over: i64, to: i64) -> Action:
        """The action of these spots: the board's own one if it has such a way, else a fresh one to be refused."""
        asked = Action(kind, at, over, to, NOWHERE)
        slot = self.find(asked)
        return asked if slot == NOWHERE else self.actions[slot]


def ranges(circled: Sequence[bool], first: Sequence[int]) -> list[int]:
    """Per dot: whether it is circled, and where its entries begin and end."""
    return [(RING if ring else 0) | first[dot] << FIRST | first[dot + 1] << END for dot, ring in enumerate(circled)]


def near_bits(dots: Iterable[int]) -> int:
    """The dots below HALF as bits."""
    return sum(2**dot for dot in dots if dot < HALF)


def far_bits(dots: Iterable[int]) -> int:
    """The others."""
    return sum(2 ** (dot - int(HALF)) for dot in dots if dot >= HALF)


def firsts(owners: Sequence[int], count: int) -> list[int]:
    """Per owner, and once past the last: where its entries begin in a list sorted by owner."""
    counts = [0] * (count + 1)
    for owner in owners:
        counts[owner + 1] += 1
    for owner in range(count):
        counts[owner + 1] += counts[owner]
    return counts


def jumps_of(legs: Sequence[Leg], first: Sequence[int], straight: bool) -> list[Jump]:
    """C5-M6 and C5-M8: two stretches through a dot by different arms; C5-O1: by opposite ones."""
    found: list[Jump] = []
    for leg, (at, over, out, into) in enumerate(legs):
        for _, to, leaves, lands in legs[first[over] : first[over + 1]]:
            if to != at and (leaves == (into + 2) % 4 if straight else leaves != into):
                found.append((leg, over, to, out, lands))
    return found
