"""The candidates of a seat in rummy: a card to lay, a line to begin, a card to steal, or *done*.

What each is worth, only the playouts tell. Compiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connections.engine.deal import DealCandidates
from connectable.bots.connections.engine.rummy_model import LENGTH, LINES, RummyModel

JOINS: Final[i64] = 0
"""A kind of choice: a piece (`one`) at line × 2 + end (`two`) of an own line, counted from 0."""
BEGINS: Final[i64] = 1
"""A kind of choice: a new line with a piece (`one`)."""
STEALS: Final[i64] = 2
"""A kind of choice: the card at line × 2 + end (`one`) of another seat (`two`)."""
STOPS: Final[i64] = 3
"""A kind of choice: *done*."""
MOST_CHOICES: Final[i64] = 96


@final
class RummyCandidates(DealCandidates):
    """A position of rummy, and the choices of a seat in it."""

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
        self.kinds: vec[i64] = vec[i64]([0] * int(MOST_CHOICES))
        self.ones: vec[i64] = vec[i64]([0] * int(MOST_CHOICES))
        self.twos: vec[i64] = vec[i64]([0] * int(MOST_CHOICES))
        self.worths: vec[float] = vec[float]([0.0] * int(MOST_CHOICES))

    def playout(self, choice: i64, seed: i64) -> float:
        model, seat = self.model, self.seat
        self.restore(seed)
        kind, one, two = self.kinds[choice], self.ones[choice], self.twos[choice]
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

    def add(self, kind: i64, one: i64, two: i64, worth: float, most: i64) -> None:
        """Adds a choice while it is among the best, sorted by worth; the first among equals stays ahead."""
        kinds, ones, twos, worths = self.kinds, self.ones, self.twos, self.worths
        at = self.choices
        if at >= most or at == MOST_CHOICES:
            at -= 1
            if worth <= worths[at]:
                return
        else:
            self.choices += 1
        while at > 0 and worth > worths[at - 1]:
            kinds[at], ones[at], twos[at], worths[at] = kinds[at - 1], ones[at - 1], twos[at - 1], worths[at - 1]
            at -= 1
        kinds[at], ones[at], twos[at], worths[at] = kind, one, two, worth
