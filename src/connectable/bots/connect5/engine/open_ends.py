"""Where a seat lacks one token of a Connect 5. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.model import RoundModel
from connectable.bots.connect5.engine.playouts import fill, gap


def open_ends(model: RoundModel, seat: i64) -> i64:
    """The free dots where one more token of that seat makes a Connect 5."""
    found, total = vec[i64]([0] * int(model.board.dots)), i64(0)
    for row in range(model.rows.count):
        if model.held(seat, row) == 4:
            dot = gap(model, seat, row)
            if i64(model.cells[dot]) == 0 and found[dot] == 0 and fill(model, seat, dot, row) >= 0:
                found[dot] = 1
                total += 1
    return total
