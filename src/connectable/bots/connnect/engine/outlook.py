"""What some steps of CoNNNect bring their seat at the end of the game: the planner plays on, with dice by the seed.

Nothing is estimated: what is counted are the points of the finished sheet. Compiled.
"""

from typing import Final, final

from mypy_extensions import i64

from connectable.bots.connnect.engine.candidates import acted
from connectable.bots.connnect.engine.evaluate import Evaluator
from connectable.bots.connnect.engine.model import SheetModel, model_of
from connectable.bots.connnect.engine.search import Search, Strength, roll
from connectable.games.connnect.engine.actions import SAY_DONE, Action
from connectable.games.connnect.engine.state import ROUNDS, ZONE, State
from connectable.generator import Generator

WIDTH: Final = 4
"""First numbers that are tried with every second one in the round of the decision."""


@final
class Outlook:
    """One seat in one position."""

    def __init__(self, state: State, seat: i64, evaluator: Evaluator) -> None:
        self.state = state
        self.seat = seat
        self.search = Search(state, seat, evaluator, Strength(WIDTH, 0, 0, 0.0), 0)

    def points(self, actions: list[Action], seed: int) -> float:
        """The points of the sheet at the end, when these actions come first; none for a seat that goes out."""
        state, planner = self.state, self.search.planner
        model = model_of(self.search.scene, state, state.sheets[self.seat])
        for action in actions:
            model = self.after(model, action)
        if not actions or actions[-1].kind != SAY_DONE:
            planner.finish(model)
        self.play_out(model, Generator(seed))
        return 0.0 if model.is_out else float(model.points())

    def after(self, model: SheetModel, action: Action) -> SheetModel:
        """A copy after one step."""
        if self.state.phase != ZONE:
            return acted(model, action)
        rolled: i64 = self.state.tracker[-1]
        faces: list[i64] = [rolled & 7, (rolled >> 3) & 7, (rolled >> 6) & 7]
        faces.remove(action.a)
        chosen = model.twin()
        roll(chosen, action.a, faces[0], faces[1])
        return chosen

    def play_out(self, model: SheetModel, rng: Generator) -> None:
        """Every round to come, in place; all lines of one seed meet the same dice and lose the same races."""
        search, active = self.search, self.state.active
        while model.round < ROUNDS and not model.is_out:
            fives, fours = search.lost(rng)
            if model.round < 1:
                fives, fours = 0, 0
            model.end_round(fives, fours)
            one, two, three = rng.below(6) + 1, rng.below(6) + 1, rng.below(6) + 1
            if model.round < 1:
                model.dice, model.pending = one | two << 3 | three << 6 | 7 << 9, 0
                search.quick.finish(model)
                continue
            active = (active + 1) % self.state.seats
            if active == self.seat:
                search.best_zone(model, one, two, three)
            else:
                roll(model, one, two, three)
                search.quick.finish(model)
