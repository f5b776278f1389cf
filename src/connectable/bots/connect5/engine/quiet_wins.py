"""Wins that begin quietly: after an action the seat threatens a win by fours that no answer stops.

Two seats only: with more of them too many may answer. Every answer is tried, so that what is found is forced; what
takes more questions than allowed is overlooked. Compiled.
"""

import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.candidates import legal_candidates
from connectable.bots.connect5.engine.fives import LOOKS, five, is_close
from connectable.bots.connect5.engine.fours import win_by_fours
from connectable.bots.connect5.engine.model import RoundModel

GLANCE: Final[i64] = 40
"""Positions looked at for a threat, and for the win after each answer."""


@final
class QuietPlans:
    """Answers questions about the quiet beginnings of both seats; a count and the clock bound all of them together."""

    def __init__(self, most: i64, ends: float) -> None:
        self.most: i64 = most
        """Positions that may be asked about: whether they are won by fours."""
        self.asked: i64 = 0
        self.ends: float = ends
        """When to stop asking; 0: never."""
        self.stopper: i64 = -1
        """The answer that stopped the last threat: it often stops the next one, too."""

    def win(self, model: RoundModel) -> i64:
        """How the seat to act begins such a win; −1: not seen."""
        if model.seats != 2 or model.chain >= 0:
            return -1
        for slot in legal_candidates(model):
            if self.wins_with(model, slot):
                return slot
        return -1

    def wins_with(self, model: RoundModel, slot: i64) -> bool:
        """Whether the seat to act wins with this action, which is legal."""
        after = model.twin()
        after.act(slot)
        return after.seat == 1 - model.seat and self.is_threat(after, model.seat) and self.holds(after, model.seat)

    def is_threat(self, model: RoundModel, who: i64) -> bool:
        """Whether that seat would win by fours if the other one, which is to act, did nothing."""
        if model.near[who] == 0 and not model.has_threes(who):
            return False
        idle = model.twin()
        idle.seat = who
        return self.asks(idle)

    def holds(self, model: RoundModel, who: i64) -> bool:
        """Whether that seat wins by fours whatever the other one, which is to act, does."""
        if is_close(model, model.seat) and five(model, LOOKS, False) >= 0:
            return False
        slots = legal_candidates(model)
        stopper = self.stopper
        for slot in slots:
            if slot == stopper and not self.survives(model, slot, who):
                return False
        for slot in slots:
            if slot != stopper and not self.survives(model, slot, who):
                self.stopper = slot
                return False
        return True

    def survives(self, model: RoundModel, slot: i64, who: i64) -> bool:
        """Whether this answer stops nothing."""
        after = model.twin()
        after.act(slot)
        if after.seat < 0:
            return False
        return self.asks(after) if after.seat == who else self.holds(after, who)

    def asks(self, model: RoundModel) -> bool:
        """Whether the seat to act wins by fours; no, once enough was asked."""
        if self.is_spent():
            return False
        self.asked += 1
        return win_by_fours(model, GLANCE) >= 0

    def is_spent(self) -> bool:
        return self.asked >= self.most or (self.ends > 0.0 and time.monotonic() >= self.ends)

    def unanswered(self, model: RoundModel, slots: vec[i64]) -> vec[i64]:
        """Leaves out what the other seat answers with such a win, unless nothing else is left.

        Asked only where it would have one now: hardly an action gives it the first."""
        if model.seats != 2 or model.chain >= 0:
            return slots
        idle = model.twin()
        idle.seat = 1 - model.seat
        known = self.win(idle)
        if known < 0:
            return slots
        kept = vec[i64]()
        for slot in slots:
            after = model.twin()
            after.act(slot)
            answer: i64 = -1
            if after.seat == idle.seat and not self.is_spent():
                answer = known if self.repeats(after, known) else self.win(after)
            if answer < 0:
                kept = append(kept, slot)
            else:
                known = answer
        return kept if len(kept) > 0 else slots

    def repeats(self, model: RoundModel, slot: i64) -> bool:
        """Whether an action that won elsewhere is legal here and wins, too."""
        for each in legal_candidates(model):
            if each == slot:
                return self.wins_with(model, slot)
        return False
