"""Forced fives of Connect 5: whether a seat makes five in so many turns of its own, whatever the others do.

Exhaustive, without a guess: every action of every seat is tried, chains of jumps to their end. Asked for threats alone
it tries, of the seat's own turns, those after which a five is near: what it finds is as forced, but it may miss some.
It says nothing about points. Compiled.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.candidates import legal_candidates
from connectable.bots.connect5.engine.fives import is_close
from connectable.bots.connect5.engine.model import RoundModel, model_of
from connectable.bots.connect5.engine.rows import rows_for
from connectable.games.connect5.engine.actions import Action
from connectable.games.connect5.engine.state import State

MOST_TURNS: Final[i64] = 4


@final
class OutOfNodes(Exception):
    """The question takes longer than allowed."""


@final
class Solver:
    """Answers questions about one board; a count of positions bounds each of them."""

    def __init__(self, who: i64, nodes: i64, threats: bool = False) -> None:
        self.who: i64 = who
        """The seat that wants to make five."""
        self.threats: bool = threats
        """Whether its turns before the last have to threaten one."""
        self.nodes: i64 = nodes
        """Positions that may still be looked at."""
        self.killers: vec[i64] = vec[i64]([-1] * (int(MOST_TURNS) + 1))
        """By turns left: the answer that refuted the position before. It often refutes the next one, too."""

    def wins(self, model: RoundModel, turns: i64) -> bool:
        """Whether the seat, which is to act, forces a five within so many turns of its own, this one included."""
        if turns == 1 and model.chain < 0 and not is_close(model, self.who):
            return False
        for slot in legal_candidates(model):
            if self.wins_with(model, slot, turns):
                return True
        return False

    def wins_with(self, model: RoundModel, slot: i64, turns: i64) -> bool:
        """The same, if it begins with this action."""
        after = self.after(model, slot)
        if after.seat < 0:
            return after.maker == self.who
        if after.seat == self.who:  # a chain goes on
            return self.wins(after, turns)
        if turns <= 1 or (self.threats and not is_close(after, self.who)):
            return False
        return self.holds(after, turns - 1)

    def holds(self, model: RoundModel, turns: i64) -> bool:
        """Whether the seat still forces it within so many turns, whatever the seat that is to act does."""
        slots = legal_candidates(model)
        killer = self.killers[turns]
        if killer >= 0:
            for slot in slots:
                if slot == killer and not self.survives(model, slot, turns):
                    return False
        for slot in slots:
            if slot != killer and not self.survives(model, slot, turns):
                self.killers[turns] = slot
                return False
        return True

    def survives(self, model: RoundModel, slot: i64, turns: i64) -> bool:
        """Whether this answer keeps the seat from nothing."""
        after = self.after(model, slot)
        if after.seat < 0:
            return False
        if after.seat == self.who:
            if self.threats and turns > 1 and self.wins(after, 1):
                return True  # the answer was to something else: five at once
            return self.wins(after, turns)
        return self.holds(after, turns)

    def after(self, model: RoundModel, slot: i64) -> RoundModel:
        """The position after an action, one more that is looked at."""
        self.nodes -= 1
        if self.nodes < 0:
            raise OutOfNodes
        after = model.twin()
        after.act(slot)
        return after


def winning(state: State, turns: int, nodes: int) -> list[Action] | None:
    """The actions that begin a forced five within so many turns of the seat to act; None: it takes too long to say."""
    model = model_of(rows_for(state.setup.board), state)
    solver = Solver(state.seat, nodes)
    slots = legal_candidates(model)
    try:
        return [model.board.actions[slot] for slot in slots if solver.wins_with(model, slot, turns)]
    except OutOfNodes:
        return None


def can_force(state: State, turns: int, nodes: int, threats: bool = False) -> bool | None:
    """Whether the seat to act forces a five within so many turns; None: it takes too long to say."""
    try:
        return Solver(state.seat, nodes, threats).wins(model_of(rows_for(state.setup.board), state), turns)
    except OutOfNodes:
        return None


def defence(state: State, who: int, turns: int, nodes: int) -> Action:
    """What delays the five of that seat longest, the first among equals; it has so many turns left.

    Where time runs out the answer is the best one so far: it is a defence, not a proof.
    """
    model = model_of(rows_for(state.setup.board), state)
    slots = legal_candidates(model)
    left, best = slots, slots[0]
    solver = Solver(who, nodes)
    for limit in range(1, turns + 1):
        kept = vec[i64]()
        try:
            for slot in left:
                if not solver.survives(model, slot, limit):
                    kept = append(kept, slot)
        except OutOfNodes:
            pass
        if len(kept) == 0:
            break
        left, best = kept, kept[0]
    return model.board.actions[best]
