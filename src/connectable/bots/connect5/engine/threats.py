"""What a position of Connect 5 threatens and offers: the facts that reasons are told from.

It compares nothing and chooses nothing. Compiled.
"""

from mypy_extensions import i64

from connectable.bots.connect5.engine.fives import LOOKS, five, is_close
from connectable.bots.connect5.engine.model import RoundModel
from connectable.bots.connect5.engine.playouts import eat, is_hunted


def threatens(model: RoundModel, who: i64) -> bool:
    """Whether that seat, were it its turn, could make a Connect 5 that wins or shares the win."""
    if model.seat < 0 or not is_close(model, who):
        return False
    turn = model.twin()
    turn.seat, turn.chain = who, -1
    return five(turn, LOOKS, False) >= 0


def in_danger(model: RoundModel, seat: i64) -> i64:
    """The dots of that seat where somebody could eat."""
    total: i64 = 0
    for dot in range(model.board.dots):
        here = i64(model.cells[dot])
        if here > 0 and (here - 1) >> 1 == seat and is_hunted(model, dot, seat):
            total += 1
    return total


def prey(model: RoundModel, seat: i64) -> i64:
    """The dots of others where that seat could eat."""
    total: i64 = 0
    for dot in range(model.board.dots):
        here = i64(model.cells[dot])
        if here > 0 and (here - 1) >> 1 != seat and eat(model, dot, seat) >= 0:
            total += 1
    return total


def holder_of_three(before: RoundModel, dot: i64, seat: i64) -> i64:
    """The seat that alone held three dots of a row through this one, or −1."""
    rows = before.rows
    for place in range(rows.first_through[dot], rows.first_through[dot + 1]):
        row = rows.through[place]
        for turn in range(1, before.seats):
            other = (seat + turn) % before.seats
            if before.held(other, row) == 3 and held(before, row) == 3:
                return other
    return -1


def threes(after: RoundModel, dot: i64, seat: i64) -> bool:
    """Whether a row through this dot holds three of that seat and nobody else."""
    rows = after.rows
    for place in range(rows.first_through[dot], rows.first_through[dot + 1]):
        row = rows.through[place]
        if after.held(seat, row) == 3 and held(after, row) == 3:
            return True
    return False


def held(model: RoundModel, row: i64) -> i64:
    """The dots of a row that anybody holds."""
    total: i64 = 0
    for seat in range(model.seats):
        total += model.held(seat, row)
    return total
