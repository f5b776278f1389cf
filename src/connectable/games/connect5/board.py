"""The tables of one board: neighbours, jumps and every action there can be, each made once.

Dots are numbers here; where they lie is the drawing's business. Compiled.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

PLACE: Final[i64] = 0
STACK: Final[i64] = 1
STEP: Final[i64] = 2
SPLIT: Final[i64] = 3
JUMP: Final[i64] = 4
SPLIT_JUMP: Final[i64] = 5
SANDWICH: Final[i64] = 6
STOP: Final[i64] = 7
PASS: Final[i64] = 8

NOWHERE: Final[i64] = -1


@final
class Action:
    """One small act. Dots are named by their spots, so an action speaks for itself on any board."""

    def __init__(self, kind: int, at: int, over: int, to: int, slot: int) -> None:
        self.kind: i64 = kind
        self.at: i64 = at
        self.over: i64 = over
        self.to: i64 = to
        self.slot: i64 = slot
        """Its place among the actions of the board that made it; says nothing on another board."""

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Action)
            and self.kind == other.kind
            and self.at == other.at
            and self.over == other.over
            and self.to == other.to
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.at, self.over, self.to))

    def __repr__(self) -> str:
        return f"Action(kind={self.kind}, at={self.at}, over={self.over}, to={self.to})"


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
        legs: Sequence[tuple[int, int, int, int]],
    ) -> None:
        self.text: str = text
        self.straight: bool = straight
        self.dots: i64 = len(spots)
        self.spots: list[int] = list(spots)
        self.dot_at: dict[int, int] = {spot: dot for dot, spot in enumerate(spots)}
        self.ring: vec[i64] = vec[i64]([1 if ring else 0 for ring in circled])
        self.set_legs(legs)
        self.set_jumps(legs, straight)
        self.set_slots()

    def set_legs(self, legs: Sequence[tuple[int, int, int, int]]) -> None:
        """`first_leg[dot]` to `first_leg[dot + 1]`: the stretches from a dot."""
        self.first_leg: vec[i64] = vec[i64]([0])
        self.leg_at: vec[i64] = vec[i64]([at for at, _, _, _ in legs])
        self.leg_to: vec[i64] = vec[i64]([to for _, to, _, _ in legs])
        self.leg_out: vec[i64] = vec[i64]([out for _, _, out, _ in legs])
        self.leg_into: vec[i64] = vec[i64]([into for _, _, _, into in legs])
        leg = 0
        for dot in range(self.dots):
            while leg < len(legs) and legs[leg][0] == dot:
                leg += 1
            self.first_leg = append(self.first_leg, leg)
        self.legs: i64 = len(legs)

    def set_jumps(self, legs: Sequence[tuple[int, int, int, int]], straight: bool) -> None:
        """C5-M6 and C5-M8: two stretches through a dot by different arms; C5-O1: by opposite ones."""
        self.first_jump: vec[i64] = vec[i64]([0])
        self.jump_at: vec[i64] = vec[i64]([])
        self.jump_over: vec[i64] = vec[i64]([])
        self.jump_to: vec[i64] = vec[i64]([])
        self.jump_out: vec[i64] = vec[i64]([])
        self.jump_into: vec[i64] = vec[i64]([])
        for dot in range(self.dots):
            for first in range(self.first_leg[dot], self.first_leg[dot + 1]):
                over = self.leg_to[first]
                for second in range(self.first_leg[over], self.first_leg[over + 1]):
                    if self.may_follow(first, second, straight) and self.leg_to[second] != dot:
                        self.jump_at = append(self.jump_at, dot)
                        self.jump_over = append(self.jump_over, over)
                        self.jump_to = append(self.jump_to, self.leg_to[second])
                        self.jump_out = append(self.jump_out, self.leg_out[first])
                        self.jump_into = append(self.jump_into, self.leg_into[second])
            self.first_jump = append(self.first_jump, len(self.jump_at))
        self.jumps: i64 = len(self.jump_at)

    def may_follow(self, first: i64, second: i64, straight: bool) -> bool:
        into, out = self.leg_into[first], self.leg_out[second]
        return out == (into + 2) % 4 if straight else out != into

    def set_slots(self) -> None:
        """Where each kind of action begins in the one list of all of them."""
        self.stacks_from: i64 = self.dots
        self.steps_from: i64 = self.stacks_from + self.dots
        self.splits_from: i64 = self.steps_from + self.legs
        self.jumps_from: i64 = self.splits_from + self.legs
        self.split_jumps_from: i64 = self.jumps_from + self.jumps
        self.sandwiches_from: i64 = self.split_jumps_from + self.jumps
        self.stop: i64 = self.sandwiches_from + self.jumps
        self.passing: i64 = self.stop + 1
        self.actions: list[Action | None] = [None] * (self.passing + 1)

    def action(self, slot: i64) -> Action:
        """The one action object of that slot."""
        found = self.actions[slot]
        if found is None:
            found = self.make(slot)
            self.actions[slot] = found
        return found

    def make(self, slot: i64) -> Action:
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
        for jump in range(self.first_jump[at], self.first_jump[at + 1]):
            if self.jump_over[jump] == over and self.jump_to[jump] == to:
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
        return asked if slot == NOWHERE else self.action(slot)
