"""The candidates of a seat on a common web: placements that look best, and drawing, keeping or passing.

What a placement is worth in the end, only the playouts tell. Compiled.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from connectable.bots.connections.engine.deal import RankedCandidates
from connectable.bots.connections.engine.web_model import WebModel


@final
class WebCandidates(RankedCandidates):
    """A position on a web, and the choices of a seat in it: card, space and turn."""

    def __init__(self, model: WebModel, seat: i64, horizon: i64) -> None:
        super().__init__(model, seat, horizon)
        self.model: WebModel = model
        self.front: vec[i64] = model.front[:]
        self.fronts: i64 = model.fronts
        self.top: i64 = model.top
        self.out: i64 = model.out
        self.quiet: i64 = model.quiet

    def playout(self, choice: i64, seed: i64) -> float:
        model = self.model
        self.restore(seed)
        model.act(self.parts[3 * choice], self.parts[3 * choice + 1], self.parts[3 * choice + 2])
        model.play_on(self.horizon)
        model.settle()
        self.clear()
        return model.lead(self.seat)

    def restore(self, seed: i64) -> None:
        """Restores the position, with the unknown dealt by the seed."""
        self.deal_anew(seed)
        model = self.model
        front, place = model.front, model.place
        for at in range(self.fronts):
            front[at] = self.front[at]
            place[front[at]] = i16(at + 1)
        model.fronts, model.lays, model.top = self.fronts, 0, self.top
        model.turn, model.out, model.quiet = self.seat, self.out, self.quiet

    def clear(self) -> None:
        """Takes what a playout laid off the grid."""
        model = self.model
        cells, place, laid, front = model.cells, model.place, model.laid, model.front
        for at in range(model.lays):
            cells[laid[at]] = i16(0)
            place[laid[at]] = i16(0)
        for at in range(model.fronts):
            place[front[at]] = i16(0)

    def add_all(self, card: i64, only: i64, bonus: float, most: i64) -> None:
        """Adds every placement of a card, at one space or (−1) at all, by what it promises."""
        model = self.model
        for at in range(model.fronts):
            space = model.front[at]
            if only >= 0 and space != only:
                continue
            mask = model.fits(card, space)
            for turn in range(i64(4)):
                if mask >> turn & 1:
                    self.add(card, space, turn, model.promise(card, space) + bonus, most)
