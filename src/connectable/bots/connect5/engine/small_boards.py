"""Small boards of Connect 5 played out to the end by every action, where that takes few positions.

Exact, for two seats: nothing is guessed, and what takes too many positions is left to the search. Compiled.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.candidates import legal_candidates
from connectable.bots.connect5.engine.evaluate import evaluate
from connectable.bots.connect5.engine.model import MOST_SEATS, RoundModel

DOTS: Final[i64] = 12
"""Larger boards have too many positions."""
KINDS: Final[i64] = 5
"""What can be on a dot: nothing, or one or two tokens of either seat."""
DEPTH: Final[i64] = 200
"""Actions in a row; a game that goes on for longer is not solved."""
UNKNOWN: Final[i64] = -9
Key = tuple[i64, i64, i64, i64]


def best_on_small_board(model: RoundModel, slots: vec[i64], positions: i64) -> vec[i64]:
    """The actions that bring most in the end; all of them where that takes more positions than allowed."""
    if model.board.dots > DOTS or model.seats != 2:
        return slots
    solution, mover = SmallBoard(positions), model.seat
    best: i64 = UNKNOWN
    kept = vec[i64]()
    for slot in slots:
        after = model.twin()
        after.act(slot)
        value = solution.value(after, DEPTH)
        if value == UNKNOWN:
            return slots
        value = value if mover == 0 else -value
        if value > best:
            best, kept = value, vec[i64]()
        if value == best:
            kept = append(kept, slot)
    return kept


@final
class SmallBoard:
    """The result of every position that was looked at: 1 where seat 0 wins, −1 where it loses, 0 where both share."""

    def __init__(self, positions: i64) -> None:
        self.left: i64 = positions
        self.known: dict[Key, i64] = {}
        self.gains: vec[float] = vec[float]([0.0] * int(MOST_SEATS))

    def value(self, model: RoundModel, depth: i64) -> i64:
        """The result of a position; UNKNOWN once too many were looked at."""
        if model.seat < 0:
            first = evaluate(model, self.gains)
            return 0 if first < 0 else 1 - 2 * first
        key = key_of(model)
        found = self.known.get(key, UNKNOWN)
        if found != UNKNOWN:
            return found
        self.left -= 1
        if self.left < 0 or depth == 0:
            return UNKNOWN
        wanted: i64 = 1 - 2 * model.seat
        best: i64 = -wanted
        for slot in legal_candidates(model):
            after = model.twin()
            after.act(slot)
            value = self.value(after, depth - 1)
            if value == UNKNOWN:
                return UNKNOWN
            if value * wanted > best * wanted:
                best = value
            if best == wanted:
                break
        self.known[key] = best
        return best


def key_of(model: RoundModel) -> Key:
    """Everything that decides how a position goes on."""
    cells: i64 = 0
    for cell in model.cells:
        cells = cells * KINDS + i64(cell)
    turn: i64 = ((model.seat * 64 + model.still) * 4 + model.passes) * 64 + model.chain + 1
    return cells, model.reserves, model.eaten, turn * 64 + model.came
