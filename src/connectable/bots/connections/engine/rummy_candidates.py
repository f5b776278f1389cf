"""The candidates of a seat in rummy: a card to lay, a line to begin, a card to steal, or *done*.

What each is worth, only the playouts tell. Compiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connections.engine.deal import RankedCandidates
from connectable.bots.connections.engine.rummy_model import LENGTH, LINES, RummyModel

JOINS: Final[i64] = 0
"""A kind of choice: a piece (`one`) at line × 2 + end (`two`) of an own line, counted from 0."""
BEGINS: Final[i64] = 1
"""A kind of choice: a new line with a piece (`one`)."""
STEALS: Final[i64] = 2
"""A kind of choice: the card at line × 2 + end (`one`) of another seat (`two`)."""
STOPS: Final[i64] = 3
"""A kind of choice: *done*."""


@final
class RummyCandidates(RankedCandidates):
    """A position of rummy, and the choices of a seat in it: a kind and its `one` and `two`."""

    def __init__(self, model: RummyModel, seat: i64, horizon: i64) -> None:
        super().__init__(model, seat, horizon)
        self.model: RummyModel = model
        self.pieces: vec[i64] = model.pieces[:]
        self.low: vec[i64] = model.low[:]
        self.high: vec[i64] = model.high[:]
        self.lines: vec[i64] = model.lines[:]
        self.quiet: i64 = model.quiet
        self.turns: i64 = model.turns
        self.stolen: bool = model.stolen
        self.empty: bool = model.empty
        self.placed: bool = model.placed

    def playout(self, choice: i64, seed: i64) -> float:
        model, seat = self.model, self.seat
        self.restore(seed)
        kind, one, two = self.parts[3 * choice], self.parts[3 * choice + 1], self.parts[3 * choice + 2]
        if kind == JOINS:
            model.lay(seat, seat * LINES + two // 2, two % 2, one)
        elif kind == BEGINS:
            model.start(seat, one)
        elif kind == STEALS:
            model.steal(seat, two * LINES + one // 2, one % 2)
        if kind != STOPS:
            model.lay_on(seat)
        model.end_turn(seat)
        model.play_on(self.horizon)
        model.settle()
        return model.lead(seat)

    def restore(self, seed: i64) -> None:
        """Restores the position, with the unknown dealt by the seed."""
        self.deal_anew(seed)
        model = self.model
        pieces, low, high, lines = model.pieces, model.low, model.high, model.lines
        for seat in range(model.seats):
            lines[seat] = self.lines[seat]
            for line in range(seat * LINES, seat * LINES + self.lines[seat]):
                low[line], high[line] = self.low[line], self.high[line]
                for at in range(line * LENGTH + self.low[line], line * LENGTH + self.high[line]):
                    pieces[at] = self.pieces[at]
        model.turn, model.quiet, model.turns = self.seat, self.quiet, self.turns
        model.stolen, model.empty, model.placed = self.stolen, self.empty, self.placed
